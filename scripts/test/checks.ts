import { attemptCommand } from '../run-command.ts';
import type { Outcome } from './outcome.ts';

const commands = {
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  lint: ['oxlint', '--deny-warnings'],
  types: ['tsc', '--noEmit', '-p', 'tsconfig.json'],
  imports: ['depcruise', '--config', '.dependency-cruiser.mjs', '.'],
  'dead-code': ['knip'],
} satisfies Record<string, [string, ...string[]]>;

export type Check = keyof typeof commands;

export async function runCheck(suite: Check, signal: AbortSignal): Promise<Outcome> {
  const [command, ...args] = commands[suite];
  const { code, output } = await attemptCommand(command, args, { signal });
  return { suite, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [], output };
}
