import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { execa } from 'execa';
import { findApiKey } from '@/lib/domain/access/service/find-api-key';
import { findProject } from '@/lib/domain/access/service/find-project';
import { signIn } from '@/lib/domain/access/service/sign-in';
import { verifyAuditLogs } from '@/lib/domain/audit/service/verify-audit-logs';
import { randomSecret } from '@/lib/platform/crypto';
import { bundled } from '@/tests/fixtures/bundled';
import { aProject, ask } from '@/tests/fixtures/project';

const program = bundled('processes/manage-access.ts');

/** The output for the operator; nothing was started there. */
const noFirstRun = { PROBITY_DATA_DIR: join(tmpdir(), 'no-such-data-folder') };

const run = (...args: string[]) => runWith(noFirstRun, ...args);

async function runWith(env: Record<string, string>, ...args: string[]) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], {
    env,
    reject: false,
  });
  // A missing field fails the expectation that reads it.
  // oxlint-disable-next-line typescript/no-explicit-any
  const printed: any = exitCode === 0 ? JSON.parse(stdout) : null;
  return { exitCode, stderr, printed };
}

describe('npm run projects', () => {
  it('creates a project with a key and an admin, who signs in', async () => {
    const [hash, email] = [randomSecret(16), `${randomSecret(8)}@example.com`];
    const { printed } = await run('projects', 'create', '--name', 'A bank', '--hash', hash, '--admin', email);
    expect(printed.project_hash).toBe(hash);
    expect((await findApiKey(printed.api_key))?.project_name).toBe('A bank');
    const [{ password }] = printed.users;
    expect(await signIn({ email, password, address: null, sessionSeconds: 60 })).toMatchObject({
      role: 'admin',
    });
    const again = await run('projects', 'create', '--name', 'Another', '--hash', hash);
    expect([again.exitCode, again.stderr]).toEqual([1, 'There is a project with this hash already.']);
  });

  it('generates a hash', async () => {
    const { printed } = await run('projects', 'create', '--name', 'A bank');
    expect(await findProject(printed.project_hash)).not.toBeNull();
  });

  it.each([
    ['projects', 'create'],
    ['projects', 'create', '--name', ' '],
    ['projects', 'create', '--name', 'A', '--hash', 'a/b'],
    ['projects', 'create', '--name', 'A', '--project', 'x'],
    ['projects', 'delete'],
    ['keys', 'rotate'],
    ['keys', 'rotate', '--project', 'no-such-project'],
  ])('refuses %s %s %s %s %s', async (...args) => {
    expect((await run(...args)).exitCode).toBe(1);
  });
});

describe('npm run keys', () => {
  it('rotates: the new key is accepted with the plan of the old one, which is refused', async () => {
    const project = await aProject({ rate_plan: 'professional' });
    const { printed } = await run('keys', 'rotate', '--project', project.hash);
    expect(printed.project_hash).toBe(project.hash);
    expect((await project.ask('GET', '/v1/alerts')).status).toBe(401);
    const headers = { 'X-API-KEY': printed.api_key };
    const { status, headers: answered } = await ask('GET', '/v1/alerts', { headers });
    expect([status, answered.get('x-ratelimit-limit')]).toEqual([200, '300']);
    const { data } = (await ask('GET', '/v1/audit-logs?event_type=api_key.rotated', { headers })).json;
    expect(data[0]).toMatchObject({ target_type: 'api_key', actor: { id: 'system' } });
    expect(await verifyAuditLogs(project.ctx, {})).toMatchObject({ valid: true });
  });

  const aDataFolder = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'first-run-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'first-run.json');
    writeFileSync(file, text);
    return {
      env: { PROBITY_DATA_DIR: folder },
      read: () => JSON.parse(readFileSync(file, 'utf8')),
      folder,
      file,
    };
  };
  const firstRun = (first: string, second: string) => ({
    project_hash: first,
    api_key: 'old-key',
    base_url: 'http://localhost:3000',
    environment: 'staging',
    second_project: { project_hash: second, api_key: 'old-key' },
    users: [{ email: 'admin@probity.example', password: 'a-password', role: 'admin' }],
  });

  // Slow because each rotation is a program of its own.
  it('writes the new key into first-run.json if the file contains the project', async () => {
    const [first, second, other] = [await aProject(), await aProject(), await aProject()];
    const before = firstRun(first.hash, second.hash);
    const { env, read, folder, file } = aDataFolder(JSON.stringify(before));
    const rotated = await runWith(env, 'keys', 'rotate', '--project', second.hash);
    const { api_key } = rotated.printed;
    const after = { ...before, second_project: { project_hash: second.hash, api_key } };
    expect([read(), rotated.stderr]).toEqual([after, `${file} has the new key.`]);
    const { printed } = await runWith(env, 'keys', 'rotate', '--project', first.hash);
    expect(read()).toEqual({ ...after, api_key: printed.api_key });
    expect(readFileSync(join(folder, 'first-flow.curl'), 'utf8')).toContain(printed.api_key);
    const elsewhere = await runWith(env, 'keys', 'rotate', '--project', other.hash);
    expect([elsewhere.exitCode, elsewhere.stderr]).toEqual([0, '']);
    expect(read()).toEqual({ ...after, api_key: printed.api_key });
  });

  it('prints the new key, and a warning, when that file cannot be changed', async () => {
    const project = await aProject();
    const rotated = await runWith(aDataFolder('{').env, 'keys', 'rotate', '--project', project.hash);
    const headers = { 'X-API-KEY': rotated.printed.api_key };
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(200);
    expect(rotated.stderr).toContain('still has the old key');
  });
});
