import { addDays } from 'date-fns/addDays';
import { addSeconds } from 'date-fns/addSeconds';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { type AlertValues, aCase, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let analyst: Context;

beforeEach(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
});

const alertOf = async (values: AlertValues = {}) => (await anAlert(project.ctx, values)).token;
const post = (alert: string, action: string, body?: object) =>
  project.ask('POST', `/v1/alerts/${alert}/${action}`, { body });
const current = async (alert: string) => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
async function next(person: Context, filters: Record<string, string> = {}, body?: object): Promise<Answer> {
  const query = new URLSearchParams(filters);
  return ask('POST', `/v1/alerts/next?${query}`, { headers: await consoleHeaders(person), body });
}
const tokensOf = async (path: string) => {
  const { json } = await project.ask('GET', path);
  const tokens: string[] = json.data.map(({ token }: { token: string }) => token);
  expect(json.meta.total).toBe(tokens.length);
  return tokens.sort();
};
const inDays = (days: number) => addDays(new Date(), days).toISOString();

describe('alerts · next', () => {
  it('assigns the most urgent open alert to the caller and acknowledges it, with an audit record of each', async () => {
    await alertOf({ category: 'PEP Match' });
    const urgent = await alertOf({ category: 'Sanctions Hit' });
    await alertOf({ category: 'Name Mismatch' });
    const { status, json } = await next(analyst);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      token: urgent,
      status: 'Acknowledged',
      assigned_to: analyst.actor.id,
    });
    expect(await current(urgent)).toMatchObject({ status: 'Acknowledged', assigned_to: analyst.actor.id });
    const { data } = (await project.ask('GET', `/v1/audit-logs?target_token=${urgent}&sort=sequence`)).json;
    const records = data.map(({ event_type, actor }: { event_type: string; actor: { id: string } }) => [
      event_type,
      actor.id,
    ]);
    expect(records.slice(1)).toEqual([
      ['alert.assigned', analyst.actor.id],
      ['alert.acknowledged', analyst.actor.id],
    ]);
  });

  it('gives overdue alerts before more urgent ones', async () => {
    const urgent = await alertOf({ category: 'Sanctions Hit' });
    const [overdue, longer] = [await alertOf({ category: 'Name Mismatch' }), await alertOf()];
    await asOwner(
      `update alerts set sla_deadline = now() - interval '1 hour' * (case token when $1 then 1 else 2 end)
       where token in ($1, $2)`,
      [overdue, longer],
    );
    const given = [];
    for (let n = 0; n < 3; n += 1) given.push((await next(analyst)).json.data.token);
    expect(given).toEqual([longer, overdue, urgent]);
  });

  it('gives the alert that is due sooner, of two equally urgent ones', async () => {
    const [first, second] = [await alertOf(), await alertOf()];
    await asOwner(`update alerts set sla_deadline = sla_deadline - interval '1 day' where token = $1`, [
      second,
    ]);
    expect((await next(analyst)).json.data.token).toBe(second);
    expect((await next(analyst)).json.data.token).toBe(first);
  });

  it('skips alerts that are assigned, not Open, held or snoozed, then answers 204', async () => {
    const [assigned, acknowledged, held, snoozed] = await Promise.all([1, 2, 3, 4].map(() => alertOf()));
    const reviewer = await project.person('reviewer');
    await post(assigned ?? '', 'assign', { user_id: reviewer.actor.id });
    await post(acknowledged ?? '', 'acknowledge');
    const escalation = { reason: 'Look.', escalate_to: reviewer.actor.id, hold_seconds: 10 };
    await post(held ?? '', 'escalate', escalation);
    await post(snoozed ?? '', 'snooze', { until: inDays(1) });
    const { status, text } = await next(analyst);
    expect([status, text]).toEqual([204, '']);
  });

  it.each(['include', 'only', 'exclude'])(
    'never gives a snoozed alert, even with snoozed=%s',
    async (snoozed) => {
      const [alert, free] = [await alertOf(), await alertOf()];
      const until = inDays(1);
      await post(alert, 'snooze', { until });
      const given = await next(analyst, { snoozed });
      if (snoozed === 'only') expect(given.status).toBe(204);
      else expect(given.json.data.token).toBe(free);
      expect((await next(analyst, { snoozed })).status).toBe(204);
      expect(await current(alert)).toMatchObject({ status: 'Open', snoozed_until: until });
    },
  );

  it('accepts the filters of the list, but not in the body', async () => {
    await alertOf({ category: 'Sanctions Hit' });
    const mismatch = await alertOf();
    const filters = { category: 'Name Mismatch', sla_status: 'On Track' };
    const inBody = await next(analyst, {}, filters);
    expect([inBody.status, inBody.json.error.details[0].code]).toEqual([400, 'unknown_field']);
    expect((await next(analyst, filters)).json.data.token).toBe(mismatch);
    expect((await next(analyst, filters)).status).toBe(204);
  });

  it('never gives one alert to two of twenty concurrent callers, and misses none', async () => {
    const alerts = await Promise.all(Array.from({ length: 12 }, () => alertOf()));
    const people = await Promise.all(Array.from({ length: 4 }, () => project.person('analyst')));
    const headers = await Promise.all(people.map((person) => consoleHeaders(person)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask('POST', '/v1/alerts/next', { headers: headers[n % 4] })),
    );
    const given = answers.filter(({ status }) => status === 200).map(({ json }) => json.data);
    expect(given.map(({ token }) => token).sort()).toEqual(alerts.sort());
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(8);
    for (const { token, assigned_to } of given) expect((await current(token)).assigned_to).toBe(assigned_to);
  });

  it('gives the same alert again for a repeated Idempotency-Key', async () => {
    await Promise.all([alertOf(), alertOf()]);
    const headers = { ...(await consoleHeaders(analyst)), 'Idempotency-Key': 'next-1' };
    const [first, again] = [
      await ask('POST', '/v1/alerts/next', { headers }),
      await ask('POST', '/v1/alerts/next', { headers }),
    ];
    expect(again.text).toBe(first.text);
    expect(await tokensOf('/v1/alerts?status=Open')).toHaveLength(1);
  });

  it('is only for people: a machine gets 403 person_required', async () => {
    const alert = await alertOf();
    const { status, json } = await project.ask('POST', '/v1/alerts/next');
    expect([status, json.error.code, json.error.details[0].code]).toEqual([
      403,
      'FORBIDDEN',
      'person_required',
    ]);
    expect((await current(alert)).status).toBe('Open');
  });

  it('gives no alert of another project, and is refused to an auditor', async () => {
    const other = await aProject();
    await anAlert(other.ctx);
    expect((await next(analyst)).status).toBe(204);
    expect((await next(await project.person('auditor'))).status).toBe(403);
  });

  it('refuses an unknown filter with 400', async () => {
    expect((await next(analyst, { color: 'red' })).status).toBe(400);
  });
});

