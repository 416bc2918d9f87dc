/**
 * Tells what a long command is doing, with times.
 * @typedef {{
 *   run: <Result>(done: string, work: () => Promise<Result>) => Promise<Result>,
 *   note: (text: string) => void,
 * }} Steps
 */

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {number} begun epoch milliseconds at which the whole began
 * @param {(line: string) => void} [write]
 * @returns {Steps}
 */
export function stepsSince(begun, write = console.log) {
  /** @param {string} text */
  const note = (text) => write(`${seconds(Date.now() - begun).padStart(8)}  ${text}`);
  return {
    note,
    async run(done, work) {
      const started = Date.now();
      const result = await work();
      note(`${done} (${seconds(Date.now() - started)})`);
      return result;
    },
  };
}

/** The message of an error and of what caused it; a stack would only say where we noticed. @param {unknown} error */
export function reportError(error) {
  const cause = error instanceof Error && error.cause instanceof Error ? `\n  ${error.cause.message}` : '';
  console.error(`\n${error instanceof Error ? error.message : error}${cause}`);
}
