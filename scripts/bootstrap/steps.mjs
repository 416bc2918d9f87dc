/**
 * Reports the steps of a long command, with times.
 * @typedef {{
 *   run: <Result>(done: string | ((result: Result) => string | null), work: () => Promise<Result>, doing?: string) => Promise<Result>,
 *   note: (text: string) => void,
 * }} Steps
 */

/** Ensures output every five seconds, even on a busy machine. */
const progressEveryMs = 4000;

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {number} startedAt epoch milliseconds at which the command started
 * @param {(line: string) => void} [write]
 * @returns {Steps}
 */
export function stepsSince(startedAt, write = console.log) {
  /** @param {string} text */
  const note = (text) => write(`${seconds(Date.now() - startedAt).padStart(8)}  ${text}`);
  return {
    note,
    async run(done, work, doing) {
      const stepStartedAt = Date.now();
      const tell = () => note(`${doing} …`);
      if (doing) tell();
      const progress = doing ? setInterval(tell, progressEveryMs) : undefined;
      try {
        const result = await work();
        const text = typeof done === 'string' ? done : done(result);
        if (text !== null) note(`${text} (${seconds(Date.now() - stepStartedAt)})`);
        return result;
      } finally {
        clearInterval(progress);
      }
    },
  };
}

/**
 * Prints the message of an error and of its cause. A stack would not help the operator.
 * @param {unknown} error
 */
export function reportError(error) {
  const cause = error instanceof Error && error.cause instanceof Error ? `\n  ${error.cause.message}` : '';
  console.error(`\n${error instanceof Error ? error.message : error}${cause}`);
}
