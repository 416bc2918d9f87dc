const firstMs = 1_000;
const longestMs = 15_000;

/** The delay doubles with each failure. */
export const retryDelayMs = (failures: number) => Math.min(longestMs, firstMs * 2 ** Math.min(failures, 10));
