import { beforeAll, describe, expect, it } from 'vitest';
import { unseal } from '@/lib/platform/crypto';
import { asPerson } from '@/tests/fixtures/oauth';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const aWebhook = async () => {
  const body = { url: 'https://hooks.example/', events: ['*'] };
  return (await project.ask('POST', '/v1/webhooks', { body })).json.data;
};
const auditOf = async (id: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${id}&sort=sequence`)).json.data;

interface Secrets {
  secret: Buffer;
  previous_secret: Buffer | null;
  previous_secret_expires_at: Date | null;
}

async function secretsOf(id: string): Promise<Secrets> {
  const [row] = await asOwner<Secrets>(
    'select secret, previous_secret, previous_secret_expires_at from webhooks where token = $1',
    [id],
  );
  if (!row) throw new Error('There is no such webhook.');
  return row;
}

describe('webhooks · secrets', () => {
  it('are stored sealed', async () => {
    const { id, secret } = await aWebhook();
    const stored = (await secretsOf(id)).secret;
    expect(stored.toString('latin1')).not.toContain('whsec_');
    expect(unseal(stored)).toBe(secret);
  });
});

describe('webhooks · rotate-secret', () => {
  it('answers with a new secret once, and keeps the old one valid for 24 hours', async () => {
    const { id, secret } = await aWebhook();
    const { status, json } = await project.ask('POST', `/v1/webhooks/${id}/rotate-secret`);
    expect([status, json.data.id]).toEqual([200, id]);
    expect(json.data.secret).toMatch(/^whsec_/);
    expect(json.data.secret).not.toBe(secret);
    const stored = await secretsOf(id);
    expect(unseal(stored.secret)).toBe(json.data.secret);
    expect(unseal(stored.previous_secret ?? Buffer.alloc(0))).toBe(secret);
    const rotatedAt = Date.parse(json.data.updated_at);
    const expiresAt = stored.previous_secret_expires_at?.getTime() ?? 0;
    // To the second, because the database rounds both, and the clock may be adjusted meanwhile.
    expect(Math.abs(expiresAt - rotatedAt - 24 * 3_600_000)).toBeLessThan(1_000);
    const audited = await auditOf(id);
    expect(audited.at(-1).event_type).toBe('webhook.secret_rotated');
    expect(JSON.stringify(audited)).not.toContain('whsec_');
  });

  it('happens once when two are requested at the same time: the other is refused with 409', async () => {
    const { id, secret } = await aWebhook();
    const rotate = () => project.ask('POST', `/v1/webhooks/${id}/rotate-secret`);
    const answers = await race('webhooks', id, [rotate, rotate]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200);
    const stored = await secretsOf(id);
    expect(unseal(stored.secret)).toBe(winner?.json.data.secret);
    expect(unseal(stored.previous_secret ?? Buffer.alloc(0))).toBe(secret);
    expect((await auditOf(id)).map(({ event_type }: { event_type: string }) => event_type)).toEqual([
      'webhook.created',
      'webhook.secret_rotated',
    ]);
  });
});

describe('webhooks · scopes', () => {
  it('let auditors read and admins change; analysts and reviewers get 403 for a change', async () => {
    const { id } = await aWebhook();
    for (const role of ['auditor', 'analyst', 'reviewer'] as const) {
      const person = await project.person(role);
      expect((await asPerson(person, 'GET', `/v1/webhooks/${id}`)).status).toBe(200);
      expect((await asPerson(person, 'GET', `/v1/webhooks/${id}/deliveries`)).status).toBe(200);
      const changes = [
        ['POST', '/v1/webhooks'],
        ['PATCH', `/v1/webhooks/${id}`],
        ['DELETE', `/v1/webhooks/${id}`],
        ['POST', `/v1/webhooks/${id}/rotate-secret`],
        ['POST', `/v1/webhooks/${id}/test`],
        ['POST', `/v1/webhooks/${id}/deliveries/whd_1/replay`],
      ] as const;
      for (const [method, path] of changes) {
        const { status, json } = await asPerson(person, method, path);
        expect([status, json.error.message], `${role} ${method} ${path}`).toEqual([
          403,
          expect.stringContaining('webhooks:write'),
        ]);
      }
    }
    const admin = await project.person('admin');
    expect((await asPerson(admin, 'POST', `/v1/webhooks/${id}/test`)).status).toBe(201);
  });
});
