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

/** Of the thread that reads: the heap of JavaScript alone. */
export const maxHeapMb = 384;
/** Of a reading process, all that it holds in memory: JavaScript, WASM, and what decoders take. */
export const maxProcessMb = 1_024;
/** Linux gives it a third of what others get. With a tenth, twenty people on a busy machine waited until a challenge had run out. */
export const niceOfReading = 5;
/** WASM memory never shrinks, so a process is replaced by a fresh one. */
export const jobsPerProcess = 50;
/** How many may wait for each process. Further ones are told to come back. */
export const maxWaiting = 200;
/** An unused process gives its memory back. */
export const idleMs = 60_000;
