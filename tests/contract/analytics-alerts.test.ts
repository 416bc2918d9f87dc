import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { sumOf } from '@/lib/domain/counts';
import { AlertAge, DueAhead } from '@/lib/domain/alerts/list-schema';
import type { Match } from '@/lib/domain/screening/schema';
import { Priority } from '@/lib/domain/words';
import { anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs } from '@/tests/fixtures/roles';

let project: TestProject;

const categories = ['Sanctions Hit', 'PEP Match', 'API Failure'] as const;
const statuses = ['Open', 'Open', 'Acknowledged', 'Escalated', 'Resolved'];
const lists = ['OFAC SDN', 'UN', null];
const models = ['2025.1', '2026.1'];
const hourMs = 3_600_000;

const matchOn = (list: string, model_version = models[0]): Match => ({
  match_score: 91,
  primary_name: 'Marie Warde',
  matched_name: 'Mary Ward',
  category: 'sanctions',
  categories: ['sanctions'],
  nationality: null,
  date_of_birth: null,
  list,
  list_entry_id: '1',
  explanation: [],
  model_version,
});

/** Sixty alerts whose ages, deadlines and verdicts cycle with periods that do not divide each other. */
async function fill(owner: pg.Client) {
  for (let n = 0; n < 60; n += 1) {
    const { token } = await anAlert(project.ctx, { category: categories[n % 3] });
    const status = statuses[n % 5];
    const list = lists[n % 7 === 0 ? 1 : n % 3];
    const opened = new Date(Date.now() - ((n * 17) % 480) * hourMs - hourMs / 2);
    await owner.query(
      `update alerts set status = $2, created_at = $3, sla_deadline = $4, match = $5, snoozed_until = $6,
         sla_paused_at = $7, resolved_at = $8, is_false_positive = $9 where token = $1`,
      [
        token,
        status,
        opened,
        new Date(Date.now() + (((n * 29) % 400) - 120) * hourMs + hourMs / 2),
        list ? matchOn(list, models[n % 2]) : null,
        n % 11 === 0 && status !== 'Resolved' ? new Date(Date.now() + hourMs) : null,
        n % 13 === 0 ? opened : null,
        status === 'Resolved' ? new Date() : null,
        status === 'Resolved' && n % 4 !== 0,
      ],
    );
  }
}

/** Takes some seconds, because each alert is created by its service. */
beforeAll(async () => {
  project = await aProject();
  const owner = await connectAs('owner');
  await fill(owner).finally(() => owner.end());
});

const analysis = async () => (await project.ask('GET', '/v1/analytics/alerts')).json.data;

/** The number of rows. The total of the list, that of its counts and the rows of its page must agree. */
async function rowsOf(filters: Record<string, string>): Promise<number> {
  const query = new URLSearchParams(filters);
  const { json } = await project.ask('GET', `/v1/alerts?limit=100&${query}`);
  const counts = (await project.ask('GET', `/v1/alerts/counts?${query}`)).json.data;
  expect([json.data.length, counts.total], String(query)).toEqual([json.meta.total, json.meta.total]);
  return json.meta.total;
}

it('alerts · list · counts the alerts of each age, day by day', async () => {
  const ofAges = async () => {
    const found = [];
    for (const age of AlertAge.options) found.push(await rowsOf({ age }));
    return found;
  };
  const found = await ofAges();
  expect(found).not.toContain(0);
  expect(sumOf(found.map((count) => ({ count })))).toBe(await rowsOf({}));
  await Promise.all(Array.from({ length: 8 }, () => anAlert(project.ctx)));
  await asOwner('select fold_day_totals()');
  const [first = 0, ...older] = found;
  expect(await ofAges()).toEqual([first + 8, ...older]);
});

const open = { status: 'Open', snoozed: 'exclude' };

const pending = { resolved: 'exclude' };

async function expectPendingAsListed(found: Awaited<ReturnType<typeof analysis>>) {
  expect(found.pending_alerts).toBe(await rowsOf(pending));
  const statuses = ['Open', 'Acknowledged', 'Escalated'];
  const ofStatuses = await Promise.all(statuses.map((status) => rowsOf({ status })));
  expect(ofStatuses.reduce((sum, count) => sum + count)).toBe(found.pending_alerts);
  for (const { age, count, overdue, by_priority } of found.pending_by_age) {
    expect(count, age).toBe(await rowsOf({ ...pending, age }));
    expect(overdue, age).toBe(await rowsOf({ age, due: 'Overdue' }));
    for (const priority of Priority.options)
      expect(by_priority[priority], age).toBe(await rowsOf({ ...pending, age, priority }));
  }
  expect(found.overdue_alerts).toBe(await rowsOf({ due: 'Overdue' }));
  expect(found.paused_alerts).toBe(await rowsOf({ due: 'Paused' }));
  const today = new Date().toISOString().slice(0, 10);
  for (const { date, count } of found.due_by_day) {
    const ofToday: Record<string, string> = date === today ? { due: 'Within 24 hours' } : {};
    expect(count, date).toBe(await rowsOf({ due_from: date, due_to: date, ...ofToday }));
  }
}

