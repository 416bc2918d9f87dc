import { resolve } from 'node:path';

const maxErrorLength = 4000;

/**
 * The script ends when this process does, even by `kill -9`.
 * @throws with the end of its standard error when it fails
 */
export async function runToEnd(script: string, args: readonly string[]): Promise<void> {
  // Loading it takes 0.1 s, and most starts of the web and the worker run no script.
  const { execaNode } = await import('execa');
  const { failed, signal, exitCode, stderr } = await execaNode(script, args, {
    nodeOptions: ['--enable-source-maps', '--import', resolve('processes/follow-supervisor.mjs')],
    stdin: 'ignore',
    stdout: 'ignore',
    reject: false,
  });
  if (!failed) return;
  const how = signal ?? `exit code ${exitCode}`;
  throw new Error(`${script} ended with ${how}. ${stderr.slice(-maxErrorLength).trim()}`);
}
