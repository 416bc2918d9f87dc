const width = 30;
/** How often the bar is redrawn on a terminal, in items. */
const redrawEvery = 250;

export function progressBar(total: number): (done: number) => void {
  const isTerminal = process.stderr.isTTY;
  const tenth = Math.max(1, Math.ceil(total / 10));
  return (done) => {
    if (done !== total && done % (isTerminal ? redrawEvery : tenth) !== 0) return;
    const filled = Math.round((width * done) / total);
    const bar = `[${'█'.repeat(filled)}${'░'.repeat(width - filled)}] ${done} of ${total}`;
    const end = isTerminal && done < total ? '' : '\n';
    process.stderr.write(`${isTerminal ? '\r' : ''}${bar}${end}`);
  };
}
