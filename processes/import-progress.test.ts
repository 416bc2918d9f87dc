import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const progress = resolve(import.meta.dirname, 'import-progress.ts');

/** What standard error shows of an import that tells of a thousand entries over and over, for 20 ms. */
async function shown(isTerminal: boolean, everyMs: object): Promise<string> {
  const script = `
    Object.defineProperty(process.stderr, 'isTTY', { value: ${isTerminal} });
    const { progressOf } = await import(${JSON.stringify(progress)});
    const progress = progressOf('A list', ${JSON.stringify(everyMs)});
    const until = performance.now() + 20;
    while (performance.now() < until) progress.show(1000);
    progress.clear();`;
  const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return stderr.replaceAll('\r\u001b[K', '<again>');
}

describe('import · progress', () => {
  it('is one line that is rewritten on a terminal, and gone at the end', async () => {
    const text = await shown(true, { terminal: 1, lines: 1000 });
    expect(text).toMatch(/^(?:<again>A list: 1000 entries, \d+\/s)+<again>$/);
  });

  it('is a line now and then elsewhere', async () => {
    expect(await shown(false, { terminal: 1, lines: 8 })).toMatch(
      /^(?:A list: 1000 entries, \d+\/s\n){1,2}$/,
    );
  });
});
