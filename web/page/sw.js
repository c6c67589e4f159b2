// The service worker: it keeps every file of one version, so that Docent opens without a connection, and lets the
// next version wait until somebody asks for it.
"use strict";

const version = "{{version}}", packed = "{{packed}}";
const files = [{{files}}];
const kept = "docent-" + version;

// fetched gets a file as the site has it now, the program unpacked.
async function fetched(file) {
	if (packed !== "gz" || file !== "docent.wasm") {
		return fetch(file, { cache: "no-cache" });
	}
	const got = await fetch(file + ".gz", { cache: "no-cache" });
	return new Response(got.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } });
}

addEventListener("install", (event) => event.waitUntil((async () => {
	const cache = await caches.open(kept);
	await Promise.all(files.map(async (file) => {
		const got = await fetched(file);
		if (!got.ok) {
			throw new Error(file + ": " + got.status);
		}
		await cache.put(file, got);
	}));
})()));

addEventListener("activate", (event) => event.waitUntil((async () => {
	for (const name of await caches.keys()) {
		if (name.startsWith("docent-") && name !== kept) {
			await caches.delete(name);
		}
	}
	await clients.claim();
})()));

addEventListener("message", (event) => {
	if (event.data === "take over") {
		skipWaiting();
	}
});

addEventListener("fetch", (event) => {
	if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) {
		event.respondWith((async () => await (await caches.open(kept)).match(event.request, { ignoreSearch: true }) || fetch(event.request))());
	}
});

// What another app shares is kept until the page is there, which then opens it.
async function shared(request) {
	const file = (await request.formData()).get("file");
	if (!(file instanceof File)) {
		return Response.redirect("./", 303);
	}
	const cache = await caches.open("shared");
	await cache.put("shared", new Response(file, { headers: { "X-Name": encodeURIComponent(file.name) } }));
	return Response.redirect("./?shared", 303);
}

addEventListener("fetch", (event) => {
	if (event.request.method === "POST" && event.request.url === new URL("share", registration.scope).href) {
		event.respondWith(shared(event.request));
	}
});
