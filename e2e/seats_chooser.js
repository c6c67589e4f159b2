// What a player does with the page of a seat, reading only what stands on it: survey() lists the forms, act() fills one in
// and sends it.
window.player ||= (() => {
  const forms = () => [...document.querySelectorAll('#do form[action="/do"]')]
  const fold = f => f.closest('details.fold')?.dataset.k || 'main'
  const deeds = () => forms().flatMap((f, i) => {
    const named = [...f.querySelectorAll('button[name=o]')]
    const hidden = f.querySelector('input[name=o]')
    const o = hidden ? [hidden.value] : named.map(b => b.value)
    return o.map(o => ({ form: i, o, kind: o.slice(o.indexOf('.') + 1), place: fold(f) }))
  })
  const survey = () => ({ deeds: deeds(), over: !!document.querySelector('#score'), mine: !!document.querySelector('#mine h3') })

  let seed = 1
  const below = n => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
  const any = list => list[below(list.length)]
  const shuffled = list => {
    const all = [...list]
    for (let i = all.length; i > 1; i--) { const j = below(i); [all[i - 1], all[j]] = [all[j], all[i - 1]] }
    return all
  }
  const put = (e, value) => {
    e.value = value
    e.dispatchEvent(new Event('input', { bubbles: true }))
    e.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // many is how many of a list are picked: as many as its legend tells, where it tells.
  const many = (set, most) => {
    const told = (set.querySelector('legend small')?.textContent.match(/\d+/g) || []).map(Number)
    const [from, to] = told.length > 1 ? told : told.length && below(2) ? [told[0], told[0]] : [0, told[0] ?? most]
    return Math.min(most, from + below(to - from + 1))
  }
  const fill = (f, word) => {
    for (const e of f.querySelectorAll('input[role=switch]')) if (below(2)) e.click()
    for (const e of f.querySelectorAll('input[type=text], input:not([type])')) put(e, word)
    for (const e of f.querySelectorAll('.field:not(.line) input[type=number]')) {
      if (!e.value || below(3)) put(e, +e.min + below(Math.min(+e.max - +e.min, 8) + 1))
    }
    for (const e of f.querySelectorAll('select')) {
      const row = e.closest('.parts')
      if (row && row !== row.parentNode.querySelector('.parts')) continue
      put(e, any([...e.options].filter(o => o.value)).value)
    }
    const radios = [...f.querySelectorAll('input[type=radio]')]
    for (const name of new Set(radios.map(r => r.name))) any(radios.filter(r => r.name === name)).click()
    for (const set of f.querySelectorAll('fieldset')) {
      const boxes = [...set.querySelectorAll('input[type=checkbox]')]
      if (boxes.length) {
        const on = shuffled(boxes).slice(0, many(set, boxes.length))
        for (const b of boxes) if (b.checked !== on.includes(b)) b.click()
      }
      const counts = [...set.querySelectorAll('.line')]
      if (counts.length) {
        const inputs = counts.map(c => c.querySelector('input'))
        for (const e of inputs) put(e, 0)
        for (let n = many(set, inputs.reduce((sum, e) => sum + +e.max, 0)); n > 0; n--) {
          const more = inputs.filter(e => +e.value < +e.max)
          if (more.length) any(more).parentNode.querySelector('[data-step="1"]').click()
        }
      }
    }
  }
  const act = async (deed, from, word) => {
    seed = from
    const f = forms()[deed.form]
    const same = f && deeds().some(d => d.form === deed.form && d.o === deed.o)
    if (!same) return { gone: true }
    for (let d = f.closest('details'); d; d = d.parentNode.closest('details')) if (!d.open) d.querySelector('summary').click()
    const named = [...f.querySelectorAll('button[name=o]')].find(b => b.value === deed.o)
    let sends = named
    if (!named) {
      fill(f, word)
      sends = f.querySelector('button.deed') || any([...f.querySelectorAll('button[name^="f."]')])
    }
    sends.click()
    while (f.dataset.busy) await new Promise(r => setTimeout(r, 4))
    return { refused: document.querySelector('#say [role=alert] p')?.textContent || '' }
  }
  // current reports whether the page shows what the host would send now.
  const current = async () => {
    const r = await fetch('/part', { headers: { 'Docent-Part': '1' } })
    if (!r.ok || r.headers.get('Docent-Seat') !== document.body.dataset.seat || !document.querySelector('#offline').hidden) return false
    const doc = new DOMParser().parseFromString(await r.text(), 'text/html')
    const hashes = on => [...on.querySelectorAll('[data-h]')].filter(s => s.id !== 'say').map(s => s.id + s.dataset.h).join()
    return hashes(doc) === hashes(document)
  }
  return { survey, act, current }
})()
