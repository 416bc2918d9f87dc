/** How often the line is redrawn on a terminal, and how often a new one is printed elsewhere. */
const defaultIntervalsMs = { terminal: 200, elsewhere: 5000 };

export interface Progress {
  show(done: number): void;
  clear(): void;
  /** Seconds since the start, with one decimal. */
  seconds(): string;
}

export function importProgress(name: string, intervalsMs = defaultIntervalsMs): Progress {
  const isTerminal = process.stderr.isTTY;
  const startedAt = performance.now();
  let shownAt = startedAt;
  const show = (done: number) => {
    const now = performance.now();
    if (now - shownAt < (isTerminal ? intervalsMs.terminal : intervalsMs.elsewhere)) return;
    shownAt = now;
    const rate = Math.round(done / ((now - startedAt) / 1000));
    const line = `${name}: ${done} entries, ${rate}/s`;
    process.stderr.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  };
  return {
    show,
    clear: () => {
      if (isTerminal) process.stderr.write('\r\u001b[K');
    },
    seconds: () => ((performance.now() - startedAt) / 1000).toFixed(1),
  };
}
