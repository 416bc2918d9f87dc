import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Entity } from '@/lib/domain/entities/schema';
import { aCase, anEntity } from '@/tests/fixtures/factories';
import { rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx, { entity_category: 'Company' })).token;
});

const add = (body: object) => project.ask('POST', `/v1/cases/${token}/entities`, { body });
const current = async () => (await project.ask('GET', `/v1/cases/${token}`)).json.data;
const members = async () => (await project.ask('GET', `/v1/cases/${token}/entities`)).json.data;
const recordsOf = async (entity: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${entity}&event_type=entity.added_to_case`)).json
    .data;

const acme = { type: 'Company', company_name: 'Acme Ltd', registration_number: '01234567', country: 'GB' };

const mary = { type: 'Person', first_name: 'Mary', last_name: 'Ward', country: 'GB' };
const tokenOf = async (type: 'Person' | 'Company') => (await anEntity(project.ctx, { type })).token;

describe('cases · entities', () => {
  it('adds an existing entity with its role in this case', async () => {
    const { token: entity_token } = await anEntity(project.ctx);
    const { status, json } = await add({ entity_token, role: 'UBO' });
    expect([status, json.data.token, json.data.role]).toEqual([200, entity_token, 'UBO']);
    expect(Entity.parse(json.data)).toEqual(json.data);
    expect(await members()).toEqual([json.data]);
    expect(await current()).toMatchObject({ total_entities_count: 1, primary_entity_token: null });
    expect(await recordsOf(entity_token)).toMatchObject([
      { case_token: token, target_type: 'entity', details: { entity_token, role: 'UBO' } },
    ]);
  });

  it('creates an entity and adds it in one step', async () => {
    const entity = { ...acme, external_reference: 'crm-9', metadata: { a: 1 } };
    const { status, json } = await add({ entity, role: 'Primary' });
    expect([status, json.data]).toMatchObject([
      200,
      { ...entity, role: 'Primary', full_name: null, date_of_birth: null, address: null },
    ]);
    expect(await current()).toMatchObject({
      total_entities_count: 1,
      primary_entity_token: json.data.token,
    });
    expect(await recordsOf(json.data.token)).toHaveLength(1);
    expect((await project.ask('GET', `/v1/entities/${json.data.token}`)).json.data).toEqual(json.data);
  });

  it('adds once for a repeated Idempotency-Key', async () => {
    const asking = { body: { entity: acme, role: 'Director' }, headers: { 'Idempotency-Key': 'add-once' } };
    const path = `/v1/cases/${token}/entities`;
    const [first, second] = [
      await project.ask('POST', path, asking),
      await project.ask('POST', path, asking),
    ];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect(await members()).toHaveLength(1);
  });

  it('refuses an entity that is already in the case, and a second Primary, with 400, and changes nothing', async () => {
    const { json } = await add({ entity: acme, role: 'Primary' });
    const before = [await current(), await rowCounts(project.ctx)];
    const again = await add({ entity_token: json.data.token, role: 'Director' });
    expect([again.status, again.json.error.details]).toMatchObject([
      400,
      [{ field: 'entity_token', code: 'not_unique' }],
    ]);
    const second = await add({ entity: acme, role: 'Primary' });
    expect([second.status, second.json.error.details]).toMatchObject([
      400,
      [{ field: 'role', code: 'not_unique' }],
    ]);
    expect([await current(), await rowCounts(project.ctx)]).toEqual(before);
  });

  it.each<[string, 'Person' | 'Company', () => Promise<object>, string]>([
    [
      'a company that exists',
      'Person',
      async () => ({ entity_token: await tokenOf('Company') }),
      'entity_token',
    ],
    ['a new company', 'Person', async () => ({ entity: acme }), 'entity.type'],
    [
      'a person who exists',
      'Company',
      async () => ({ entity_token: await tokenOf('Person') }),
      'entity_token',
    ],
    ['a new person', 'Company', async () => ({ entity: mary }), 'entity.type'],
  ])(
    'refuses %s as the Primary entity of a case about a %s, with 400',
    async (_name, category, given, field) => {
      token = (await aCase(project.ctx, { entity_category: category })).token;
      const body = await given();
      const before = [await current(), await rowCounts(project.ctx)];
      const { status, json } = await add({ ...body, role: 'Primary' });
      expect([status, json.error.details]).toMatchObject([400, [{ field, code: 'not_of_this_type' }]]);
      expect([await current(), await rowCounts(project.ctx)]).toEqual(before);
      expect((await add({ ...body, role: 'Shareholder' })).status).toBe(200);
    },
  );

  it('adds an entity once when several requests do so at the same moment', async () => {
    const { token: entity_token } = await anEntity(project.ctx);
    const body = { entity_token, role: 'Director' };
    const answers = await Promise.all([add(body), add(body), add(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await current()).total_entities_count).toBe(1);
  });

  it('answers 404 for an entity that does not exist or is of another project', async () => {
    const foreign = await anEntity((await aProject()).ctx);
    for (const entity_token of ['ent_nobody', foreign.token]) {
      const { status, json } = await add({ entity_token, role: 'UBO' });
      expect([status, json.error.message]).toEqual([404, 'No such entity.']);
    }
  });

  it.each<[string, object, string]>([
    ['no role', { entity: acme }, 'role'],
    ['an unknown role', { entity: acme, role: 'Owner' }, 'role'],
    ['neither entity nor entity_token', { role: 'UBO' }, 'entity_token'],
    ['both', { entity: acme, entity_token: 'ent_1', role: 'UBO' }, 'entity_token'],
    ['an entity without a type', { entity: { company_name: 'A' }, role: 'UBO' }, 'entity.type'],
    ['a company without a name', { entity: { type: 'Company' }, role: 'UBO' }, 'entity.company_name'],
    ['an unknown country', { entity: { ...acme, country: 'UK' }, role: 'UBO' }, 'entity.country'],
  ])('refuses %s with 400', async (_name, body, field) => {
    const { status, json } = await add(body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect((await current()).total_entities_count).toBe(0);
  });
});
