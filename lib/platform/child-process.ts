import { resolve } from 'node:path';

const maxErrorLength = 4000;

/** A script writes no personal data on its standard error, so the report may be logged. */
export class ScriptFailed extends Error {
  readonly report: string;

  constructor(report: string) {
    super(report);
    this.name = 'ScriptFailed';
    this.report = report;
  }
}

/**
 * The script ends when this process does, even by `kill -9`.
 * @param env on top of this process's environment
 * @throws ScriptFailed with the end of its standard error
 */
export async function runToEnd(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  // Loading it takes 0.1 s, and most starts of the web and the worker run no script.
  const { execaNode } = await import('execa');
  const { failed, signal, exitCode, stderr } = await execaNode(script, args, {
    nodeOptions: ['source-maps', 'follow-supervisor'].flatMap((name) => [
      '--import',
      resolve(`processes/${name}.mjs`),
    ]),
    env,
    stdin: 'ignore',
    stdout: 'ignore',
    reject: false,
  });
  if (!failed) return;
  const how = signal ?? `exit code ${exitCode}`;
  throw new ScriptFailed(`${script} ended with ${how}. ${stderr.slice(-maxErrorLength).trim()}`);
}
