import { addDays } from 'date-fns/addDays';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addSeconds } from 'date-fns/addSeconds';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Alert, Case } from '@/generated/prisma/client';
import { assignAlert } from '@/lib/domain/alerts/service/assign';
import { fireClocks } from '@/lib/domain/casework/service/fire-clocks';
import type { Notification } from '@/lib/domain/notifications/schema';
import type { Context } from '@/lib/platform/context';
import { askToMove, bringCase } from '@/tests/fixtures/cases';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;

beforeEach(async () => {
  project = await aProject();
});

/** Fires the clocks as a worker would at that time. */
const fireAt = (now: Date) => fireClocks({ ...project.ctx, now: () => now });

async function fireAllAt(now: Date): Promise<number> {
  let fired = 0;
  for (let some = await fireAt(now); some > 0; some = await fireAt(now)) fired += some;
  return fired;
}

interface Sent {
  type: string;
  data: { token: string; sla_status: string };
}
const sent = () =>
  asOwner<Sent>(
    `select type, data from events where project_id = $1 and type like 'sla.%' order by sequence`,
    [project.ctx.project.id],
  );
const sentOf = async (token: string) =>
  (await sent()).filter(({ data }) => data.token === token).map(({ type }) => type);

const justBefore = (at: Date) => addMilliseconds(at, -1);

/** An alert always has both, and the cases here have an SLA. */
const instantsOf = ({ sla_warning_at, sla_deadline }: Alert | Case): [warning: Date, deadline: Date] => [
  sla_warning_at ?? new Date(NaN),
  sla_deadline ?? new Date(NaN),
];

describe.each([
  ['alert', () => anAlert(project.ctx)],
  ['case', () => aCase(project.ctx)],
])('SLA of an %s · warning and breach', (_resource, create) => {
  it('fire once each, not before their time, with the resource as the API shows it', async () => {
    const row = await create();
    const { token } = row;
    const [warning, deadline] = instantsOf(row);
    expect(await fireAt(justBefore(warning))).toBe(0);
    expect(await fireAt(warning)).toBe(1);
    expect(await fireAt(justBefore(deadline))).toBe(0);
    expect(await fireAt(deadline)).toBe(1);
    expect(await fireAt(addDays(deadline, 30))).toBe(0);
    const events = await sent();
    expect(events.map(({ type, data }) => [type, data.token])).toEqual([
      ['sla.warning', token],
      ['sla.breached', token],
    ]);
    expect(events[1]?.data.sla_status).toBe('Breached');
  });

  it('both fire, the warning first, if no worker ran for a long time', async () => {
    const row = await create();
    const [, deadline] = instantsOf(row);
    expect(await fireAllAt(addDays(deadline, 3))).toBe(2);
    expect(await sentOf(row.token)).toEqual(['sla.warning', 'sla.breached']);
  });

  it('fire once with several workers at the same time', async () => {
    const rows = [];
    for (let n = 0; n < 12; n += 1) rows.push(await create());
    const [, deadline] = instantsOf(rows.at(-1) as Alert | Case); // the last of twelve
    const late = addSeconds(deadline, 1);
    await Promise.all(Array.from({ length: 6 }, () => fireAllAt(late)));
    await fireAllAt(late);
    const events = (await sent()).map(({ type, data }) => `${type} ${data.token}`);
    expect(events).toHaveLength(24);
    expect(new Set(events).size).toBe(24);
  });
});

describe('SLA · clocks that stop', () => {
  const fresh = async (table: 'alerts' | 'cases', token: string) =>
    (await asOwner<Alert & Case>(`select * from ${table} where token = $1`, [token]))[0] as Alert & Case; // selected by its key

  it('do not fire in Client Input, and later by the time spent there', async () => {
    const { token: case_token } = await aCase(project.ctx);
    const { token } = await anAlert(project.ctx, { case_token });
    await bringCase(project, case_token, 'Client Input');
    expect(await fireAllAt(addDays(new Date(), 60))).toBe(0);
    await asOwner(`update alerts set sla_paused_at = sla_paused_at - interval '70 days' where token = $1`, [
      token,
    ]);
    await askToMove(project, case_token, 'return');
    const moved = await fresh('alerts', token);
    expect(await fireAllAt(justBefore(addDays(moved.created_at, 70)))).toBe(2); // the case's
    expect(await sentOf(token)).toEqual([]);
    await fireAllAt(moved.sla_warning_at);
    expect(await sentOf(token)).toEqual(['sla.warning']);
  });

  it('do not fire a second time after a stop', async () => {
    const { token: case_token } = await aCase(project.ctx);
    const alert = await anAlert(project.ctx, { case_token });
    await fireAllAt(addDays(alert.sla_deadline, 1));
    await bringCase(project, case_token, 'Client Input');
    await askToMove(project, case_token, 'return');
    expect(await fireAllAt(addDays(new Date(), 90))).toBe(0);
    expect(await sentOf(alert.token)).toEqual(['sla.warning', 'sla.breached']);
  });

  it('do not fire for resolved alerts, closed cases, or a case without a deadline', async () => {
    const { token } = await anAlert(project.ctx);
    await project.ask('POST', `/v1/alerts/${token}/acknowledge`);
    const body = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
    expect((await project.ask('POST', `/v1/alerts/${token}/resolve`, { body })).status).toBe(200);
    const closed = (await aCase(project.ctx)).token;
    await bringCase(project, closed, 'In Review');
    const close = { decision: 'Decline', summary: 'Not for us.' };
    expect((await project.ask('POST', `/v1/cases/${closed}/close`, { body: close })).status).toBe(200);
    await aCase(project.ctx, { type: 'Perpetual' });
    expect(await fireAllAt(addDays(new Date(), 90))).toBe(0);
  });
});

