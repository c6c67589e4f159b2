// What leads out of Docent and what comes into it: addresses that are visited, and files that the system opens with it.
"use strict";

const outside = globalThis.outside = {};

// ask shows something to tap in a dialog, which a tap beside it closes: not every phone has a key for that.
outside.ask = (asking) => {
	asking.addEventListener("click", (event) => { if (event.target === asking) { asking.close(); } });
	asking.showModal();
};

// visit opens an address, which may belong to an app. A browser opens it for a moment after a tap only; later a dialog asks
// for another tap.
outside.visit = (address) => {
	const link = Object.assign(document.createElement("a"), { href: address, target: "_blank", rel: "noopener", textContent: new URL(address).host });
	if (!navigator.userActivation || navigator.userActivation.isActive) {
		link.click();
		return;
	}
	const asking = document.createElement("dialog");
	asking.addEventListener("close", () => asking.remove());
	link.addEventListener("click", () => asking.close());
	asking.append(link);
	document.body.append(asking);
	outside.ask(asking);
};

// The program hands over what takes a file once it can.
const taking = new Promise((resolve) => { outside.begun = resolve; });

async function take(file) {
	const bytes = new Uint8Array(await file.arrayBuffer());
	(await taking)(file.name, bytes);
}

// Opened with the installed app.
if ("launchQueue" in globalThis) {
	launchQueue.setConsumer(async (launch) => {
		for (const handle of launch.files ?? []) {
			await take(await handle.getFile());
		}
	});
}

// Shared with the installed app: the service worker keeps the file until the page is there.
async function shared() {
	if (!new URLSearchParams(location.search).has("shared")) {
		return;
	}
	history.replaceState(null, "", "./");
	const got = await caches.match("shared", { cacheName: "shared" });
	await caches.delete("shared");
	if (got) {
		await take(new File([await got.blob()], decodeURIComponent(got.headers.get("X-Name"))));
	}
}
shared().catch((why) => console.warn("What was shared cannot be read:", why));
