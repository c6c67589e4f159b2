// The page around Docent: it fetches the program, starts it and stands between it and the browser. What the program
// offers the page lies in docent.go, what the page offers the program in docent.page.
"use strict";

const docent = globalThis.docent = { version: "{{version}}", go: {}, page: {} };

// An iPad says that it is a Macintosh, and the toolkit then takes it for a desktop.
if (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent)) {
	const agent = navigator.userAgent + " iPad";
	Object.defineProperty(navigator, "userAgent", { get: () => agent });
}

// The words of the page itself, in the phone's language: the program is not there yet to speak.
const allWords = {{words}};
const speaks = navigator.languages.map((tag) => tag.split("-")[0]).find((language) => allWords[language]) ?? "en";
const words = allWords[speaks];
const boot = document.getElementById("boot");
document.documentElement.lang = speaks;
boot.querySelector("p").textContent = words.boot;

// failed tells what stands in the way of a start, where the program cannot.
function failed(why) {
	console.error(why);
	boot.hidden = false;
	boot.querySelector("progress").hidden = true;
	boot.querySelector("p").textContent = words.failed.replace("{cause}", () => why && why.message || why);
}

// program fetches the program as the browser's compiler takes it. A site that cannot pack files for the wire offers
// it packed, and the page unpacks it; the service worker keeps it unpacked.
async function program() {
	const packed = "{{packed}}";
	if (packed !== "gz" || navigator.serviceWorker && navigator.serviceWorker.controller) {
		return fetch("docent.wasm");
	}
	const got = await fetch("docent.wasm.gz");
	return new Response(got.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } });
}

// started is called by the program when its first frame is about to be drawn. The toolkit measured the canvas before
// the page's style held it, so it measures again.
docent.page.started = () => requestAnimationFrame(async () => {
	boot.hidden = true;
	performance.mark("first screen");
	dispatchEvent(new Event("resize"));
	if (navigator.storage && navigator.storage.persist) {
		docent.go.persisted(await navigator.storage.persist());
	}
});

// A cookie remembers that plays are kept: a browser that deletes a site's databases to gain room leaves it.
docent.page.kept = () => /(^|; )kept=1/.test(document.cookie);
docent.page.keeps = (is) => { document.cookie = "kept=1; SameSite=Strict; max-age=" + (is ? 31536000 : 0); };

// awake keeps the screen on, again whenever the page comes back.
let awake = false, wakeLock = null;

async function stayAwake() {
	if (!navigator.wakeLock || document.visibilityState !== "visible") {
		return;
	}
	if (awake && (!wakeLock || wakeLock.released)) {
		wakeLock = await navigator.wakeLock.request("screen").catch(() => null); // a low battery refuses
	} else if (!awake && wakeLock) {
		await wakeLock.release();
		wakeLock = null;
	}
}
docent.page.awake = (on) => { awake = on; stayAwake(); };
document.addEventListener("visibilitychange", stayAwake);

const late = 300; // ms

// sound opens the audio and returns what plays samples of 16 bits, one channel. Browsers let a page be heard once it was
// touched, and may put it to sleep again; what would be heard too late is left out.
docent.page.sound = globalThis.AudioContext && ((rate) => {
	const audio = new AudioContext();
	const wake = () => { if (audio.state !== "running") { audio.resume().catch(() => {}); } };
	for (const touch of ["pointerup", "touchend", "keydown"]) {
		addEventListener(touch, wake, true);
	}
	return async (bytes) => {
		const asked = performance.now();
		if (audio.state !== "running") {
			await audio.resume().catch(() => {});
		}
		if (audio.state !== "running" || performance.now() - asked > late) {
			return;
		}
		const samples = new Int16Array(bytes.buffer);
		const buffer = audio.createBuffer(1, samples.length, rate);
		buffer.getChannelData(0).set(Float32Array.from(samples, (v) => v / 32768));
		const source = audio.createBufferSource();
		source.buffer = buffer;
		source.connect(audio.destination);
		source.start();
	};
});

