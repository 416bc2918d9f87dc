import { resolve } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';

const progress = resolve(import.meta.dirname, 'import-progress.ts');

async function shown(isTerminal: boolean, intervalsMs: object): Promise<string> {
  const script = `
    let now = 0;
    performance.now = () => now;
    Object.defineProperty(process.stderr, 'isTTY', { value: ${isTerminal} });
    const { importProgress } = await import(${JSON.stringify(progress)});
    const progress = importProgress('A list', ${JSON.stringify(intervalsMs)});
    for (let shown = 0; shown < 10; shown += 1) {
      now += 2;
      progress.show(1000);
    }
    progress.clear();`;
  const { stderr } = await execa(process.execPath, ['--input-type=module', '--eval', script], {
    stripFinalNewline: false,
  });
  return stderr.replaceAll('\r\u001b[K', '<rewrite>');
}

describe('import · progress', () => {
  it('rewrites one line on a terminal, and removes it at the end', async () => {
    const text = await shown(true, { terminal: 1, elsewhere: 1000 });
    expect(text).toMatch(/^(?:<rewrite>A list: 1000 entries, \d+\/s){10}<rewrite>$/);
  });

  it('prints occasional lines when it is not on a terminal', async () => {
    expect(await shown(false, { terminal: 1, elsewhere: 8 })).toMatch(
      /^(?:A list: 1000 entries, \d+\/s\n){2}$/,
    );
  });
});
