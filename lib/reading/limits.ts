// Limits of a reading. Whatever exceeds them is refused or referred; nobody waits for it.

/**
 * Processor time without progress. Any step of a reading takes well under a second; a busy machine gets longer by the
 * clock.
 */
export const stepLimitMs = 2_000;
/**
 * Processor time of a job besides loading. Ordinary captures take a quarter of a second, documents one to three; the sixty
 * lines of an image of noise took half a minute.
 */
export const jobWorkMs = {
  capture: 4_000,
  png: 2_000,
  document: 8_000,
  faces: 8_000,
} as const;
/** Time to load WASM, models and language data, once per worker. It does not depend on what a person sent. */
export const loadLimitMs = 30_000;
/** Wall-clock time of a job including loading, however much progress it makes. */
export const jobLimitMs = 120_000;
/** Time to open an image, by the clock. A bucket gets three attempts of ten seconds. */
export const openLimitMs = 40_000;

export const maxBytes = 20 * 2 ** 20;
export const maxPixels = 50_000_000;
/**
 * Largest side of the normal form: a page at 300 dpi is 1,476 pixels wide, and a card held before a camera is larger.
 */
export const maxSide = 2_400;
export const maxFrames = 8;

/** JavaScript heap of the reading thread. */
export const maxHeapMb = 384;
/** Whole memory of a reading process: JavaScript, WASM and decoders. */
export const maxProcessMb = 1_024;
/**
 * Linux gives it a third of the processor time of others. With a tenth, twenty people on a busy machine waited until
 * their challenge had expired.
 */
export const niceOfReading = 5;
/** WASM memory never shrinks, so a process is replaced after this many jobs. */
export const jobsPerProcess = 50;
/** Jobs of each project that may wait for a process. Its further callers are asked to come back. */
export const maxWaiting = 200;
/** An unused process is ended after this time, to free its memory. */
export const idleMs = 60_000;
