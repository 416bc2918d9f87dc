/** How often the line is written anew on a terminal, and how often another one elsewhere. */
const usually = { terminal: 200, lines: 5000 };

export interface Progress {
  show(done: number): void;
  /** Makes room for whatever is printed next. */
  clear(): void;
  /** Since the beginning, one decimal. */
  seconds(): string;
}

/** Shows on standard error how far an import is: one line that is rewritten on a terminal, a line now and then elsewhere. */
export function progressOf(name: string, everyMs = usually): Progress {
  const isTerminal = process.stderr.isTTY;
  const begun = performance.now();
  let shown = begun;
  const show = (done: number) => {
    const now = performance.now();
    if (now - shown < (isTerminal ? everyMs.terminal : everyMs.lines)) return;
    shown = now;
    const rate = Math.round(done / ((now - begun) / 1000));
    const line = `${name}: ${done} entries, ${rate}/s`;
    process.stderr.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  };
  return {
    show,
    clear: () => {
      if (isTerminal) process.stderr.write('\r\u001b[K');
    },
    seconds: () => ((performance.now() - begun) / 1000).toFixed(1),
  };
}
