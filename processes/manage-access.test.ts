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
import { asOwner } from '@/tests/fixtures/owner';
import { bundled } from '@/tests/fixtures/bundled';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { sessionCookie } from '@/tests/fixtures/sessions';

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
    ['keys', 'rotate', 'more', '--project', 'no-such-project'],
    ['people', 'reset', '--project', 'no-such-project'],
    ['people', 'reset', 'a@example.com'],
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

describe('npm run people', () => {
  async function somebody(project: TestProject) {
    const person = await project.person('admin');
    const email = `${randomSecret(8).toLowerCase()}@example.com`;
    await asOwner('update users set email = $2 where token = $1', [person.actor.id, email]);
    return { person, token: person.actor.id, email };
  }

  const eventsOf = async (project: TestProject, token: string) => {
    const { json } = await project.ask('GET', `/v1/audit-logs?target_token=${token}`);
    return json.data.map(({ event_type, actor, details }: Record<string, unknown>) => ({
      event_type,
      actor,
      details,
    }));
  };
  const actor = { id: 'system' };

  it.each([
    ['demoted', `role = 'auditor'`, { role: 'auditor', disabled: false }],
    ['disabled', 'disabled_at = now()', { role: 'admin', disabled: true }],
  ])('reset makes a %s person an active admin with a new password', async (_lost, change, from) => {
    const project = await aProject();
    const { token, email } = await somebody(project);
    await asOwner(`update users set ${change} where token = $1`, [token]);
    const { printed } = await run('people', 'reset', '--project', project.hash, email.toUpperCase());
    expect(printed).toMatchObject({ project_hash: project.hash, users: [{ email, role: 'admin' }] });
    const { password } = printed.users[0];
    expect(await signIn({ email, password, address: null, sessionSeconds: 60 })).toMatchObject({
      role: 'admin',
    });
    expect(await eventsOf(project, token)).toMatchObject([
      { event_type: 'user.password_reset', actor },
      { event_type: 'user.updated', actor, details: { from, to: { role: 'admin', disabled: false } } },
    ]);
    expect(await verifyAuditLogs(project.ctx, {})).toMatchObject({ valid: true });
  });

  it('reset ends the sessions of an admin whose password is lost, and changes nothing else', async () => {
    const project = await aProject();
    const { person, token, email } = await somebody(project);
    const headers = { Cookie: await sessionCookie(person) };
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(200);
    expect((await run('people', 'reset', '--project', project.hash, email)).exitCode).toBe(0);
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(401);
    expect(await eventsOf(project, token)).toMatchObject([{ event_type: 'user.password_reset', actor }]);
  });

  it('reset refuses an unknown project, and an email of nobody in the project', async () => {
    const [project, other] = [await aProject(), await aProject()];
    const { token, email } = await somebody(other);
    const answers = [
      await run('people', 'reset', '--project', 'no-such-project', email),
      await run('people', 'reset', '--project', project.hash, email),
    ];
    expect(answers.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual([
      [1, 'There is no project with this hash.'],
      [1, 'The project has nobody with this email address.'],
    ]);
    expect(await eventsOf(other, token)).toEqual([]);
  });
});
