// Preloaded into the web, the worker and their scripts, to end them when their parent ends, even by `kill
// -9`.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
