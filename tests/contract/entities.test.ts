import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const person = { type: 'Person', first_name: 'Priya', last_name: 'Raman', country: 'GB' };
const company = { type: 'Company', company_name: 'Larkspur Joinery Ltd', country: 'GB' };

const create = (body: object) => project.ask('POST', '/v1/entities', { body });
const created = async (body: object) => (await create(body)).json.data;
const patch = (token: string, body: object, headers = {}) =>
  project.ask('PATCH', `/v1/entities/${token}`, { body, headers });
const get = async (path: string) => (await project.ask('GET', path)).json;
const auditOf = async (token: string, event: string) =>
  (await get(`/v1/audit-logs?target_token=${token}&event_type=${event}`)).data;

describe('entities · create', () => {
  it('answers 201 with the entity, and records entity.created', async () => {
    const { status, json } = await create({
      ...person,
      date_of_birth: '1993-03-08',
      nationality: 'IN',
      address: { line1: '1 Quay Street', city: 'Hull' },
      external_reference: 'customer-1',
      metadata: { segment: 'retail' },
      monitored: true,
    });
    expect(status).toBe(201);
    expect(json.data).toMatchObject({
      ...person,
      full_name: 'Priya Raman',
      date_of_birth: '1993-03-08',
      role: 'Primary',
      verification_status: 'Not Started',
      address: { line1: '1 Quay Street', line2: null, city: 'Hull' },
      metadata: { segment: 'retail' },
      monitored: true,
      checks_summary: { total: 0 },
    });
    expect(await get(`/v1/entities/${json.data.token}`)).toMatchObject({ data: json.data });
    expect(await auditOf(json.data.token, 'entity.created')).toHaveLength(1);
  });

  it('accepts a company with a role', async () => {
    expect(await created({ ...company, registration_number: '11223344', role: 'Shareholder' })).toMatchObject(
      {
        ...company,
        role: 'Shareholder',
        full_name: null,
        monitored: false,
      },
    );
  });

  it.for([
    [{ type: 'Person', first_name: 'Priya' }, 'last_name'],
    [{ type: 'Company' }, 'company_name'],
    [{ ...person, company_name: 'Larkspur' }, ''],
    [{ ...person, last_name: '--' }, 'last_name'],
    [{ ...person, last_name: '\u3164\u3164' }, 'last_name'],
    [{ type: 'Company', company_name: '\u0640\u0640' }, 'company_name'],
    [{ ...person, country: 'XX' }, 'country'],
    [{ ...person, date_of_birth: '1993-02-30' }, 'date_of_birth'],
    [{ ...person, address: { city: 'Hull', zip: 'HU1' } }, 'address.zip'],
  ] as const)('refuses %j with 400', async ([body, field]) => {
    const { status, json } = await create(body);
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    if (field) expect(json.error.details[0].field).toBe(field);
  });
});

