/**
 * Reports the steps of a long command, with times.
 * @typedef {{
 *   run: <Result>(done: string, work: () => Promise<Result>, doing?: string) => Promise<Result>,
 *   note: (text: string) => void,
 * }} Steps
 */

const progressEveryMs = 5000;

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
      const progress = doing ? setInterval(() => note(`${doing} …`), progressEveryMs) : undefined;
      try {
        const result = await work();
        note(`${done} (${seconds(Date.now() - stepStartedAt)})`);
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