describe('SLA · notifications', () => {
  const told = async (person: Context): Promise<Pick<Notification, 'kind' | 'target_token' | 'note'>[]> => {
    const { json } = await ask('GET', '/v1/notifications', { headers: await consoleHeaders(person) });
    return json.data.map(({ kind, target_token, note }: Notification) => ({ kind, target_token, note }));
  };

  it('go to the assignee for both, to the reviewers for a breach, and to nobody twice', async () => {
    const [analyst, reviewer] = [await project.person('analyst'), await project.person('reviewer')];
    const disabled = await project.person('reviewer');
    await asOwner('update users set disabled_at = now() where token = $1', [disabled.actor.id]);
    const alert = await anAlert(project.ctx);
    await assignAlert(project.ctx, alert.token, { user_id: analyst.actor.id });
    const own = await aCase(project.ctx, { assigned_to: reviewer.actor.id });
    const [warning, breached] = ['sla.warning', 'sla.breached'];
    await fireAllAt(addDays(alert.sla_deadline, 1));
    const kinds = async (person: Context, target: string) =>
      (await told(person))
        .filter(({ target_token, kind }) => target_token === target && kind.startsWith('sla.'))
        .map(({ kind }) => kind)
        .sort();
    expect(await kinds(analyst, alert.token)).toEqual([breached, warning]);
    expect(await kinds(reviewer, alert.token)).toEqual([breached]);
    expect(await kinds(reviewer, own.token)).toEqual([breached, warning]);
    expect(await kinds(analyst, own.token)).toEqual([]);
    const notes = (await told(reviewer)).filter(({ target_token }) => target_token === own.token);
    expect(notes.map(({ note }) => note)).toContain(own.name);
    const rows = await asOwner('select from notifications where user_token = $1', [disabled.actor.id]);
    expect(rows).toHaveLength(0);
  });

  const unread = async (person: Context, target: string): Promise<string[]> => {
    const headers = await consoleHeaders(person);
    const { json } = await ask('GET', '/v1/notifications?unread=true', { headers });
    return json.data
      .filter(({ target_token, kind }: Notification) => target_token === target && kind.startsWith('sla.'))
      .map(({ kind }: Notification) => kind);
  };

  it('of a breach take the place of the warning, and end with the alert or the case', async () => {
    const reviewer = await project.person('reviewer');
    const alert = await anAlert(project.ctx);
    await assignAlert(project.ctx, alert.token, { user_id: reviewer.actor.id });
    const own = await aCase(project.ctx, { assigned_to: reviewer.actor.id });
    const [warning, deadline] = instantsOf(own);
    await fireAllAt(warning);
    expect(await unread(reviewer, own.token)).toEqual(['sla.warning']);
    await fireAllAt(new Date(Math.max(deadline.getTime(), alert.sla_deadline.getTime())));
    for (const { token } of [own, alert]) expect(await unread(reviewer, token)).toEqual(['sla.breached']);

    // As if the time had passed.
    for (const [table, { token }] of [
      ['alerts', alert],
      ['cases', own],
    ] as const)
      await asOwner(`update ${table} set sla_warning_at = now() where token = $1`, [token]);
    await project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`);
    const resolve = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
    const resolved = await project.ask('POST', `/v1/alerts/${alert.token}/resolve`, { body: resolve });
    expect(resolved.status).toBe(200);
    await bringCase(project, own.token, 'In Review');
    const close = { decision: 'Decline', summary: 'Not for us.' };
    expect((await project.ask('POST', `/v1/cases/${own.token}/close`, { body: close })).status).toBe(200);
    for (const { token } of [own, alert]) expect(await unread(reviewer, token)).toEqual([]);
  });
});
