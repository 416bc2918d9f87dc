const width = 30;
const every = 250;

/** A bar on standard error of how many of so many are done: redrawn in place on a terminal, else at each tenth. */
export function progressBar(total: number): (done: number) => void {
  const isTerminal = process.stderr.isTTY;
  const tenth = Math.max(1, Math.ceil(total / 10));
  return (done) => {
    if (done !== total && done % (isTerminal ? every : tenth) !== 0) return;
    const filled = Math.round((width * done) / total);
    const bar = `[${'█'.repeat(filled)}${'░'.repeat(width - filled)}] ${done} of ${total}`;
    const end = isTerminal && done < total ? '' : '\n';
    process.stderr.write(`${isTerminal ? '\r' : ''}${bar}${end}`);
  };
}
