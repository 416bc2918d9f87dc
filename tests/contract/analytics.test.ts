import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { CaseGrouping } from '@/lib/domain/analytics/schema';
import { escalateCase } from '@/lib/domain/casework/service/escalate-case';
import {
  caseAnalyticsFrom,
  recordOf,
  summaryFrom,
  totalOfList,
  workByDayFrom,
} from '@/tests/fixtures/analytics';
import { askToMove, bringCase } from '@/tests/fixtures/cases';
import { aCase, anAlert, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { connectAs } from '@/tests/fixtures/roles';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let now: Date;

/** Pseudorandom numbers, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return { below: (end: number) => Math.floor(next() * end), isOneOf: (n: number) => next() * n < 1 };
}

const { below, isOneOf } = numbersFrom(42);
const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)] as Item; // never empty
const hourMs = 3_600_000;
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs - below(hourMs));

const categories = ['Sanctions Hit', 'PEP Match', 'Name Mismatch', 'API Failure', 'Adverse Media'] as const;
const pendingStatuses = ['Open', 'Acknowledged', 'Escalated'];
const openStatuses = ['New', 'In Progress', 'In Review', 'Client Input', 'Internal Review'];

async function aRandomCase(owner: pg.Client) {
  const { token } = await aCase(project.ctx, {
    type: oneOf(['Onboarding', 'Review', 'Perpetual'] as const),
    entity_category: oneOf(['Person', 'Company'] as const),
  });
  const hours = below(100 * 24);
  const closedAt = isOneOf(2) ? hoursAgo(below(hours + 1)) : null;
  const openedAt = new Date((closedAt ?? now).getTime() - (hours * hourMs) / 2);
  await owner.query(
    `update cases set created_at = $2, closed_at = $3, status = $4, risk_tier = $5, sla_deadline = $6 where token = $1`,
    [
      token,
      openedAt,
      closedAt,
      closedAt ? 'Closed' : oneOf(openStatuses),
      oneOf(['High', 'Medium', 'Low', null]),
      isOneOf(4) ? null : new Date(openedAt.getTime() + below(1500) * hourMs),
    ],
  );
}

async function aRandomAlert(owner: pg.Client) {
  const { token } = await anAlert(project.ctx, { category: oneOf(categories) });
  const hours = below(60 * 24);
  const resolvedAt = isOneOf(2) ? hoursAgo(below(hours + 1)) : null;
  const openedAt = new Date((resolvedAt ?? now).getTime() - (hours * hourMs) / 3);
  await owner.query(
    `update alerts set created_at = $2, resolved_at = $3, status = $4, sla_deadline = $5 where token = $1`,
    [
      token,
      openedAt,
      resolvedAt,
      resolvedAt ? 'Resolved' : oneOf(pendingStatuses),
      new Date(openedAt.getTime() + below(700) * hourMs),
    ],
  );
}

/** Ninety cases and ninety alerts of the last hundred days. Some cases are escalated, two of them twice. */
async function fill(owner: pg.Client) {
  const escalate_to = await aUser(project.ctx, { role: 'reviewer' });
  for (let n = 0; n < 90; n += 1) {
    await aRandomCase(owner);
    await aRandomAlert(owner);
  }
  const { rows: open } = await owner.query<{ token: string }>(
    `select token from cases where project_id = $1 and status <> 'Closed' order by token limit 14`,
    [project.ctx.project.id],
  );
  for (const [n, { token }] of open.entries()) {
    const at = hoursAgo(n * 90);
    for (let times = n < 2 ? 2 : 1; times > 0; times -= 1) {
      await escalateCase({ ...project.ctx, now: () => at }, token, { reason: 'Unclear.', escalate_to });
      await owner.query(`update cases set status = 'In Review' where token = $1`, [token]);
    }
  }
}

/** Takes some seconds, because each case and alert is created by its service. */
beforeAll(async () => {
  project = await aProject();
  now = new Date();
  const owner = await connectAs('owner');
  await fill(owner).finally(() => owner.end());
});

const iso = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
const dayOf = (hours: number) => iso(hours).slice(0, 10);

const periods: Record<string, () => Record<string, string>> = {
  'the last 30 days': () => ({}),
  'since a moment': () => ({ from: iso(50 * 24 + 5) }),
  'the 30 days before a moment': () => ({ to: iso(20 * 24 + 7) }),
  'a moment to a moment': () => ({ from: iso(70 * 24 + 3), to: iso(11 * 24 + 9) }),
  'two whole days': () => ({ from: dayOf(72), to: dayOf(48) }),
  'one whole day': () => ({ from: dayOf(240), to: dayOf(240) }),
  'a part of a day': () => ({ from: `${dayOf(48)}T03:00:00Z`, to: `${dayOf(48)}T21:30:00+02:00` }),
  'parts of two days': () => ({ from: `${dayOf(96)}T20:00:00Z`, to: `${dayOf(72)}T04:00:00Z` }),
  'a year': () => ({ from: dayOf(24 * 364) }),
  'whole months': () => ({
    from: `${dayOf(24 * 75).slice(0, 7)}-01`,
    to: `${dayOf(24 * 15).slice(0, 7)}-01T00:00:00Z`,
  }),
  'days before any case': () => ({ from: dayOf(24 * 400), to: dayOf(24 * 390) }),
};

const analytics = async (path: string, query: Record<string, string> = {}) => {
  const { status, json } = await project.ask('GET', `/v1/analytics/${path}?${new URLSearchParams(query)}`);
  expect([status, json.error]).toEqual([200, undefined]);
  return json.data;
};

const totalOf = (list: 'alerts' | 'cases', filters: Record<string, string>) =>
  totalOfList(project, list, filters);

async function expectAsRecorded(query: Record<string, string>) {
  const recorded = await recordOf(project);
  const summary = await analytics('summary', query);
  expect(summary).toEqual(summaryFrom(recorded, summary.period));
  for (const group_by of CaseGrouping.options) {
    const found = await analytics('cases', { ...query, group_by });
    expect(found).toEqual(caseAnalyticsFrom(recorded, found.period, group_by));
  }
  const byDay = await analytics('days', query);
  expect(byDay).toEqual(workByDayFrom(recorded, byDay.period));
  return summary;
}

describe('analytics · every figure', () => {
  it.each(Object.entries(periods))('for %s can be derived from the lists of the API', async (_, query) => {
    await expectAsRecorded(query());
  });

  it.each(Object.entries(periods))('about what ended in %s is the total of a list', async (_, query) => {
    const given = query();
    const summary = await analytics('summary', given);
    const of = (from: string, to: string) => ({
      [from]: given.from ?? summary.period.from,
      [to]: given.to ?? summary.period.to,
    });
    const resolved = of('resolved_from', 'resolved_to');
    const closed = of('closed_from', 'closed_to');
    const late = { sla_status: 'Breached' };
    expect(await totalOf('alerts', resolved)).toBe(summary.alerts_resolved);
    expect(await totalOf('cases', closed)).toBe(summary.cases_closed);
    const alertsInTime = summary.alerts_resolved - (await totalOf('alerts', { ...resolved, ...late }));
    const casesInTime = summary.cases_closed - (await totalOf('cases', { ...closed, ...late }));
    expect(alertsInTime).toBe(summary.alerts_within_deadline);
    expect(casesInTime).toBe(summary.cases_within_deadline);
  });

  it('about open cases without a tier is the total of a list', async () => {
    const { none } = (await analytics('summary')).risk_tier_distribution;
    expect(none).toBeGreaterThan(0);
    expect(await totalOf('cases', { closed: 'exclude', risk_tier: 'none' })).toBe(none);
  });

  it('has data to count', async () => {
    const summary = await analytics('summary');
    const cases = await analytics('cases');
    for (const figure of [...Object.values(summary), ...Object.values(cases)]) expect(figure).not.toBe(0);
    expect(summary.sla_health_percentage).toBeLessThan(100);
    expect(cases.escalated).toBeLessThan(14);
    const { days } = await analytics('days');
    const fields = ['cases_opened', 'cases_closed', 'alerts_opened', 'alerts_resolved', 'within_deadline'];
    for (const field of fields) {
      expect(days.some((day: Record<string, number>) => Number(day[field]) > 0)).toBe(true);
    }
  });

  it('follows every change at once, and is not changed by a fold', async () => {
    const { token } = await aCase(project.ctx);
    await bringCase(project, token, 'In Review');
    await expectAsRecorded({});
    await askToMove(project, token, 'close');
    const alert = await anAlert(project.ctx, { category: 'API Failure' });
    await project.ask('POST', `/v1/alerts/${alert.token}/acknowledge`);
    const body = { action: 'Approve', rationale: 'The provider answered later.' };
    expect((await project.ask('POST', `/v1/alerts/${alert.token}/resolve`, { body })).status).toBe(200);
    const to = new Date(Date.now() + hourMs).toISOString();
    const before = await analytics('summary', { to });
    for (let folds = 0; folds < 2; folds += 1) {
      await asOwner('select fold_day_totals()');
      expect(await analytics('summary', { to })).toEqual(before);
      await expectAsRecorded({});
    }
    await asOwner('delete from alerts where token = $1', [alert.token]);
    await expectAsRecorded({});
    await asOwner('select fold_day_totals()');
    await expectAsRecorded({});
  });

  it.each(Object.entries(periods))('for %s can be derived from the folded totals too', async (_, query) => {
    await asOwner('select fold_day_totals()');
    await expectAsRecorded(query());
  });

  it('is 0 in a project without cases, with an SLA health of 100', async () => {
    const empty = await aProject();
    const { data: summary } = (await empty.ask('GET', '/v1/analytics/summary')).json;
    const { data: cases } = (await empty.ask('GET', '/v1/analytics/cases')).json;
    const nothing = { cases: [], alerts: [], escalations: [] };
    expect(summary).toEqual(summaryFrom(nothing, summary.period));
    expect(cases).toEqual(caseAnalyticsFrom(nothing, cases.period, 'type'));
  });
});
