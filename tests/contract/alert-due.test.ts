import { beforeAll, describe, expect, it } from 'vitest';
import type { AlertFilters } from '@/lib/domain/alerts/list-schema';
import { alertSearch } from '@/lib/domain/alerts/search';
import { type AlertValues, aCase, anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const alertOf = async (values: AlertValues = {}) => (await anAlert(project.ctx, values)).token;
const post = (alert: string, action: string, body?: object) =>
  project.ask('POST', `/v1/alerts/${alert}/${action}`, { body });

describe('alerts · due', () => {
  it('finds what is overdue or due within a day in every status but Resolved, and skips stopped clocks', async () => {
    const { token: case_token } = await aCase(project.ctx);
    const [open, acknowledged, resolved, paused, later] = [
      await alertOf(),
      await alertOf(),
      await alertOf(),
      await alertOf({ case_token }),
      await alertOf(),
    ];
    await post(acknowledged, 'acknowledge');
    await post(resolved, 'acknowledge');
    await post(resolved, 'resolve', { action: 'Approve', rationale: 'Another person.' });
    const due = (alert: string, at: string) =>
      asOwner(`update alerts set sla_deadline = now() + $2::interval where token = $1`, [alert, at]);
    await due(open, '5 hours');
    for (const overdue of [acknowledged, resolved, paused]) await due(overdue, '-1 hour');
    await asOwner(`update alerts set sla_paused_at = now() where token = $1`, [paused]);
    await due(later, '2 days');
    const found = async (filter: string) => {
      const { json } = await project.ask('GET', `/v1/alerts?due=${filter}&sort=sla_deadline`);
      return json.data.map(({ token }: { token: string }) => token);
    };
    expect(await found('Overdue or within 24 hours')).toEqual([acknowledged, open]);
    expect(await found('Overdue')).toEqual([acknowledged]);
    expect(await found('Within 24 hours')).toEqual([open]);
  });

  it('finds what is due from and until a time or a day, only among running clocks', async () => {
    const other = await aProject();
    const dueAt = async (at: string, change = '') => {
      const { token } = await anAlert(other.ctx);
      await asOwner(`update alerts set sla_deadline = $2::timestamptz ${change} where token = $1`, [
        token,
        at,
      ]);
      return token;
    };
    const first = await dueAt('2030-03-01T00:00:00Z');
    const last = await dueAt('2030-03-01T23:59:59.999Z', `, status = 'Escalated'`);
    const next = await dueAt('2030-03-02T00:00:00Z');
    await dueAt('2030-03-01T12:00:00Z', ', sla_paused_at = now()');
    await dueAt('2030-03-01T12:00:00Z', `, status = 'Resolved', resolved_at = now()`);
    const found = async (query: string) => {
      const { json } = await other.ask('GET', `/v1/alerts?${query}&sort=sla_deadline`);
      return json.data.map(({ token }: { token: string }) => token);
    };
    expect(await found('due_from=2030-03-01&due_to=2030-03-01')).toEqual([first, last]);
    expect(await found('due_from=2030-03-01T00:00:00.001Z')).toEqual([last, next]);
    expect(await found('due_to=2030-03-01T23:59:59.999Z')).toEqual([first]);
  });
});

it('alerts · list · resolved=exclude leaves out resolved alerts and nothing else', async () => {
  const other = await aProject();
  const tokens: Record<string, string> = {};
  for (const status of ['Open', 'Acknowledged', 'Escalated', 'Resolved']) {
    const { token } = await anAlert(other.ctx);
    tokens[status] = token;
    await asOwner(
      `update alerts set status = $2, resolved_at = case $2 when 'Resolved' then now() end,
        snoozed_until = case $2 when 'Open' then now() + interval '1 day' end where token = $1`,
      [token, status],
    );
  }
  const { json } = await other.ask('GET', '/v1/alerts?resolved=exclude&sort=created_at');
  expect(json.data.map(({ token }: { token: string }) => token)).toEqual([
    tokens.Open,
    tokens.Acknowledged,
    tokens.Escalated,
  ]);
  const counts = (await other.ask('GET', '/v1/alerts/counts?resolved=exclude')).json.data;
  expect([json.meta.total, counts.total, counts.status.Resolved]).toEqual([3, 3, 0]);
  expect((await other.ask('GET', '/v1/alerts?resolved=exclude&status=Resolved')).json.data).toEqual([]);
  // From kept totals, so exact however many there are.
  const totalOf = async (more: AlertFilters) =>
    (await alertSearch(other.ctx, { resolved: 'exclude', ...more })).total?.();
  expect(await totalOf({})).toBe(3);
  expect(await totalOf({ snoozed: 'exclude' })).toBe(2);
  expect(await totalOf({ status: 'Resolved' })).toBe(0);
  expect(await totalOf({ status: 'Open', assigned_to: 'unassigned' })).toBe(1);
});
