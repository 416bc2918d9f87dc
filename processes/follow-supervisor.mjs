// Loaded into the web and the worker ahead of their own code: they end with whoever started them, however it ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
