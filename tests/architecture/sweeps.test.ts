import { describe, expect, it } from 'vitest';
import { functions } from '@/inngest/functions/all';
import { sourceFiles, textOf } from './tree';

/** What `tests/processes/sweeps.test.ts` runs in two workers at once. */
const together = textOf('tests/fixtures/sweeping-process.ts');

const notTogether: Record<string, string> = {
  screenListChanges: 'twice at once in tests/own-process/monitoring.test.ts',
  screenDueEntities: 'twice at once in tests/own-process/monitoring-interval.test.ts',
  listDueSources: 'only reads',
  syncDueList: 'starts a process, the only one of its list: tests/processes/list-sync-ended.test.ts',
};

/** How the function is declared, up to the next one of its file. */
const declarations = sourceFiles
  .filter((file) => /^inngest\/functions\/[\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = textOf(file);
    const imported = [...text.matchAll(/^import \{ (.+) \} from '@\/lib\/(?:domain|platform)\//gm)]
      .flatMap(([, names = '']) => names.split(', '))
      .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));
    return text
      .split('inngest.createFunction(')
      .slice(1)
      .map((declared) => ({ declared, imported }));
  });

const crons = declarations.filter(({ declared }) => declared.includes('cron:'));
const sweeps = crons.flatMap(({ declared, imported }) =>
  imported.filter((name) => new RegExp(`\\b${name}\\b`).test(declared)),
);

describe('sweeps', () => {
  it('are found: one at least of each function with a schedule', () => {
    const scheduled = functions.filter(({ opts }) =>
      (opts.triggers ?? []).some((trigger) => 'cron' in trigger),
    );
    expect(crons.length).toBe(scheduled.length);
    expect(sweeps.length).toBeGreaterThanOrEqual(crons.length);
  });

  it('are each run by two workers at once, or say why not', () => {
    const isRun = (name: string) => new RegExp(`^import .*\\b${name}\\b`, 'm').test(together);
    expect(sweeps.filter((name) => !isRun(name)).toSorted()).toEqual(Object.keys(notTogether).toSorted());
  });
});
