import { addSeconds } from 'date-fns/addSeconds';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { auditedOf, commitAll, commitOnce, letHoldEnd, publishedOf } from '@/tests/fixtures/held-alerts';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;
let analyst: Context;
let reviewer: Context;
let case_token: string;
let alert: string;

beforeAll(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
  reviewer = await project.person('reviewer');
});

beforeEach(async () => {
  case_token = (await aCase(project.ctx)).token;
  alert = (await anAlert(project.ctx, { case_token })).token;
});

const resolution = { action: 'Approve', rationale: 'Another person: the passport differs.' };

async function as(person: Context, action: string, body?: object) {
  return ask('POST', `/v1/alerts/${alert}/${action}`, { headers: await consoleHeaders(person), body });
}
const post = (action: string, body?: object) =>
  project.ask('POST', `/v1/alerts/${alert}/${action}`, { body });
const current = async () => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
const openAlerts = async () =>
  (await project.ask('GET', `/v1/cases/${case_token}`)).json.data.open_alerts_count;
const recorded = () => auditedOf(project, alert);
const published = () => publishedOf(alert);
async function commit(): Promise<void> {
  await letHoldEnd(alert);
  await commitAll();
}

describe('alerts · hold_seconds', () => {
  it('leaves the alert unchanged, shows the held move, and sends nothing', async () => {
    await post('acknowledge');
    const asked = new Date();
    const { status, json } = await as(analyst, 'resolve', { ...resolution, hold_seconds: 10 });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      status: 'Acknowledged',
      resolution_action: null,
      resolved_at: null,
      held: { action: 'resolve', by: analyst.actor.id },
    });
    expect(new Date(json.data.held.until).getTime()).toBeGreaterThanOrEqual(addSeconds(asked, 10).getTime());
    expect((await current()).held).toEqual(json.data.held);
    expect(await published()).toEqual(['alert.created']);
    expect(await openAlerts()).toBe(1);
    expect(await recorded()).toEqual(['alert.created', 'alert.acknowledged', 'alert.held']);
  });

  it(
    'makes the move when the hold ends, in the name of the person who made it',
    async () => {
      await post('acknowledge');
      await as(analyst, 'resolve', { ...resolution, hold_seconds: 1 });
      const after = await until(
        async () => {
          await commitOnce();
          return current();
        },
        ({ held }) => held === null,
      );
      expect(after).toMatchObject({
        status: 'Resolved',
        resolution_action: 'Approve',
        resolved_by: analyst.actor.id,
      });
      expect(await published()).toEqual(['alert.created', 'alert.resolved']);
      expect(await openAlerts()).toBe(0);
      const { json } = await project.ask(
        'GET',
        `/v1/audit-logs?target_token=${alert}&event_type=alert.resolved`,
      );
      expect(json.data[0]).toMatchObject({ actor: { id: analyst.actor.id }, ip_address: null });
    },
    patience.timeout,
  );

  it('makes a move once when two workers find it at the same time', async () => {
    await post('acknowledge');
    await post('resolve', { ...resolution, hold_seconds: 5 });
    await letHoldEnd(alert);
    await Promise.all([commitOnce(), commitOnce(), commitOnce()]);
    expect((await recorded()).filter((name: string) => name === 'alert.resolved')).toHaveLength(1);
    expect(await recorded()).not.toContain('alert.hold_refused');
  });

  it('holds an escalation: assignment, notification and event follow when the hold ends', async () => {
    const asked = { reason: 'Look.', escalate_to: reviewer.actor.id, hold_seconds: 3 };
    const { json } = await as(analyst, 'escalate', { ...asked, proposed_resolution: resolution });
    expect(json.data).toMatchObject({ status: 'Open', assigned_to: null, proposal: null });
    await commit();
    expect(await current()).toMatchObject({
      status: 'Escalated',
      assigned_to: reviewer.actor.id,
      proposal: { proposed_by: analyst.actor.id, action: 'Approve' },
      held: null,
    });
    expect(await published()).toEqual(['alert.created', 'alert.escalated']);
  });

  it('holds the confirmation of a proposal', async () => {
    const asked = { reason: 'Look.', escalate_to: reviewer.actor.id, proposed_resolution: resolution };
    await as(analyst, 'escalate', asked);
    const { json } = await as(reviewer, 'resolve', { hold_seconds: 2 });
    expect(json.data).toMatchObject({ status: 'Escalated', held: { by: reviewer.actor.id } });
    await commit();
    expect(await current()).toMatchObject({ status: 'Resolved', resolution_action: 'Approve' });
  });

  it.each([-1, 11, 1.5, '3'])('of %s is refused with 400, and nothing is held', async (hold_seconds) => {
    await post('acknowledge');
    const { status, json } = await post('resolve', { ...resolution, hold_seconds });
    expect([status, json.error.details[0].field]).toEqual([400, 'hold_seconds']);
    expect((await current()).held).toBeNull();
  });

  it('of 0 makes the move at once', async () => {
    await post('acknowledge');
    const { json } = await post('resolve', { ...resolution, hold_seconds: 0 });
    expect(json.data).toMatchObject({ status: 'Resolved', held: null });
  });

  it('is refused at once with 409 for a move that the status does not allow', async () => {
    await post('acknowledge');
    await post('resolve', resolution);
    const { status, json } = await post('resolve', { ...resolution, hold_seconds: 5 });
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
  });

  it('is not accepted by acknowledge and assign of a single alert', async () => {
    expect((await post('acknowledge', { hold_seconds: 5 })).status).toBe(400);
    expect((await post('assign', { user_id: analyst.actor.id, hold_seconds: 5 })).status).toBe(400);
  });
});

