/**
 * Aborts when this process is asked to stop: by Ctrl-C, by SIGTERM, or because its parent has ended.
 * @returns {AbortSignal}
 */
export function stopRequested() {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(name, stop);
  process.channel?.unref();
  // The reader of our output may end before us, and a broken pipe must not stop the clean-up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (process.env.npm_lifecycle_event && !process.channel) watchParent(stop);
  return controller.signal;
}

/**
 * npm forwards signals, but when it is killed itself only our parent's pid changes.
 * @param {() => void} stop
 */
function watchParent(stop) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 250).unref();
}