// The toolkit looks for a folder of files that may be lost and complains where there is none. Docent keeps nothing in
// it: it is told that the folder is there.
const folder = {
	dev: 0, ino: 0, mode: 0o040777, nlink: 1, uid: 0, gid: 0, rdev: 0, size: 0, blksize: 512, blocks: 0,
	atimeMs: 0, mtimeMs: 0, ctimeMs: 0, isDirectory: () => true,
};
const unknown = fs.stat;
fs.stat = (path, done) => path.startsWith("fyne/") ? done(null, folder) : unknown(path, done);

// A browser may refuse a site its databases, and throw where one is opened. The toolkit only knows requests that fail.
const opens = globalThis.IDBFactory && IDBFactory.prototype.open;
if (opens) {
	IDBFactory.prototype.open = function (...args) {
		try {
			return opens.apply(this, args);
		} catch (why) {
			const request = Object.setPrototypeOf(new EventTarget(), IDBOpenDBRequest.prototype);
			const own = { error: { value: why } };
			for (const on of ["onblocked", "onerror", "onsuccess", "onupgradeneeded"]) {
				own[on] = { value: null, writable: true };
			}
			Object.defineProperties(request, own);
			setTimeout(() => {
				const told = new Event("error");
				request.dispatchEvent(told);
				request.onerror?.(told);
			});
			return request;
		}
	};
}

try {
	globalThis.localStorage;
} catch { // the toolkit's few settings are then forgotten with the page
	const kept = new Map();
	Object.defineProperty(globalThis, "localStorage", { value: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) } });
}

// A browser may take the graphics from a page, above all while nobody looks at it, and the toolkit knows no other. The page is
// then loaded anew when somebody looks, and goes on with what was open; where that is in vain, it says so.
let bereft = false;
const anew = performance.getEntriesByType("navigation")[0]?.type === "reload";

function regain() {
	if (!bereft || document.visibilityState !== "visible") {
		return;
	}
	if (anew && performance.now() < 5000) {
		failed("WebGL");
	} else {
		location.reload();
	}
}
addEventListener("webglcontextlost", () => { bereft = true; regain(); }, true);
document.addEventListener("visibilitychange", regain);

async function start() {
	const go = new Go();
	go.exit = (code) => failed("exit " + code);
	const { instance } = await WebAssembly.instantiateStreaming(program(), go.importObject);
	const over = go.run(instance);
	if ("serviceWorker" in navigator) {
		watch().catch((why) => console.warn("Docent will not open without a connection:", why));
	}
	await over;
}

// Fingers: the toolkit knows a mouse only, so touches go to the program, each with a slot: the lowest that is free.
const slots = new Map();

function touched(event) {
	const canvas = document.querySelector("canvas");
	if (!canvas || !docent.go.touch || event.target.closest("input, dialog, a")) {
		return;
	}
	event.preventDefault(); // no mouse is made of it
	const corner = canvas.getBoundingClientRect();
	const kind = event.type.slice("touch".length);
	for (const touch of event.changedTouches) {
		if (kind === "start") {
			let slot = 0;
			while ([...slots.values()].includes(slot)) {
				slot++;
			}
			slots.set(touch.identifier, slot);
		}
		docent.go.touch(kind, slots.get(touch.identifier) ?? -1, touch.clientX - corner.left, touch.clientY - corner.top, event.timeStamp);
		if (kind === "end" || kind === "cancel") {
			slots.delete(touch.identifier);
		}
	}
}
for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
	document.addEventListener(kind, touched, { passive: false });
}

// Text fields: a phone opens its keyboard for a real field only, so one lies over each of the program's, unseen until
// it is typed in.
const fields = new Map();

function fieldFor(id) {
	const field = Object.assign(document.createElement("input"), { className: "field", autocomplete: "off", enterKeyHint: "done", told: 0 });
	field.addEventListener("input", () => { field.told++; docent.go.typed(id, field.value); });
	field.addEventListener("focus", () => docent.go.focused(id, true));
	field.addEventListener("blur", () => docent.go.focused(id, false));
	field.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && !event.isComposing) {
			docent.go.submitted(id);
			field.blur();
		} else if (event.key === "Escape") {
			field.blur();
		}
	});
	for (const kind of ["keydown", "keyup", "mousedown", "mouseup", "mousemove", "contextmenu"]) {
		field.addEventListener(kind, (event) => event.stopPropagation());
	}
	document.body.append(field);
	fields.set(id, field);
	return field;
}

