import { beforeEach, describe, expect, it } from 'vitest';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { anAlert } from '@/tests/fixtures/factories';
import { commitAll, letHoldEnd } from '@/tests/fixtures/held-alerts';
import { asOwner } from '@/tests/fixtures/owner';
import { aClient, aToken, asPerson, bearer, type Client } from '@/tests/fixtures/oauth';
import type { Context } from '@/lib/platform/context';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let admin: Context;
let alert: string;

beforeEach(async () => {
  project = await aProject();
  admin = await project.person('admin');
  alert = (await anAlert(project.ctx)).token;
});

const hold = (headers: Record<string, string>) =>
  ask('POST', '/v1/alerts/bulk/acknowledge', {
    headers,
    body: { alert_tokens: [alert], hold_seconds: 10 },
  });
/** Ends the hold and returns the alert's last audit record, read as an admin because the key may be revoked. */
async function commit(): Promise<string> {
  await letHoldEnd(alert);
  await commitAll();
  const { json } = await asPerson(admin, 'GET', `/v1/audit-logs?target_token=${alert}&sort=sequence`);
  return json.data.at(-1).event_type;
}
async function holdAs(client: Client): Promise<void> {
  const { headers } = bearer(await aToken(client));
  expect((await hold(headers)).json.data).toMatchObject({ succeeded: 1 });
}

describe('alerts · a held move of a machine', () => {
  it('is made with a key that is still valid', async () => {
    await hold({ 'X-API-KEY': project.apiKey });
    expect(await commit()).toBe('alert.acknowledged');
  });

  it('is refused when the key has been revoked since', async () => {
    await hold({ 'X-API-KEY': project.apiKey });
    await rotateApiKey(project.ctx, 'unlimited');
    expect(await commit()).toBe('alert.hold_refused');
  });

  it('is made for a client that still has the scope', async () => {
    await holdAs(await aClient(admin, ['alerts:read', 'alerts:write']));
    expect(await commit()).toBe('alert.acknowledged');
  });

  it('is refused when the client has been revoked since', async () => {
    const client = await aClient(admin, ['alerts:read', 'alerts:write']);
    await holdAs(client);
    expect((await asPerson(admin, 'DELETE', `/v1/oauth-clients/${client.id}`)).status).toBeLessThan(300);
    expect(await commit()).toBe('alert.hold_refused');
  });

  it('is refused when the client has lost the scope since', async () => {
    const client = await aClient(admin, ['alerts:read', 'alerts:write']);
    await holdAs(client);
    const changed = await asPerson(admin, 'PATCH', `/v1/oauth-clients/${client.id}`, {
      scopes: ['alerts:read'],
    });
    expect(changed.status).toBe(200);
    expect(await commit()).toBe('alert.hold_refused');
  });
});

describe('alerts · a held move that is refused because its input is no longer valid', () => {
  it('says what is not valid, in the audit log and to the person', async () => {
    const analyst = await project.person('analyst');
    const reviewer = await project.person('reviewer');
    const { id } = reviewer.actor;
    const body = { reason: 'Look.', escalate_to: id, hold_seconds: 10 };
    expect((await asPerson(analyst, 'POST', `/v1/alerts/${alert}/escalate`, body)).status).toBe(200);
    await asOwner(`update users set role = 'analyst' where token = $1`, [id]);
    expect(await commit()).toBe('alert.hold_refused');
    const reason = 'The request is not valid: escalate_to must be a reviewer.';
    const { json } = await asPerson(admin, 'GET', `/v1/audit-logs?target_token=${alert}&sort=-sequence`);
    expect(json.data[0].details).toEqual({ action: 'escalate', code: 'VALIDATION_ERROR', reason });
    const notes = await asOwner('select note from notifications where user_token = $1', [analyst.actor.id]);
    expect(notes).toEqual([{ note: reason }]);
  });
});
