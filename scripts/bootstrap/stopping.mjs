/**
 * Aborts when this process is asked to end: by Ctrl-C, by SIGTERM, or by the end of the process that started it.
 * @returns {AbortSignal}
 */
export function stopRequested() {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(name, stop);
  process.channel?.unref();
  // Whoever read what we print may be gone before us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (process.env.npm_lifecycle_event && !process.channel) watchParent(stop);
  return controller.signal;
}

/** npm passes Ctrl-C on, but when it is killed itself nobody is left who could stop us. @param {() => void} stop */
function watchParent(stop) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 250).unref();
}
