// What a reading may take. Whatever needs more is refused or referred, and never waited for.

/** Of processor time, without a sign of progress: a step of any reading takes well under a second. A busy machine gives it longer. */
export const stepLimitMs = 2_000;
/** Loading WASM, models and language data, once in a worker. Nothing that a person sent has a part in it. */
export const loadLimitMs = 30_000;
/** Of a job by the clock, loading included, however much progress it makes. */
export const jobLimitMs = 120_000;

export const maxBytes = 20 * 2 ** 20;
export const maxPixels = 50_000_000;
/** Of the normal form: a page at 300 dpi has 1,476 across, and a card held before a camera is larger. */
export const maxSide = 2_400;
export const maxFrames = 8;

/** Of a worker. The heap of JavaScript alone: what WASM takes is bounded by the pixels. */
export const maxHeapMb = 384;
/** WASM memory never shrinks, so a worker is replaced by a fresh one. */
export const jobsPerWorker = 50;
/** How many may wait for each worker. Further ones are told to come back. */
export const maxWaiting = 200;
/** An unused worker gives its memory back. */
export const idleMs = 60_000;
