import { execa } from 'execa';
import { commandEnvironment } from './bootstrap/own-node.mjs';

export interface CommandOptions {
  env?: Record<string, string | undefined>;
  signal?: AbortSignal;
}

export interface CommandResult {
  /** Null if a signal ended the command. */
  code: number | null;
  /** Standard output and standard error, in the order they were written. */
  output: string;
  standardOutput: string;
  standardError: string;
}

/**
 * Runs an installed command to its end, and returns when its children have closed their output too.
 * @throws the signal's reason when it is aborted, or when the command cannot be started
 */
export async function attemptCommand(
  command: string,
  args: readonly string[],
  { env = {}, signal }: CommandOptions = {},
): Promise<CommandResult> {
  const result = await execa(command, args, {
    env: { ...commandEnvironment(), ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
    cancelSignal: signal,
    // The test tools have servers to stop first.
    forceKillAfterDelay: false,
  });
  signal?.throwIfAborted();
  if (result.exitCode === undefined && !result.signal) throw result;
  return {
    code: result.exitCode ?? null,
    output: result.all.trim(),
    standardOutput: result.stdout.trim(),
    standardError: result.stderr.trim(),
  };
}

/** @throws with the output of the command when it fails */
export async function requireCommand(
  command: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<CommandResult> {
  const result = await attemptCommand(command, args, options);
  if (result.code === 0) return result;
  throw new Error(`${[command, ...args].join(' ')} ended with exit code ${result.code}:\n${result.output}`);
}

/** @throws as requireCommand */
export const runCommand = async (...command: Parameters<typeof requireCommand>): Promise<string> =>
  (await requireCommand(...command)).output;
