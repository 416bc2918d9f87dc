import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaNode } from 'execa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runToEnd } from './child-process';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-child-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeScript(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('child process', () => {
  it('runs a script with its arguments until it ends', async () => {
    const file = join(folder, 'written');
    const script = await writeScript(
      'script.mjs',
      `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], process.argv[3]);`,
    );
    await runToEnd(script, [file, 'done']);
    expect(await readFile(file, 'utf8')).toBe('done');
  });

  it('gives a script only one secret of the process, the database URL', async () => {
    const file = join(folder, 'environment');
    const script = await writeScript(
      'script.mjs',
      `import { writeFileSync } from 'node:fs'; writeFileSync(process.argv[2], JSON.stringify(process.env));`,
    );
    const secrets = ['INNGEST_SIGNING_KEY', 'SMTP_URL', 'PROBITY_AUDIT_KEY', 'PROBITY_HASH_KEY'];
    for (const name of [...secrets, 'DATABASE_URL', 'PROBITY_DATA_DIR']) vi.stubEnv(name, `the ${name}`);
    await runToEnd(script, [file], { DATABASE_URL: 'of imports' }).finally(() => vi.unstubAllEnvs());
    const told: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    expect(told).toMatchObject({ DATABASE_URL: 'of imports', PROBITY_DATA_DIR: 'the PROBITY_DATA_DIR' });
    expect(secrets.filter((name) => told[name] === `the ${name}`)).toEqual([]);
    // The settings are only valid with one.
    expect(told['PROBITY_HASH_KEY']).toMatch(/^[\w-]{43}$/);
  });

  it('throws the exit code and the error output of a script that fails', async () => {
    const script = await writeScript('script.mjs', `console.error('ENOSPC'); process.exitCode = 3;`);
    await expect(runToEnd(script, [])).rejects.toThrow(/ended with exit code 3\. ENOSPC$/);
  });

  it('ends a script that exceeds its time limit', async () => {
    const script = await writeScript('script.mjs', `setInterval(() => {}, 1000);`);
    await expect(runToEnd(script, [], {}, 200)).rejects.toThrow(/ended with SIGTERM/);
  });

  it('ends the script when the process that runs it is killed', async () => {
    const pidFile = join(folder, 'pid');
    const script = await writeScript(
      'script.mjs',
      `import { writeFileSync } from 'node:fs';
       writeFileSync(process.argv[2], String(process.pid)); setInterval(() => {}, 1000);`,
    );
    const starter = await writeScript(
      'starter.mjs',
      `const { runToEnd } = await import(${JSON.stringify(join(import.meta.dirname, 'child-process.ts'))});
       await runToEnd(${JSON.stringify(script)}, [${JSON.stringify(pidFile)}]);`,
    );
    const parent = execaNode(starter, { reject: false });
    const pid = await vi.waitFor(async () => Number(await readFile(pidFile, 'utf8')) || Promise.reject(), {
      timeout: 10_000,
    });
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  });
});
