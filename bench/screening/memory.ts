/** Memory of this process in bytes: resident now, and the most that ever was. */
export const memory = () => process.memoryUsage.rss();
export const peakMemory = () => process.resourceUsage().maxRSS * 1024;
/** What is held once all garbage is collected; the process needs `--expose-gc`. */
export function heldMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