function showFields(all, dense) {
	for (const [id, field] of fields) {
		if (!all.some((one) => one.id === id)) {
			fields.delete(id);
			field.remove();
		}
	}
	const corner = document.querySelector("canvas").getBoundingClientRect();
	for (const one of all) {
		const field = fields.get(one.id) ?? fieldFor(one.id);
		Object.assign(field.style, {
			left: corner.left + one.x * dense + "px", top: corner.top + one.y * dense + "px",
			width: one.w * dense + "px", height: one.h * dense + "px", fontSize: one.size * dense + "px",
		});
		field.ariaLabel = one.label;
		if (one.heard >= field.told && field.value !== one.text) {
			field.value = one.text;
		}
		if (one.focused && !field.asked && document.activeElement !== field) {
			field.focus({ preventScroll: true });
		}
		field.asked = one.focused;
	}
}

// Back: one entry of the history stands before the page for as long as the program has somewhere to go back to.
let depth = 0, guarded = false;
addEventListener("popstate", () => {
	guarded = false;
	if (depth > 0) {
		docent.go.back();
	}
	guard();
});

function guard() {
	if (depth > 0 && !guarded) {
		guarded = true;
		history.pushState("guard", "");
	}
}

const rgb = (colour) => "rgb(" + colour.join(" ") + ")";

// shown is told by the program whenever something of it changes.
docent.page.shown = (text) => {
	const now = JSON.parse(text);
	depth = now.depth;
	guard();
	document.documentElement.lang = now.lang;
	document.querySelector("meta[name=theme-color]").content = rgb(now.ground);
	const style = document.documentElement.style;
	style.setProperty("--ground", rgb(now.ground));
	style.setProperty("--ink", rgb(now.ink));
	style.setProperty("--plate", rgb(now.plate));
	showFields(now.fields ?? [], now.dense);
};

// Files out: shared where a phone can, else downloaded. Files in: the browser's own chooser, which it opens for a moment
// after a tap only; later a dialog asks for another tap.
docent.page.save = async (name, bytes) => {
	const file = new File([bytes], name, { type: "application/octet-stream" });
	if (navigator.maxTouchPoints > 0 && navigator.canShare && navigator.canShare({ files: [file] })) {
		try {
			await navigator.share({ files: [file], title: name });
			return;
		} catch (why) {
			if (why.name === "AbortError") {
				return; // somebody thought better of it
			}
		}
	}
	const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60000);
};

docent.page.open = (extension) => {
	const chooser = Object.assign(document.createElement("input"), { type: "file" });
	const asking = document.createElement("dialog");
	if (!/iPad|iPhone|iPod/.test(navigator.userAgent)) {
		chooser.accept = extension; // an iPhone greys what it does not know
	}
	const over = () => asking.remove();
	chooser.addEventListener("change", async () => {
		over();
		docent.go.opened(new Uint8Array(await chooser.files[0].arrayBuffer()));
	});
	chooser.addEventListener("cancel", over);
	asking.addEventListener("close", over);
	asking.append(chooser);
	document.body.append(asking);
	try {
		chooser.showPicker();
	} catch {
		outside.ask(asking);
	}
};

// A new version waits until somebody asks for it.
let waiting = null;

async function watch() {
	const worker = await navigator.serviceWorker.register("sw.js");
	const look = () => {
		if (worker.waiting && navigator.serviceWorker.controller && waiting !== worker.waiting) {
			waiting = worker.waiting;
			docent.go.ready();
		}
	};
	worker.addEventListener("updatefound", () => worker.installing.addEventListener("statechange", look));
	look();
}

// update lets the waiting version in and loads the page anew.
docent.page.update = () => {
	navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
	waiting.postMessage("take over");
};
start().catch(failed);
