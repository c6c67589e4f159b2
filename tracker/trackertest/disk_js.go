package trackertest

// durable names the store that a folder opens.
const durable = "indexeddb"