async function expectAsListed(found: Awaited<ReturnType<typeof analysis>>) {
  expect(found.open_alerts).toBe(await rowsOf(open));
  for (const { age, count, by_priority } of found.backlog) {
    expect(count, age).toBe(await rowsOf({ ...open, age }));
    for (const priority of Priority.options)
      expect(by_priority[priority], age).toBe(await rowsOf({ ...open, age, priority }));
  }
  const { Breached, Paused, ...ahead } = found.deadlines;
  expect(Breached).toBe(await rowsOf({ ...open, sla_status: 'Breached' }));
  for (const due of DueAhead.options) expect(ahead[due], due).toBe(await rowsOf({ ...open, due }));
  expect(Object.values(found.deadlines).reduce((sum: number, n) => sum + Number(n), 0)).toBe(
    found.open_alerts,
  );
  expect(Paused).toBeGreaterThan(0);
  expect(Paused).toBe(await rowsOf({ ...open, due: 'Paused' }));
  await expectPendingAsListed(found);
  const { by_list, by_model_version } = found.false_positives;
  for (const [name, rows] of [
    ['list', by_list],
    ['model_version', by_model_version],
  ] as const) {
    expect(rows, name).not.toEqual([]);
    for (const { resolved, false_positives, percentage, ...of } of rows) {
      const filters = { status: 'Resolved', [name]: of[name] };
      expect(resolved).toBe(await rowsOf(filters));
      expect(false_positives).toBe(await rowsOf({ ...filters, is_false_positive: 'true' }));
      expect(resolved - false_positives).toBe(
        await rowsOf({ ...filters, is_false_positive: 'false', snoozed: 'exclude' }),
      );
      expect(percentage).toBe(Math.round((10_000 * false_positives) / resolved) / 100);
    }
  }
}

describe('analytics · alerts', () => {
  it('agree in every number with the list under the same filters', async () => {
    const found = await analysis();
    await expectAsListed(found);
    expect(found.backlog.map(({ age }: { age: string }) => age)).toEqual(AlertAge.options);
    for (const { count } of [...found.backlog, ...found.pending_by_age]) expect(count).toBeGreaterThan(0);
    for (const name of ['overdue_alerts', 'paused_alerts']) expect(found[name]).toBeGreaterThan(0);
    expect(found.pending_alerts).toBeGreaterThan(found.open_alerts);
    expect(sumOf(found.pending_by_age)).toBe(found.pending_alerts);
    for (const count of Object.values(found.deadlines)) expect(count).toBeGreaterThan(0);
    const { by_list, by_model_version } = found.false_positives;
    expect(by_list.map(({ list }: { list: string }) => list).sort()).toEqual(['OFAC SDN', 'UN']);
    expect(by_model_version).toHaveLength(2);
  });

  it('contains the remaining deadlines of today, and those of the next four days in UTC', async () => {
    const { due_by_day } = await analysis();
    const now = Date.now();
    const days = [0, 1, 2, 3, 4].map((ahead) =>
      new Date(now + ahead * 24 * hourMs).toISOString().slice(0, 10),
    );
    expect(due_by_day.map(({ date }: { date: string }) => date)).toEqual(days);
    expect(sumOf(due_by_day)).toBeGreaterThan(0);
    // A deadline in the last minute of a day counts for that day, at any time of day.
    const { token } = await anAlert(project.ctx);
    await asOwner('update alerts set sla_deadline = $2 where token = $1', [
      token,
      `${days[2]}T23:59:59.999Z`,
    ]);
    const after = (await analysis()).due_by_day;
    expect(after.map(({ count }: { count: number }) => count)).toEqual(
      due_by_day.map(({ count }: { count: number }, index: number) => count + (index === 2 ? 1 : 0)),
    );
    await asOwner('delete from alerts where token = $1', [token]);
  });

  it('filters by the list of a match, by its model, and by both', async () => {
    const every = (await project.ask('GET', '/v1/alerts?limit=100')).json.data;
    const fitting = (list: string, model: string) =>
      every.filter(({ match }: { match: { list: string; model_version: string } | null }) =>
        match ? match.list === list && match.model_version === model : false,
      ).length;
    for (const list of ['OFAC SDN', 'UN'])
      for (const model_version of models)
        expect(await rowsOf({ list, model_version })).toBe(fitting(list, model_version));
    expect(await rowsOf({ list: 'UN', sla_status: 'Breached' })).toBeLessThan(await rowsOf({ list: 'UN' }));
  });

  it('follows a resolved alert at once, and is not changed by a fold', async () => {
    const { token } = await anAlert(project.ctx, { category: 'PEP Match' });
    await asOwner('update alerts set match = $2 where token = $1', [token, matchOn('EU', '2026.2')]);
    await project.ask('POST', `/v1/alerts/${token}/acknowledge`);
    const body = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
    await project.ask('POST', `/v1/alerts/${token}/resolve`, { body });
    const found = await analysis();
    expect(found.false_positives.by_list).toContainEqual({
      list: 'EU',
      resolved: 1,
      false_positives: 1,
      percentage: 100,
    });
    await asOwner('select fold_list_totals()');
    expect((await analysis()).false_positives).toEqual(found.false_positives);
    await asOwner('delete from alerts where token = $1', [token]);
    await expectAsListed(await analysis());
  });

  it('is 0 in a project without alerts', async () => {
    const empty = await aProject();
    const { data } = (await empty.ask('GET', '/v1/analytics/alerts')).json;
    expect(data).toMatchObject({ open_alerts: 0, false_positives: { by_list: [], by_model_version: [] } });
    expect(data.backlog).toHaveLength(AlertAge.options.length);
  });

  it('refuses an unknown age, time or verdict', async () => {
    for (const query of [
      'age=Old',
      'due=Soon',
      'due_from=soon',
      'resolved=only',
      'is_false_positive=perhaps',
      'list=',
    ])
      expect((await project.ask('GET', `/v1/alerts?${query}`)).status, query).toBe(400);
    expect((await project.ask('GET', '/v1/analytics/alerts?from=2026-01-01')).status).toBe(400);
  });
});
