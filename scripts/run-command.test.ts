import { describe, expect, it } from 'vitest';
import { attemptCommand, runCommand } from './run-command';

const evaluate = (script: string) => ['--eval', script];

describe('run command', () => {
  it('returns the exit code and both outputs in order', async () => {
    const script = `
      process.stdout.write('one\\n');
      setTimeout(() => { console.error('two'); process.exitCode = 3; }, 100);`;
    expect(await attemptCommand('node', evaluate(script))).toEqual({
      code: 3,
      output: 'one\ntwo',
      standardOutput: 'one',
      standardError: 'two',
    });
  });

  it('adds variables to our environment', async () => {
    const script = 'console.log(process.env.ADDED, process.env.CHECKPOINT_DISABLE)';
    expect(await runCommand('node', evaluate(script), { env: { ADDED: 'yes' } })).toBe('yes 1');
  });

  it('throws with the output when a command fails', async () => {
    await expect(runCommand('node', evaluate(`console.error('disk full'); process.exit(2)`))).rejects.toThrow(
      /ended with exit code 2:\ndisk full$/,
    );
  });

  it('throws when there is no such command', async () => {
    await expect(attemptCommand('no-such-command', [])).rejects.toThrow('ENOENT');
  });

  it('ends the command and throws the reason when aborted', async () => {
    const controller = new AbortController();
    const running = attemptCommand('node', evaluate('setInterval(() => {}, 1000)'), {
      signal: controller.signal,
    });
    controller.abort(new Error('stopped by the test'));
    await expect(running).rejects.toThrow('stopped by the test');
  });
});
