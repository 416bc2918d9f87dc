import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPolicy, type Policy } from '@/lib/domain/policies/policy';
import type { Resolution } from '@/lib/domain/alerts/schema';
import type { AlertCategory, Priority } from '@/lib/domain/words';
import type { Role } from '@/lib/platform/context';
import { anAlert, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let reviewer: string;

beforeAll(async () => {
  project = await aProject();
  reviewer = await aUser(project.ctx, { role: 'reviewer' });
});

const post = (alert: string, action: string, body?: object) =>
  project.ask('POST', `/v1/alerts/${alert}/${action}`, { body });
const current = async (alert: string) => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
const notificationsOf = (person: string) =>
  asOwner('select kind, target_type, target_token, note from notifications where user_token = $1', [person]);

async function unassignable(): Promise<Record<string, string>> {
  const disabled = await aUser(project.ctx, { role: 'admin' });
  await asOwner('update users set disabled_at = now() where token = $1', [disabled]);
  const other = await aProject();
  return {
    unknown: 'usr_nobody',
    auditor: await aUser(project.ctx, { role: 'auditor' }),
    disabled,
    ofAnotherProject: await aUser(other.ctx, { role: 'reviewer' }),
  };
}

describe.each([
  ['assign', 'user_id', (to: string) => ({ user_id: to, note: 'Please look.' })],
  ['escalate', 'escalate_to', (to: string) => ({ escalate_to: to, reason: 'Please look.' })],
] as const)('alerts · %s', (action, field, bodyFor) => {
  let alert: string;

  beforeEach(async () => {
    alert = (await anAlert(project.ctx)).token;
  });

  it('assigns the alert to the person and notifies them', async () => {
    const person = await aUser(project.ctx, { role: 'reviewer' });
    const { status, json } = await post(alert, action, bodyFor(person));
    expect([status, json.data.assigned_to]).toEqual([200, person]);
    expect(await notificationsOf(person)).toEqual([
      {
        kind: `alert.${action}${action.endsWith('e') ? 'd' : 'ed'}`,
        target_type: 'alert',
        target_token: alert,
        note: 'Please look.',
      },
    ]);
  });

  it('refuses a person who does not exist or may not act with 400, and changes nothing', async () => {
    const before = await current(alert);
    for (const [name, token] of Object.entries(await unassignable())) {
      const { status, json } = await post(alert, action, bodyFor(token));
      expect([status, json.error.details?.[0]?.field], name).toEqual([400, field]);
      expect(await notificationsOf(token)).toEqual([]);
    }
    expect(await current(alert)).toEqual(before);
  });

  it('refuses a body without the person with 400', async () => {
    expect((await post(alert, action, {})).json.error.details).toContainEqual({
      field,
      message: 'is required',
      code: 'required',
    });
  });
});

describe('alerts · escalate', () => {
  it('refuses to escalate to an analyst with 400', async () => {
    const { token } = await anAlert(project.ctx);
    const body = { reason: 'Look.', escalate_to: await aUser(project.ctx) };
    expect((await post(token, 'escalate', body)).status).toBe(400);
  });
});

describe('alerts · four eyes', () => {
  async function answerTo(role: Role, alert: string, resolution: Partial<Resolution>) {
    return ask('POST', `/v1/alerts/${alert}/resolve`, {
      headers: await consoleHeaders(await project.person(role)),
      body: { action: 'Decline', rationale: 'I compared them.', ...resolution },
    });
  }
  const resolve = async (role: Role, alert: string, resolution: Partial<Resolution>) =>
    (await answerTo(role, alert, resolution)).status;

  const setFourEyes = (change: Partial<Policy['four_eyes']>) =>
    setPolicy(project.ctx, { four_eyes: { ...defaultPolicy.four_eyes, ...change } });

  beforeEach(() => setFourEyes({}));

  let priorities = defaultPolicy.priorities;
  beforeEach(() => {
    priorities = defaultPolicy.priorities;
  });

  function setPriority(category: AlertCategory, priority: Priority) {
    priorities = { ...priorities, [category]: { ...priorities[category], priority } };
  }

  async function acknowledged(category: 'Sanctions Hit' | 'PEP Match') {
    const { token } = await anAlert(project.ctx, { category, policy: { ...defaultPolicy, priorities } });
    await post(token, 'acknowledge');
    return token;
  }

  const clearings: Partial<Resolution>[] = [
    { is_false_positive: true },
    { action: 'Approve' },
    { action: 'Approve with Conditions', conditions: 'A passport by Friday.' },
    { action: 'Escalate', is_false_positive: true },
  ];

  it.each(clearings)('lets only a reviewer clear a Sanctions Hit with %j', async (clearing) => {
    const alert = await acknowledged('Sanctions Hit');
    const { status, json } = await answerTo('analyst', alert, clearing);
    expect([status, json.error.code]).toEqual([403, 'FORBIDDEN']);
    const message =
      'Only a reviewer can approve this alert or resolve it as a false positive. Propose it by escalating to a reviewer.';
    expect(json.error.message).toBe(message);
    expect(json.error.details).toMatchObject([{ code: 'reviewer_required', message }]);
    expect(await resolve('auditor', alert, clearing)).toBe(403);
    expect((await current(alert)).status).toBe('Acknowledged');
    expect(await resolve('reviewer', alert, clearing)).toBe(200);
  });

  it.each(clearings)(
    'lets only a reviewer clear a Critical alert of another category with %j',
    async (clearing) => {
      setPriority('PEP Match', 'Critical');
      expect(await resolve('analyst', await acknowledged('PEP Match'), clearing)).toBe(403);
      expect(await resolve('admin', await acknowledged('PEP Match'), clearing)).toBe(200);
    },
  );

  it.each(clearings)(
    'lets only a reviewer clear a Sanctions Hit of a lower priority with %j',
    async (clearing) => {
      setPriority('Sanctions Hit', 'Low');
      expect(await resolve('analyst', await acknowledged('Sanctions Hit'), clearing)).toBe(403);
    },
  );

  it('names the field that needs a reviewer', async () => {
    const alert = await acknowledged('Sanctions Hit');
    const fieldOf = async (resolution: Partial<Resolution>) =>
      (await answerTo('analyst', alert, resolution)).json.error.details[0].field;
    expect(await fieldOf({ is_false_positive: true })).toBe('is_false_positive');
    expect(await fieldOf({ action: 'Approve' })).toBe('action');
  });

  it.each<Partial<Resolution>>([
    { action: 'Decline' },
    { action: 'Escalate' },
    { action: 'Request Document' },
  ])('lets an analyst resolve a Sanctions Hit as a true positive with %j', async (resolution) => {
    expect(await resolve('analyst', await acknowledged('Sanctions Hit'), resolution)).toBe(200);
  });

  it.each(clearings)('lets an analyst resolve a PEP Match with %j', async (clearing) => {
    expect(await resolve('analyst', await acknowledged('PEP Match'), clearing)).toBe(200);
  });

  it('lets only a reviewer resolve an escalated alert', async () => {
    const { token } = await anAlert(project.ctx);
    await post(token, 'escalate', { reason: 'Look.', escalate_to: reviewer });
    const { status, json } = await answerTo('analyst', token, {});
    expect([status, json.error.details?.[0]?.code]).toEqual([403, 'reviewer_required']);
    expect(json.error.message).toBe('Only a reviewer can resolve an escalated alert.');
    expect(await resolve('admin', token, {})).toBe(200);
  });

  it('lets only a reviewer clear a Sanctions Hit that was escalated', async () => {
    const { token } = await anAlert(project.ctx, { category: 'Sanctions Hit' });
    await post(token, 'escalate', { reason: 'Look.', escalate_to: reviewer });
    expect(await resolve('analyst', token, { action: 'Approve' })).toBe(403);
    expect(await resolve('reviewer', token, { action: 'Approve' })).toBe(200);
  });

  it('exempts an API key unless the policy binds machines', async () => {
    const body = { action: 'Approve', rationale: 'Somebody else.', is_false_positive: true };
    expect((await post(await acknowledged('Sanctions Hit'), 'resolve', body)).status).toBe(200);
    await setFourEyes({ binds_machines: true });
    const bound = await acknowledged('Sanctions Hit');
    expect((await post(bound, 'resolve', body)).status).toBe(403);
    const answer = await post(bound, 'resolve', { ...body, is_false_positive: false });
    expect([answer.status, answer.json.error.details[0].code]).toEqual([403, 'reviewer_required']);
    expect((await post(bound, 'resolve', { action: 'Decline', rationale: 'The same.' })).status).toBe(200);
  });

  it('does not apply when the policy turns it off', async () => {
    await setFourEyes({ critical_false_positive: false });
    const clearing = { is_false_positive: true };
    expect(await resolve('analyst', await acknowledged('Sanctions Hit'), clearing)).toBe(200);
  });

  it('records the person with token, name and type', async () => {
    const alert = await acknowledged('PEP Match');
    const person = await project.person('analyst');
    await ask('POST', `/v1/alerts/${alert}/resolve`, {
      headers: { ...(await consoleHeaders(person)), 'X-Request-Id': 'by-a-person' },
      body: { action: 'Approve', rationale: 'Somebody else.' },
    });
    const { json } = await project.ask(
      'GET',
      `/v1/audit-logs?target_token=${alert}&event_type=alert.resolved`,
    );
    expect(json.data[0]).toMatchObject({
      actor: { id: person.actor.id, name: 'The analyst', type: 'user' },
      request_id: 'by-a-person',
    });
    expect((await current(alert)).resolved_by).toBe(person.actor.id);
  });
});