describe('entities · update', () => {
  it('changes the given fields, and keeps the others', async () => {
    const before = await created({ ...person, nationality: 'IN', metadata: { a: 1 } });
    const { status, json } = await patch(before.token, {
      country: 'FR',
      metadata: { b: 2 },
      monitored: true,
    });
    expect(status).toBe(200);
    const { updated_at } = json.data;
    expect(json.data).toEqual({ ...before, country: 'FR', metadata: { b: 2 }, monitored: true, updated_at });
  });

  it('rebuilds the full name from the names', async () => {
    const { token } = await created(person);
    expect((await patch(token, { last_name: 'Nair' })).json.data.full_name).toBe('Priya Nair');
    expect((await patch(token, { first_name: null })).json.data).toMatchObject({
      first_name: null,
      full_name: 'Nair',
    });
  });

  it('clears a field with null, and the whole address', async () => {
    const { token } = await created({ ...person, nationality: 'IN', address: { city: 'Hull' } });
    const { json } = await patch(token, { nationality: null, address: null, date_of_birth: null });
    expect(json.data).toMatchObject({ nationality: null, address: null, date_of_birth: null });
  });

  it('changes the given parts of the address, and keeps the others', async () => {
    const { token } = await created({ ...person, address: { line1: '1 Quay Street', city: 'Hull' } });
    const { json } = await patch(token, { address: { city: 'Leeds', country: 'GB', line1: null } });
    const now = { line1: null, line2: null, city: 'Leeds', state: null, postal_code: null, country: 'GB' };
    expect(json.data.address).toEqual(now);
    expect((await patch(token, { address: {} })).json.data.address).toEqual(now);
  });

  it('accepts an address for an entity that had none', async () => {
    const { token } = await created(person);
    const { json } = await patch(token, { address: { city: 'Hull' } });
    expect(json.data.address).toMatchObject({ line1: null, city: 'Hull' });
  });

  it('records old and new values of the changed fields only', async () => {
    const { token } = await created({ ...person, nationality: 'IN' });
    await patch(token, { country: 'FR', nationality: 'IN' });
    const [{ details }] = await auditOf(token, 'entity.updated');
    expect(details).toEqual({ before: { country: 'GB' }, after: { country: 'FR' } });
  });

  it('records nothing when nothing changes', async () => {
    const before = await created({ ...person, metadata: { a: [1, { b: 2 }] } });
    const { json } = await patch(before.token, { country: 'GB', metadata: { a: [1, { b: 2 }] } });
    expect(json.data).toEqual(before);
    expect(await auditOf(before.token, 'entity.updated')).toEqual([]);
  });

  it.for([
    [{ company_name: 'Larkspur' }, 'company_name'],
    [{ last_name: null }, 'last_name'],
    [{ role: 'UBO' }, 'role'],
    [{ address: { postcode: 'HU1' } }, 'address.postcode'],
    [{ last_name: '\u115f' }, 'last_name'],
  ] as const)('refuses %j for a person with 400, naming %s', async ([body, field]) => {
    const { token } = await created(person);
    const { status, json } = await patch(token, body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
  });

  it('repeats its answer under the same Idempotency-Key', async () => {
    const { token } = await created(person);
    const headers = { 'Idempotency-Key': 'change-1' };
    const first = await patch(token, { country: 'FR' }, headers);
    const again = await patch(token, { country: 'FR' }, headers);
    expect(again.text).toBe(first.text);
    expect(await auditOf(token, 'entity.updated')).toHaveLength(1);
  });

  it('applies two concurrent changes one after the other', async () => {
    const { token } = await created(person);
    const answers = await race('entities', token, [
      () => patch(token, { country: 'FR' }),
      () => patch(token, { nationality: 'IN' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(`/v1/entities/${token}`)).data).toMatchObject({ country: 'FR', nationality: 'IN' });
  });
});

describe('entities · list', () => {
  it('filters by type, role, country, verification_status and q, with exact totals', async () => {
    const own = await aProject();
    const add = (body: object) => own.ask('POST', '/v1/entities', { body });
    await add({ ...person, external_reference: 'crm-77' });
    await add({ ...person, last_name: 'Nair', country: 'FR', role: 'Director' });
    await add({ ...company, registration_number: '11223344' });
    const total = async (query: string) => (await own.ask('GET', `/v1/entities?${query}`)).json.meta.total;
    expect(await total('type=Person')).toBe(2);
    expect(await total('role=Director')).toBe(1);
    expect(await total('country=FR')).toBe(1);
    expect(await total('verification_status=Not%20Started')).toBe(3);
    expect(await total('q=rIYa')).toBe(2);
    expect(await total('q=larkspur&type=Company')).toBe(1);
    expect(await total('q=112233')).toBe(1);
    expect(await total('q=CRM-7')).toBe(1);
    expect(await total('q=%25')).toBe(0);
    expect(await total('q=nobody')).toBe(0);
  });

  it('searches a large project through the text index', async () => {
    const own = await aProject();
    await asOwner(
      `insert into entities (project_id, token, type, role, full_name, verification_status, created_at, updated_at)
       select $1, 'ent_' || n, 'Person', 'Primary', 'Person ' || md5(n::text), 'Not Started', now(), now()
       from generate_series(1, 20000) n`,
      [own.ctx.project.id],
    );
    await asOwner('vacuum analyze entities');
    const plan = await asOwner<{ 'QUERY PLAN': string }>(
      `explain select token from entities where project_id = ${own.ctx.project.id} and (full_name ilike '%c4ca42%'
       or company_name ilike '%c4ca42%' or registration_number ilike '%c4ca42%' or external_reference ilike '%c4ca42%')`,
    );
    expect(plan.map((row) => row['QUERY PLAN']).join(' ')).toContain('entities_text');
    const { total, total_is_minimum } = (await own.ask('GET', '/v1/entities?q=c4ca42')).json.meta;
    expect([total, total_is_minimum]).toEqual([1, false]);
  });
});
