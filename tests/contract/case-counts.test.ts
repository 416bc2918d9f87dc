import { beforeAll, describe, expect, it } from 'vitest';
import type { Case, CaseCounts } from '@/lib/domain/cases/schema';
import { SlaStatus, Tier } from '@/lib/domain/words';
import { askToMove, bringCase } from '@/tests/fixtures/cases';
import { aCase, anEntity, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let analyst: string;

const statuses = ['New', 'In Progress', 'Client Input', 'Escalated', 'Closed'] as const;
/** Hours past the deadline. */
const hoursLate = [-200, -30, -12, 5];

/** Forty cases with mixed statuses, types, tiers, assignees and deadlines. */
beforeAll(async () => {
  project = await aProject();
  analyst = await aUser(project.ctx);
  for (let n = 0; n < 40; n += 1) {
    const { token } = await aCase(project.ctx, {
      type: n % 4 ? 'Onboarding' : 'Perpetual',
      entity_category: n % 3 ? 'Person' : 'Company',
      external_reference: n % 2 ? `crm-${n}` : null,
      assigned_to: n % 5 ? null : analyst,
    });
    await bringCase(project, token, statuses[n % statuses.length] ?? 'New');
    await asOwner(
      `update cases set risk_tier = $2, sla_deadline = sla_deadline - (sla_deadline - now()) - $3 * interval '1 hour',
         sla_warning_at = now() + interval '1 hour' - ($4::int * interval '2 hours') where token = $1`,
      [token, [...Tier.options, null][n % 4], hoursLate[(n >> 2) % 4], (n >> 4) % 2],
    );
  }
});

type Filters = Partial<
  Record<
    | 'status'
    | 'type'
    | 'entity_category'
    | 'risk_tier'
    | 'assigned_to'
    | 'entity_token'
    | 'sla_status'
    | 'closed'
    | 'q',
    string
  >
>;

const queryOf = (filters: Filters) => new URLSearchParams(filters).toString();
const listed = async (filters: Filters): Promise<{ data: Case[]; meta: { total: number } }> =>
  (await project.ask('GET', `/v1/cases?limit=100&${queryOf(filters)}`)).json;
const counted = async (filters: Filters): Promise<CaseCounts> =>
  (await project.ask('GET', `/v1/cases/counts?${queryOf(filters)}`)).json.data;

/** The counts that follow from the listed cases. */
function countedFrom(rows: readonly Case[]): CaseCounts {
  const count = (column: keyof Case, value: string | null) =>
    rows.filter((row) => row[column] === value).length;
  const by = <Value extends string>(column: keyof Case, values: readonly Value[]) =>
    // each value is a key
    Object.fromEntries(values.map((value) => [value, count(column, value)])) as Record<Value, number>;
  const assignees = [...new Set(rows.map((row) => row.assigned_to).filter((person) => person !== null))];
  return {
    total: rows.length,
    total_is_minimum: false,
    status: by('status', [
      'New',
      'In Progress',
      'In Review',
      'Client Input',
      'Internal Review',
      'Escalated',
      'Closed',
    ]),
    type: by('type', ['Onboarding', 'Review', 'Perpetual']),
    entity_category: by('entity_category', ['Person', 'Company']),
    risk_tier: { ...by('risk_tier', Tier.options), none: count('risk_tier', null) },
    sla_status: by('sla_status', SlaStatus.options),
    assigned_to: { ...by('assigned_to', assignees), unassigned: count('assigned_to', null) },
  };
}

const filterSets: Filters[] = [
  {},
  { status: 'New' },
  { type: 'Perpetual' },
  { entity_category: 'Company' },
  { risk_tier: 'High' },
  { sla_status: 'Breached' },
  { sla_status: 'Critical' },
  { sla_status: 'Warning' },
  { sla_status: 'On Track' },
  { assigned_to: 'unassigned' },
  { assigned_to: 'unassigned', sla_status: 'Breached' },
  { assigned_to: 'unassigned', q: 'crm' },
  { q: 'crm' },
  { closed: 'exclude' },
  { closed: 'exclude', risk_tier: 'Low' },
  { closed: 'exclude', sla_status: 'Breached' },
  { closed: 'exclude', q: 'crm' },
  { q: 'CAS-00000' },
  { status: 'Closed', entity_category: 'Person', risk_tier: 'Medium' },
  { status: 'Client Input', sla_status: 'On Track', q: 'cas' },
];

describe('cases · counts', () => {
  it.each(filterSets)('agree with the list filtered by %j, for each value', async (filters) => {
    const { data, meta } = await listed(filters);
    expect(data.length).toBeGreaterThan(0);
    expect(meta.total).toBe(data.length);
    expect(await counted(filters)).toEqual(countedFrom(data));
  });

  it('leave out closed cases on request', async () => {
    const { data } = await listed({ closed: 'exclude' });
    const all = await counted({});
    expect(data).toHaveLength(all.total - all.status.Closed);
    expect(data.filter(({ status }) => status === 'Closed')).toEqual([]);
  });

  it('agree with the list of one assignee', async () => {
    const { data, meta } = await listed({ assigned_to: analyst });
    expect([meta.total, data.length > 5]).toEqual([data.length, true]);
    expect(await counted({ assigned_to: analyst })).toEqual(countedFrom(data));
  });

  it('follow every change at once, and are not changed by a fold', async () => {
    const { token } = await aCase(project.ctx);
    const before = await counted({});
    await askToMove(project, token, 'progress');
    await project.ask('PATCH', `/v1/cases/${token}`, { body: { assigned_to: analyst } });
    const after = await counted({});
    expect(after.status.New).toBe(before.status.New - 1);
    expect(after.status['In Progress']).toBe(before.status['In Progress'] + 1);
    expect(after.assigned_to[analyst]).toBe((before.assigned_to[analyst] ?? 0) + 1);
    await asOwner('select fold_list_totals()');
    expect(await counted({})).toEqual(after);
    expect(after).toEqual(countedFrom((await listed({})).data));
  });

  it('are all 0 in a project without cases', async () => {
    const { json } = await (await aProject()).ask('GET', '/v1/cases/counts');
    expect(json.data).toEqual(countedFrom([]));
  });

  it('refuse a sort, a limit and an unknown value with 400', async () => {
    for (const query of ['sort=created_at', 'limit=5', 'status=Open', 'colour=red']) {
      expect((await project.ask('GET', `/v1/cases/counts?${query}`)).status, query).toBe(400);
    }
  });
});

describe('cases · list', () => {
  it('finds the cases of a person or company, in any role, and counts them', async () => {
    const { token: entity_token } = await anEntity(project.ctx);
    const owned = await aCase(project.ctx, { type: 'Review' });
    const directed = await aCase(project.ctx);
    const roles = [
      [owned, 'UBO'],
      [directed, 'Director'],
    ] as const;
    for (const [{ token }, role] of roles)
      await project.ask('POST', `/v1/cases/${token}/entities`, { body: { entity_token, role } });

    const { data, meta } = await listed({ entity_token });
    expect([meta.total, data.map(({ token }) => token).sort()]).toEqual([
      2,
      [owned.token, directed.token].sort(),
    ]);
    expect(await counted({ entity_token })).toEqual(countedFrom(data));
    expect((await listed({ entity_token, type: 'Review' })).data).toHaveLength(1);
    expect((await listed({ entity_token, sla_status: 'Breached' })).meta.total).toBe(0);
    expect((await counted({ entity_token, sla_status: 'On Track' })).total).toBe(2);
    expect((await listed({ entity_token: 'ent_01kad8m3zq5v7x9b1c2d4e6f8g' })).data).toEqual([]);
  });

  it('finds text in name and external reference, ignoring letter case and treating wildcards as text', async () => {
    const ctx = project.ctx;
    const { token } = await aCase(ctx, { external_reference: 'Client_42%' });
    for (const q of ['client_42', 'T_42%', ' 42% ', '_4']) {
      expect(
        (await listed({ q })).data.map((row) => row.token),
        q,
      ).toEqual([token]);
    }
    expect((await listed({ q: 'client%42' })).data).toEqual([]);
  });

  it('finds a case once by name, number and reference of any of its entities, and none of another project', async () => {
    const [one, two] = [await aProject(), await aProject()];
    const entity = {
      type: 'Company',
      company_name: 'Quillfeather Estates Ltd',
      registration_number: '77665544',
    };
    const body = { type: 'Review', entity_category: 'Company', external_reference: 'quill-1' };
    const opened = await one.ask('POST', '/v1/cases', {
      body: { ...body, entity: { ...entity, external_reference: 'quill-2' } },
    });
    const { token } = opened.json.data;
    const owner = { type: 'Person', first_name: 'Mirabel', last_name: 'Ashworth' };
    await one.ask('POST', `/v1/cases/${token}/entities`, { body: { entity: owner, role: 'UBO' } });
    await one.ask('POST', '/v1/entities', { body: { ...owner, first_name: 'Nobody' } });
    for (const q of ['quillfeather', '7766', 'mirabel ashworth', 'Ashworth', 'quill-2', 'quill']) {
      const { data, meta } = (await one.ask('GET', `/v1/cases?q=${encodeURIComponent(q)}`)).json;
      expect([meta.total, data.map((row: { token: string }) => row.token)], q).toEqual([1, [token]]);
      expect((await one.ask('GET', `/v1/cases/counts?q=${encodeURIComponent(q)}`)).json.data.total).toBe(1);
      expect((await two.ask('GET', `/v1/cases?q=${encodeURIComponent(q)}`)).json.meta.total).toBe(0);
    }
    expect((await one.ask('GET', '/v1/cases?q=Nobody')).json.meta.total).toBe(0);
  });

  it('finds text that more than a thousand cases have, in their own names or those of their people', async () => {
    const other = await aProject();
    await asOwner(
      `insert into cases (project_id, token, name, type, status, entity_category, created_at, updated_at)
       select $1, 'cas_' || n, 'CAS-' || lpad(n::text, 6, '0'), 'Review', 'New', 'Person', now(), now()
       from generate_series(1, 10100) n`,
      [other.ctx.project.id],
    );
    const { json } = await other.ask('GET', '/v1/cases?q=cas-0&limit=2&sort=created_at');
    expect([json.meta.total, json.data.length, json.meta.page.has_more]).toEqual([1_000, 2, true]);
    expect((await other.ask('GET', '/v1/cases/counts?q=cas-0')).json.data.total).toBe(1_000);
    expect((await other.ask('GET', '/v1/cases/counts?q=CAS-00999')).json.data.total).toBe(10);
    await asOwner(
      `with people as (
         insert into entities (project_id, token, type, full_name, role, verification_status, created_at, updated_at)
         select $1, 'ent_' || n, 'Person', 'Common Name ' || n, 'Primary', 'Not Started', now(), now()
         from generate_series(1, 10100) n returning token)
       insert into case_entities (project_id, case_token, entity_token, role, created_at)
       select $1, replace(token, 'ent_', 'cas_'), token, 'Primary', now() from people`,
      [other.ctx.project.id],
    );
    const byName = await other.ask('GET', '/v1/cases?q=common%20name&limit=2&sort=created_at');
    expect([byName.json.meta.total, byName.json.data.length]).toEqual([1_000, 2]);
    const closed = await other.ask('GET', '/v1/cases?q=common%20name&status=Closed');
    expect([closed.json.meta.total, closed.json.data]).toEqual([0, []]);
    const one = await other.ask('GET', '/v1/cases?q=common%20name%2010099');
    expect(one.json.data.map(({ token }: { token: string }) => token)).toEqual(['cas_10099']);
  });
});
