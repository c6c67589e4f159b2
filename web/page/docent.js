// The page around Docent: it fetches the program, starts it and stands between it and the browser. What the program
// offers the page lies in docent.go, what the page offers the program in docent.page.
"use strict";

const docent = globalThis.docent = { version: "{{version}}", go: {}, page: {} };

// An iPad says that it is a Macintosh, and the toolkit then takes it for a desktop.
if (navigator.maxTouchPoints > 1 && /Macintosh/.test(navigator.userAgent)) {
	const agent = navigator.userAgent + " iPad";
	Object.defineProperty(navigator, "userAgent", { get: () => agent });
}

const boot = document.getElementById("boot");

// failed tells what stands in the way of a start, where the program cannot.
function failed(why) {
	console.error(why);
	boot.hidden = false;
	boot.querySelector("progress").hidden = true;
	boot.querySelector("p").textContent = "Docent cannot start: " + (why && why.message || why);
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
docent.page.started = () => requestAnimationFrame(() => {
	boot.hidden = true;
	dispatchEvent(new Event("resize"));
});

// The toolkit looks for a folder of files that may be lost and complains where there is none. Docent keeps nothing in
// it: it is told that the folder is there.
const folder = {
	dev: 0, ino: 0, mode: 0o040777, nlink: 1, uid: 0, gid: 0, rdev: 0, size: 0, blksize: 512, blocks: 0,
	atimeMs: 0, mtimeMs: 0, ctimeMs: 0, isDirectory: () => true,
};
const unknown = fs.stat;
fs.stat = (path, done) => path.startsWith("fyne/") ? done(null, folder) : unknown(path, done);

async function start() {
	const go = new Go();
	const { instance } = await WebAssembly.instantiateStreaming(program(), go.importObject);
	await go.run(instance);
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

if ("serviceWorker" in navigator) {
	navigator.serviceWorker.register("sw.js").catch((why) => console.warn("Docent will not open without a connection:", why));
}
start().catch(failed);
