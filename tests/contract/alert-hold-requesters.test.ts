import { beforeEach, describe, expect, it } from 'vitest';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { anAlert } from '@/tests/fixtures/factories';
import { commitAll, letHoldEnd } from '@/tests/fixtures/held-alerts';
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
