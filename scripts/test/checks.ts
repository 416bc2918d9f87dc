import { attemptCommand } from '../run-command.ts';
import type { Outcome } from './outcome.ts';

const commands = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--deny-warnings'],
  // TypeScript 7, in a third of the time of the TypeScript 6 that Next and dependency-cruiser use
  // (docs/adr/0052). One thread: each checker would repeat work on shared files, and other suites use the
  // other processor (docs/adr/0117).
  types: [
    'node',
    'node_modules/typescript-7/bin/tsc',
    '--noEmit',
    '--incremental',
    'false',
    '--singleThreaded',
  ],
  'dead-code': ['knip'],
} satisfies Record<string, [string, ...string[]]>;

export type Check = keyof typeof commands;

export async function runCheck(suite: Check, signal: AbortSignal): Promise<Outcome> {
  const [command, ...args] = commands[suite];
  const { code, output } = await attemptCommand(command, args, { signal });
  return { suite, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [], repeated: [], output };
}
