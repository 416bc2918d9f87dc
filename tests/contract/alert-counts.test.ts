import { addHours } from 'date-fns/addHours';
import { beforeAll, describe, expect, it } from 'vitest';
import { AlertCategory, AlertStatus, AlertType, Priority, SlaStatus } from '@/lib/domain/words';
import { foldKeptTotals } from '@/lib/platform/database/kept-totals';
import { aCase, anAlert, anEntity } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// Twenty-four alerts that differ in every counted field; some resolved, some snoozed. The counts are compared with
// the list.

let project: TestProject;
let people: string[];
let case_token: string;
let entity_token: string;

const categories = ['Sanctions Hit', 'PEP Match', 'Name Mismatch', 'Adverse Media'] as const;
const hoursLeft = [-50, 5, 30, 400];

async function aVariousAlert(n: number): Promise<void> {
  const { token } = await anAlert(project.ctx, {
    category: categories[n % 4],
    case_token: n % 3 === 0 ? case_token : null,
    entity_token: n % 5 === 0 ? entity_token : null,
  });
  const post = (action: string, body?: object) =>
    project.ask('POST', `/v1/alerts/${token}/${action}`, { body });
  if (n % 2 === 0) await post('assign', { user_id: people[n % 4 === 0 ? 0 : 1] });
  if (n % 3 > 0) await post('acknowledge');
  if (n % 3 === 1) await post('resolve', { action: 'Decline', rationale: 'It is the client.' });
  const now = new Date();
  const due = addHours(now, hoursLeft[Math.floor(n / 6)] ?? 0);
  await asOwner(
    `update alerts set sla_deadline = $2, sla_warning_at = $2::timestamptz - interval '2 days' where token = $1`,
    [token, due],
  );
  if (n % 7 === 3 && n % 3 !== 1) {
    await asOwner(`update alerts set snoozed_until = now() + interval '1 hour' where token = $1`, [token]);
  }
}

beforeAll(async () => {
  project = await aProject();
  people = [(await project.person('analyst')).actor.id, (await project.person('reviewer')).actor.id];
  case_token = (await aCase(project.ctx)).token;
  entity_token = (await anEntity(project.ctx, { case_token })).token;
  for (let n = 0; n < 24; n += 1) await aVariousAlert(n);
  await anAlert((await aProject()).ctx);
});

type Item = Record<string, string | null>;
const columns = ['status', 'priority', 'category', 'type', 'sla_status'] as const;
const valuesOf = {
  status: AlertStatus.options,
  priority: Priority.options,
  category: AlertCategory.options,
  type: AlertType.options,
  sla_status: SlaStatus.options,
};

async function listed(query: string): Promise<Item[]> {
  const { json } = await project.ask('GET', `/v1/alerts?limit=100&${query}`);
  expect(json.meta.total, query).toBe(json.data.length);
  return json.data;
}

const tally = (items: readonly Item[], column: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, items.filter((item) => item[column] === value).length]));

async function recounted(query: string): Promise<object> {
  const items = await listed(query);
  const assignees = people.filter((token) => items.some(({ assigned_to }) => assigned_to === token));
  return {
    total: items.length,
    total_is_minimum: false,
    ...Object.fromEntries(columns.map((column) => [column, tally(items, column, valuesOf[column])])),
    assigned_to: {
      ...tally(items, 'assigned_to', assignees),
      unassigned: items.filter(({ assigned_to }) => assigned_to === null).length,
    },
  };
}

const counted = async (query: string) => (await project.ask('GET', `/v1/alerts/counts?${query}`)).json.data;

const filters = (): string[] => [
  '',
  ...AlertStatus.options.map((status) => `status=${status}`),
  'category=PEP Match',
  'type=Identity',
  'priority=Critical&status=Open',
  `assigned_to=${people[0]}`,
  `assigned_to=${people[1]}&status=Acknowledged`,
  'assigned_to=unassigned',
  'assigned_to=unassigned&status=Open&snoozed=exclude',
  `assigned_to=unassigned&case_token=${case_token}`,
  'sla_status=Warning&assigned_to=unassigned',
  ...SlaStatus.options.map((status) => `sla_status=${status}`),
  'sla_status=Breached&status=Resolved',
  'sla_status=Breached&status=Open',
  `sla_status=Warning&assigned_to=${people[0]}`,
  `case_token=${case_token}`,
  `case_token=${case_token}&sla_status=Critical`,
  `entity_token=${entity_token}`,
  `entity_token=${entity_token}&snoozed=exclude`,
  'due=Overdue',
  'due=Overdue or within 24 hours&snoozed=exclude',
  'resolved=exclude',
  'resolved=exclude&snoozed=exclude',
  'resolved=exclude&sla_status=Breached',
  `resolved=exclude&snoozed=exclude&assigned_to=${people[0]}`,
  'resolved=exclude&category=PEP Match&assigned_to=unassigned',
  `resolved=exclude&case_token=${case_token}`,
  'snoozed=only',
  'snoozed=only&sla_status=On Track',
  'snoozed=include',
  'snoozed=exclude',
  'snoozed=exclude&sla_status=Critical',
  'snoozed=exclude&status=Open',
  `snoozed=exclude&case_token=${case_token}`,
];

describe('alerts · counts', () => {
  it('agree with the list under every filter, before and after the totals are folded', async () => {
    for (const query of filters()) expect(await counted(query), query).toEqual(await recounted(query));
    await foldKeptTotals();
    for (const query of filters()) expect(await counted(query), query).toEqual(await recounted(query));
  });

  it('contain every status, also those without alerts', async () => {
    const { total, status, sla_status } = await counted('');
    expect(Object.keys(status)).toEqual(AlertStatus.options);
    expect(Object.keys(sla_status).sort()).toEqual([...SlaStatus.options].sort());
    for (const value of SlaStatus.options) expect(sla_status[value]).toBeGreaterThan(0);
    expect(status.Escalated).toBe(0);
    expect(total).toBeGreaterThan(15);
  });

  it('of unassigned alerts agree with the list', async () => {
    const items = await listed('assigned_to=unassigned');
    expect(items.length).toBeGreaterThan(5);
    expect(items.every(({ assigned_to }) => assigned_to === null)).toBe(true);
    const { assigned_to } = await counted('');
    expect(assigned_to.unassigned).toBe(items.length);
    expect((await counted('assigned_to=unassigned')).assigned_to).toEqual({ unassigned: items.length });
  });

  it('are all 0 in a project without alerts', async () => {
    const { json } = await (await aProject()).ask('GET', '/v1/alerts/counts');
    expect(json.data).toMatchObject({ total: 0, status: { Open: 0 }, assigned_to: { unassigned: 0 } });
  });

  it('refuse an unknown filter with 400', async () => {
    expect((await project.ask('GET', '/v1/alerts/counts?color=red')).status).toBe(400);
    expect((await project.ask('GET', '/v1/alerts/counts?status=Closed')).status).toBe(400);
  });
});
