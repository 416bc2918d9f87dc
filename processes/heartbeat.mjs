// Preloaded into the web and the worker: tells the supervisor that the event loop is running
// (scripts/serve/heartbeat.ts).
const everyMs = 1000;

// After the supervisor has ended, the channel is closed.
const beat = () => process.connected && process.send?.('alive', () => {});

setInterval(beat, everyMs).unref();
