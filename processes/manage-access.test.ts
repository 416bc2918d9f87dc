import { describe, expect, it } from 'vitest';
import { execa } from 'execa';
import { findApiKey } from '@/lib/domain/access/service/find-api-key';
import { findProject } from '@/lib/domain/access/service/find-project';
import { signIn } from '@/lib/domain/access/service/sign-in';
import { verifyAuditLogs } from '@/lib/domain/audit/service/verify-audit-logs';
import { randomSecret } from '@/lib/platform/crypto';
import { bundled } from '@/tests/fixtures/bundled';
import { aProject, ask } from '@/tests/fixtures/project';

const program = bundled('processes/manage-access.ts');

async function run(...args: string[]) {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [program, ...args], { reject: false });
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

  it('invents a hash', async () => {
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
  it('rotates: the new key is let in with the plan of the old one, which is not any more', async () => {
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
});
