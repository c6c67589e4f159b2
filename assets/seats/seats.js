'use strict'
;(() => {
  const $ = (s, on = document) => on.querySelector(s)
  const all = (s, on = document) => [...on.querySelectorAll(s)]
  document.documentElement.classList.add('js')
  const steps = e => {
    const b = e.target.closest('[data-step]')
    if (!b) return
    const n = document.getElementById(b.dataset.for)
    n.value = Math.min(+n.max, Math.max(+n.min, (+n.value || 0) + +b.dataset.step))
  }
  document.addEventListener('click', steps)
  const chosen = s => { for (const p of all(`svg[data-for="${s.id}"] [data-pick]`)) p.classList.toggle('on', p.dataset.pick === s.value) }
  document.addEventListener('click', e => {
    const p = e.target.closest('[data-pick]')
    if (!p) return
    const s = document.getElementById(p.closest('[data-for]').dataset.for)
    s.value = p.dataset.pick
    s.dispatchEvent(new Event('input', { bubbles: true }))
  })
  document.addEventListener('input', e => { if (e.target.tagName === 'SELECT') chosen(e.target) })
  const alert = $('[role=alert]')
  if (alert) alert.focus()
  const body = document.body
  if (!body.dataset.seat) return

  let seen = +body.dataset.version, newest = seen, posts = 0, stale = false, busy = false, last = Date.now(), skew = body.dataset.now - last, stream
  const big = body.classList.contains('big')
  const kept = name => { try { return localStorage['docent-' + name] } catch { return '' } }
  const keep = (name, on) => { try { localStorage['docent-' + name] = on ? '1' : '' } catch {} }
  let audio
  const ring = () => {
    if (kept('vibrate') && navigator.vibrate) navigator.vibrate([120, 60, 120])
    if (!kept('sound') || !audio) return
    const o = audio.createOscillator(), g = audio.createGain(), t = audio.currentTime
    o.frequency.value = 660
    g.gain.setValueAtTime(.2, t)
    g.gain.exponentialRampToValueAtTime(.001, t + .5)
    o.connect(g).connect(audio.destination)
    o.start(t)
    o.stop(t + .5)
  }
  const listen = () => { audio = audio || new (window.AudioContext || window.webkitAudioContext)(); audio.resume() }
  for (const s of all('[data-call-by]')) {
    s.checked = !!kept(s.dataset.callBy)
    s.addEventListener('change', () => { keep(s.dataset.callBy, s.checked); listen(); if (s.checked) ring() })
  }
  for (const s of all('.js-only')) s.hidden = false
  if (!navigator.vibrate) $('[data-call-by=vibrate]')?.closest('label').remove()
  document.addEventListener('pointerdown', () => kept('sound') && listen())

  const lost = on => { body.classList.toggle('lost', on); $('#offline').hidden = !on }
  const told = () => new Set(all('.lines li').map(li => li.dataset.id))
  const name = e => (e.form && e.form.dataset.k) + '|' + e.name + '|' + (/radio|checkbox/.test(e.type) ? e.value : '')
  const touched = new Map()
  document.addEventListener('input', e => {
    const t = e.target
    if (!t.form || !t.form.dataset.k) return
    if (t.type === 'radio') for (const r of t.form.elements[t.name].length ? t.form.elements[t.name] : [t]) touched.set(name(r), r.checked)
    else touched.set(name(t), t.type === 'checkbox' ? t.checked : t.value)
  })
  const restore = on => {
    for (const e of all('input,select', on)) {
      if (!touched.has(name(e))) continue
      if (/radio|checkbox/.test(e.type)) e.checked = touched.get(name(e))
      else e.value = touched.get(name(e))
    }
  }
  const lineOf = a => a.closest('li[data-id]')?.dataset.id
  const reading = line => line && $(`li[data-id="${line}"] a`) // a line may have gone to another part of the page
  const refocus = to => {
    if (to) to.focus({ preventScroll: true })
    if (document.activeElement === body) $('#main').focus({ preventScroll: true }) // gone, or folded away
  }
  const put = (fresh, behind) => {
    const old = document.getElementById(fresh.id)
    if (!old) { document.getElementById(behind).after(fresh); return }
    if (old.dataset.h === fresh.dataset.h) return
    const open = new Map(all('details', old).map(d => [d.dataset.k, d.open]))
    for (const d of all('details', fresh)) if (open.has(d.dataset.k)) d.open = open.get(d.dataset.k) || d.open
    const a = document.activeElement
    const at = old.contains(a) ? { id: a.id, name: a.name, value: a.value, sum: a.tagName === 'SUMMARY' && a.parentNode.dataset.k, line: lineOf(a) } : null
    restore(fresh)
    old.replaceWith(fresh)
    for (const s of all('select', fresh)) chosen(s)
    if (!at) return
    const again = at.id && document.getElementById(at.id) || at.sum && $(`details[data-k="${at.sum}"]>summary`, fresh) ||
      reading(at.line) ||
      at.name && all('button,input,select', fresh).find(e => e.name === at.name && (e.tagName === 'SELECT' || e.value === at.value))
    refocus(again)
  }
  // What went wrong stays until this phone does something else: others' moves do not clear it away.
  const take = (html, r, own) => {
    if (r.headers.get('Docent-Seat') !== null && r.headers.get('Docent-Seat') !== body.dataset.seat) { location.reload(); return }
    const before = told(), call = $('#status .now').dataset.call
    const doc = new DOMParser().parseFromString(html, 'text/html')
    const fresh = all('[data-h]', doc)
    for (const [i, s] of fresh.entries()) if (own || s.id !== 'say' || !$('#say [role=alert]')) put(document.importNode(s, true), fresh[i - 1]?.id)
    for (const s of all('#main>[data-h]')) {
      if (fresh.some(f => f.id === s.id)) continue
      const a = document.activeElement, held = s.contains(a)
      s.remove()
      if (held) refocus(reading(lineOf(a)))
    }
    const by = Date.parse(r.headers.get('Date')) - Date.now()
    if (Math.abs(by - skew) > 2000) skew = by // a header knows no less than seconds
    seen = +r.headers.get('Docent-Version')
    const status = $('#status .now'), now = status.dataset.call, say = []
    for (const li of all('.lines li').reverse()) if (!before.has(li.dataset.id)) { li.classList.add('new'); say.push($('.said', li).textContent) }
    if (now && now !== call) { say.unshift(now); ring() }
    document.title = status.dataset.title
    if (say.length) {
      const p = document.createElement('p')
      p.textContent = say.join('. ')
      $('#live').replaceChildren(p)
    }
    since()
    ticks()
    const wrong = own && $('#say [role=alert]')
    if (wrong) { wrong.focus(); wrong.scrollIntoView({ block: 'center' }) }
    lost(false)
  }
  const get = async (url, options = {}) => {
    const stop = new AbortController(), timer = setTimeout(() => stop.abort(), 8000)
    try {
      return await fetch(url, { ...options, signal: stop.signal, headers: { 'Docent-Part': '1', ...options.headers } })
    } finally { clearTimeout(timer) }
  }
  let again
  const refresh = async () => {
    if (busy) return
    busy = true
    clearTimeout(again)
    try {
      while (stale || seen < newest) {
        stale = false
        const before = posts, r = await get('/part' + (big ? '?board' : ''))
        if (r.status === 410) { location.reload(); return }
        if (!r.ok) throw r
        const html = await r.text()
        if (before === posts) take(html, r) // else an answer of this phone came sooner, and shows more
      }
      lost(false)
    } catch { stale = true; lost(true); again = setTimeout(refresh, 2000) } finally { busy = false }
  }
  const open = () => {
    if (document.hidden) return
    if (stream) stream.close()
    last = Date.now()
    stream = new EventSource('/events')
    const heard = e => {
      last = Date.now()
      stale ||= +e.data < seen // another host
      newest = +e.data
      lost(false)
      refresh()
    }
    stream.addEventListener('version', heard)
    stream.addEventListener('beat', heard)
    stream.onerror = () => { if (stream.readyState === 2) { lost(true); setTimeout(open, 2000) } else lost(true) }
  }
  const back = () => { stale = true; refresh(); open() }
  document.addEventListener('visibilitychange', () => { if (document.hidden) { stream?.close(); stream = null } else back() })
  addEventListener('pageshow', e => { if (e.persisted) back() })
  addEventListener('online', back)
  addEventListener('pagehide', () => stream?.close())
  setInterval(() => { if (!document.hidden && Date.now() - last > 40000) back(); since() }, 5000)
  const since = () => {
    for (const s of all('[data-since]')) {
      const m = Math.floor((Date.now() + skew - s.dataset.since) / 60000)
      s.textContent = m > 0 ? s.dataset.word.replace('#', m) : ''
    }
  }

  const ticks = () => {
    for (const s of all('[data-until]')) {
      const n = Math.max(0, Math.ceil((s.dataset.until - Date.now() - skew) / 1000))
      s.textContent = [n / 60, n % 60].map(x => `${Math.floor(x)}`.padStart(2, 0)).join(':')
    }
  }
  setInterval(ticks, 500)

  document.addEventListener('submit', async e => {
    const f = e.target
    if (f.getAttribute('action') !== '/do') return
    e.preventDefault()
    const b = e.submitter
    if (f.dataset.busy) return
    f.dataset.busy = '1'
    b?.setAttribute('aria-busy', 'true')
    const data = new URLSearchParams(new FormData(f))
    if (b && b.name) data.append(b.name, b.value)
    try {
      const r = await get('/do', { method: 'POST', body: data })
      if (r.status === 410) { location.reload(); return }
      if (r.ok) touched.clear()
      const html = await r.text()
      if (/text\/html/.test(r.headers.get('Content-Type'))) {
        posts++
        if (r.ok && +r.headers.get('Docent-Version') < seen) { // others' moves came sooner, or the host is another one
          $('#say').replaceChildren()
          stale = true
        } else take(html, r, true)
        refresh()
      } else $('#live').textContent = html
    } catch { lost(true); open() } finally { delete f.dataset.busy; b?.removeAttribute('aria-busy') }
  })
  const why = $('#why')
  document.addEventListener('click', async e => {
    if (e.target.closest('[data-close]') || e.target === why) { why.close(); return }
    const a = e.target.closest('a[href^="/rule/"]')
    if (!a || e.ctrlKey || e.metaKey) return
    e.preventDefault()
    try {
      const r = await get(a.href)
      if (!r.ok) throw r
      why.firstElementChild.innerHTML = await r.text()
      why.setAttribute('aria-labelledby', 'why-title')
      why.showModal()
    } catch { location = a.href }
  })
  since()
  ticks()
  open()
})()