describe('alerts · snooze', () => {
  it('hides the alert from the open queues until then, but from no list', async () => {
    const { token: case_token } = await aCase(project.ctx);
    const [alert, other] = [await alertOf({ case_token }), await alertOf({ case_token })];
    const until = inDays(2);
    const { status, json } = await post(alert, 'snooze', { until });
    expect([status, json.data.status, json.data.snoozed_until]).toEqual([200, 'Open', until]);
    const lists = ['/v1/alerts', `/v1/alerts?case_token=${case_token}`, `/v1/cases/${case_token}/alerts`];
    for (const list of [...lists, '/v1/alerts?status=Open', '/v1/alerts?snoozed=include'])
      expect(await tokensOf(list), list).toEqual([alert, other].sort());
    for (const list of ['/v1/alerts?status=Open&', `/v1/cases/${case_token}/alerts?`])
      expect(await tokensOf(`${list}snoozed=exclude`), list).toEqual([other]);
    expect(await tokensOf('/v1/alerts?snoozed=only')).toEqual([alert]);
    const [counts, summary] = await Promise.all(
      ['/v1/alerts/counts', '/v1/analytics/summary'].map((path) => project.ask('GET', path)),
    );
    expect([counts?.json.data.status.Open, summary?.json.data.pending_alerts]).toEqual([2, 2]);
    expect((await next(analyst)).json.data.token).toBe(other);
    expect((await next(analyst)).status).toBe(204);
    const { data } = (await project.ask('GET', `/v1/cases/${case_token}`)).json;
    expect(data.open_alerts_count).toBe(2);
  });

  it('ends by itself', async () => {
    const alert = await alertOf();
    await post(alert, 'snooze', { until: inDays(2) });
    await asOwner(`update alerts set snoozed_until = now() where token = $1`, [alert]);
    expect(await tokensOf('/v1/alerts?status=Open')).toEqual([alert]);
    expect((await next(analyst)).json.data).toMatchObject({ token: alert, snoozed_until: null });
  });

  it.each([
    ['acknowledge', () => undefined, 'Acknowledged'],
    ['assign', () => ({ user_id: analyst.actor.id }), 'Open'],
  ])('does not prevent other actions: %s ends it', async (action, body, expected) => {
    const alert = await alertOf();
    await post(alert, 'snooze', { until: inDays(2) });
    const { status, json } = await post(alert, action, body());
    expect([status, json.data.status, json.data.snoozed_until]).toEqual([200, expected, null]);
  });

  const recorded = async (alert: string) => {
    const path = `/v1/audit-logs?target_token=${alert}&event_type=alert.snoozed`;
    return (await project.ask('GET', path)).json.data[0].details;
  };

  it('may be changed to another time, and is in the audit log', async () => {
    const alert = await alertOf();
    const [first, second] = [inDays(2), inDays(1)];
    await post(alert, 'snooze', { until: first });
    expect((await post(alert, 'snooze', { until: second })).json.data.snoozed_until).toBe(second);
    expect(await recorded(alert)).toEqual({ from: first, to: second, until: second });
  });

  it('is ended by null, and nothing else of the alert changes', async () => {
    const alert = await alertOf();
    const before = await current(alert);
    const until = inDays(1);
    await post(alert, 'snooze', { until });
    const { status, json } = await post(alert, 'snooze', { until: null });
    expect(status).toBe(200);
    expect(json.data).toEqual({ ...before, updated_at: json.data.updated_at });
    expect(await tokensOf('/v1/alerts?snoozed=exclude')).toContain(alert);
    expect(await recorded(alert)).toEqual({ from: until, to: null, until: null });
    const { updated_at } = await current(alert);
    expect((await post(alert, 'snooze', { until: null })).json.data.updated_at).toBe(updated_at);
    expect(await recorded(alert)).toMatchObject({ from: until });
  });

  it.each([
    ['in the past', () => inDays(-1), 'not_ahead'],
    ['more than 30 days ahead', () => addSeconds(addDays(new Date(), 30), 60).toISOString(), 'too_far_ahead'],
    ['past the deadline', () => inDays(20), 'past_deadline'],
  ])('is refused %s with 400', async (_, until, code) => {
    const alert = await alertOf();
    const { status, json } = await post(alert, 'snooze', { until: until() });
    expect([status, json.error.details[0]]).toMatchObject([400, { field: 'until', code }]);
    expect((await current(alert)).snoozed_until).toBeNull();
  });

  it('is refused with 409 for a resolved alert', async () => {
    const alert = await alertOf();
    await post(alert, 'acknowledge');
    await post(alert, 'resolve', { action: 'Approve', rationale: 'Another person.' });
    const { status, json } = await post(alert, 'snooze', { until: inDays(1) });
    expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
  });
});