describe('alerts · a held alert', () => {
  beforeEach(async () => {
    await post('acknowledge');
    await post('resolve', { ...resolution, hold_seconds: 10 });
  });

  it.each([
    ['acknowledge', () => undefined],
    ['assign', () => ({ user_id: analyst.actor.id })],
    ['escalate', () => ({ reason: 'Look.', escalate_to: reviewer.actor.id })],
    ['resolve', () => resolution],
    ['resolve', () => ({ ...resolution, hold_seconds: 3 })],
    ['snooze', () => ({ until: addSeconds(new Date(), 60).toISOString() })],
  ])('refuses %s with 409, naming the hold and undo', async (action, body) => {
    const before = await current();
    const { status, json } = await post(action, body());
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect(json.error.message).toMatch(/held to resolve.*undo/);
    expect(await current()).toEqual(before);
  });

  it('is unchanged after an undo', async () => {
    const { status, json } = await as(analyst, 'undo');
    expect([status, json.data.status, json.data.held]).toEqual([200, 'Acknowledged', null]);
    await commitAll();
    expect((await current()).status).toBe('Acknowledged');
    expect(await published()).toEqual(['alert.created']);
    expect((await recorded()).slice(-2)).toEqual(['alert.held', 'alert.undone']);
    expect((await post('resolve', resolution)).status).toBe(200);
  });

  it('cannot be undone once the hold has ended, nor after the move: 409', async () => {
    await asOwner(
      `update alerts set held_until = now() - interval '1 ms',
        held = jsonb_set(held, '{until}', '"2026-01-01T00:00:00.000Z"') where token = $1`,
      [alert],
    );
    expect((await post('undo')).status).toBe(409);
    await commitAll();
    const { status, json } = await post('undo');
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
    expect(json.error.message).toContain('Resolved');
    expect((await current()).status).toBe('Resolved');
  });

  it('is undone or resolved, never both, when both are requested at once', async () => {
    await asOwner(`update alerts set held_until = now() where token = $1`, [alert]);
    const [undone] = await Promise.all([post('undo'), commitOnce()]);
    await commitAll();
    expect((await current()).status).toBe(undone.status === 200 ? 'Acknowledged' : 'Resolved');
    expect((await recorded()).filter((name: string) => /resolved|undone/.test(name))).toHaveLength(1);
  });
});

describe('alerts · hold_seconds · four eyes', () => {
  beforeEach(async () => {
    alert = (await anAlert(project.ctx, { category: 'Sanctions Hit', case_token })).token;
    await post('acknowledge');
  });

  it('apply when the hold is set: 403 reviewer_required', async () => {
    const { status, json } = await as(analyst, 'resolve', { ...resolution, hold_seconds: 5 });
    expect([status, json.error.details[0].code]).toEqual([403, 'reviewer_required']);
    expect((await current()).held).toBeNull();
  });

  it('apply again when the move is made: somebody who is no longer a reviewer does not clear the alert', async () => {
    const person = await project.person('reviewer');
    expect((await as(person, 'resolve', { ...resolution, hold_seconds: 5 })).status).toBe(200);
    await asOwner(`update users set role = 'analyst' where token = $1`, [person.actor.id]);
    await commit();
    expect(await current()).toMatchObject({ status: 'Acknowledged', held: null });
    expect(await openAlerts()).toBe(2);
    expect(await published()).toEqual(['alert.created']);
    const { json } = await project.ask(
      'GET',
      `/v1/audit-logs?target_token=${alert}&event_type=alert.hold_refused`,
    );
    expect(json.data[0]).toMatchObject({
      actor: { id: person.actor.id },
      details: { action: 'resolve', code: 'FORBIDDEN' },
    });
    const told = await asOwner('select kind from notifications where user_token = $1', [person.actor.id]);
    expect(told).toEqual([{ kind: 'alert.hold_refused' }]);
  });

  it('do not let a person who was disabled meanwhile make the move', async () => {
    const person = await project.person('reviewer');
    await as(person, 'resolve', { ...resolution, hold_seconds: 5 });
    await asOwner('update users set disabled_at = now() where token = $1', [person.actor.id]);
    await commit();
    expect((await current()).status).toBe('Acknowledged');
  });
});
