// Preloaded into the web and the worker: tells the supervisor that the event loop turns (scripts/serve/heartbeat.ts).
const everyMs = 1000;

// A supervisor that has ended closes the channel, and then nobody is to be told.
const beat = () => process.connected && process.send?.('alive', () => {});

setInterval(beat, everyMs).unref();
