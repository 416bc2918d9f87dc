/** In bytes. */
export const memory = () => process.memoryUsage.rss();
export const peakMemory = () => process.resourceUsage().maxRSS * 1024;
export const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
