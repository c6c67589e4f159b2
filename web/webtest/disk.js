// What a Go test asks of an operating system, answered by the server that serves this page: tests read their testdata and
// write folders of their own as anywhere else.
"use strict";

const ask = (op, args) => {
	const call = new XMLHttpRequest();
	call.open("POST", "/disk", false);
	call.send(JSON.stringify({ op, args }));
	const answer = JSON.parse(call.responseText);
	if (answer.code) {
		throw Object.assign(new Error(answer.code), { code: answer.code });
	}
	return answer.value;
};

const packed = (bytes) => btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(""));
const asStat = (stat) => Object.assign(stat, { isDirectory: () => (stat.mode & 0o170000) === 0o040000 });

globalThis.said = "";
const decoder = new TextDecoder();

// answers are what each call makes of what the server said.
const answers = {
	open: (path, flags, mode) => ask("open", [path, flags, mode]),
	close: (fd) => ask("close", [fd]),
	fstat: (fd) => asStat(ask("fstat", [fd])),
	stat: (path) => asStat(ask("stat", [path])),
	lstat: (path) => asStat(ask("lstat", [path])),
	readdir: (path) => ask("readdir", [path]),
	mkdir: (path, mode) => ask("mkdir", [path, mode]),
	unlink: (path) => ask("unlink", [path]),
	rmdir: (path) => ask("rmdir", [path]),
	rename: (from, to) => ask("rename", [from, to]),
	fsync: () => null,
	read: (fd, buffer, offset, length, position) => {
		const bytes = atob(ask("read", [fd, length, position ?? -1]));
		for (let i = 0; i < bytes.length; i++) {
			buffer[offset + i] = bytes.charCodeAt(i);
		}
		return bytes.length;
	},
	write: (fd, buffer, offset, length, position) => {
		const bytes = buffer.subarray(offset, offset + length);
		if (fd <= 2) {
			globalThis.said += decoder.decode(bytes, { stream: true });
			return length;
		}
		return ask("write", [fd, packed(bytes), position ?? -1]);
	},
};

globalThis.fs = {
	constants: { O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536 },
	writeSync: (fd, buffer) => answers.write(fd, buffer, 0, buffer.length),
};
for (const [name, answer] of Object.entries(answers)) {
	globalThis.fs[name] = (...args) => {
		const callback = args.pop();
		let value;
		try {
			value = answer(...args);
		} catch (why) {
			callback(why);
			return;
		}
		callback(null, value);
	};
}
globalThis.path = { resolve: (...parts) => parts.reduce((all, part) => part.startsWith("/") ? part : all + "/" + part, "") };

// run runs a test binary with arguments in a folder of the server; globalThis.code is its exit code in the end.
globalThis.run = async (binary, args, env, folder) => {
	let here = folder;
	globalThis.process = {
		pid: 1, ppid: 0, getuid: () => 0, geteuid: () => 0, getgid: () => 0, getegid: () => 0, getgroups: () => [], umask: () => 0,
		cwd: () => here, chdir: (path) => { here = globalThis.path.resolve(here, path); },
	};
	await new Promise((loaded) => document.head.appendChild(Object.assign(document.createElement("script"), { src: "/wasm_exec.js", onload: loaded })));
	const go = new Go();
	go.argv = [binary, ...args];
	go.env = env;
	go.exit = (code) => { globalThis.code = code; };
	const { instance } = await WebAssembly.instantiateStreaming(fetch("/" + binary), go.importObject);
	await go.run(instance);
};
