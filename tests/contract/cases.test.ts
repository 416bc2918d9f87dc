import { beforeAll, describe, expect, it } from 'vitest';
import { Case } from '@/lib/domain/cases/schema';
import { aCase, anEntity, aUser } from '@/tests/fixtures/factories';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let analyst: string;

beforeAll(async () => {
  project = await aProject();
  analyst = await aUser(project.ctx);
});

const create = (body: object) => project.ask('POST', '/v1/cases', { body });
const update = (token: string, body: object) => project.ask('PATCH', `/v1/cases/${token}`, { body });
const current = async (token: string) => (await project.ask('GET', `/v1/cases/${token}`)).json.data;
const recordsOf = async (token: string) =>
  (await project.ask('GET', `/v1/cases/${token}/audit-logs?sort=sequence`)).json.data;
const eventsOf = async (token: string) =>
  asOwner<{ type: string; data: object }>(
    `select type, data from events where data ->> 'token' = $1 order by sequence`,
    [token],
  );
const notificationsOf = (person: string, token: string) =>
  asOwner(`select kind, target_type, note from notifications where user_token = $1 and target_token = $2`, [
    person,
    token,
  ]);

const review = { type: 'Review', entity_category: 'Person' };
const mary = {
  type: 'Person',
  first_name: 'Mary',
  last_name: 'Ward',
  date_of_birth: '1980-02-29',
  nationality: 'GB',
  country: 'IE',
  address: { line1: '1 Quay', city: 'Cork' },
  external_reference: 'crm-1',
  metadata: { vip: true },
};

async function unassignable(): Promise<string[]> {
  const other = await aProject();
  return ['usr_nobody', await aUser(project.ctx, { role: 'auditor' }), await aUser(other.ctx)];
}

describe('cases · create', () => {
  it('answers 201 with a New case that has every field, and its entity as the Primary one', async () => {
    const body = {
      ...review,
      entity: mary,
      assigned_to: analyst,
      external_reference: 'crm-7',
      metadata: { branch: { name: 'Hull' }, tags: ['a', 1, null] },
    };
    const { status, json } = await create(body);
    expect(status).toBe(201);
    expect(Case.parse(json.data)).toEqual(json.data);
    expect(json.data).toMatchObject({
      ...review,
      name: expect.stringMatching(/^CAS-\d{6}$/),
      status: 'New',
      assigned_to: analyst,
      external_reference: 'crm-7',
      metadata: body.metadata,
      open_alerts_count: 0,
      total_entities_count: 1,
      sla_status: 'On Track',
      risk_tier: null,
      risk_score: null,
      risk_tier_overridden: false,
      decision: null,
      decision_summary: null,
      flow_token: null,
      closed_at: null,
    });
    expect(await current(json.data.token)).toEqual(json.data);
    const { data } = (await project.ask('GET', `/v1/cases/${json.data.token}/entities`)).json;
    expect(data).toMatchObject([
      {
        ...mary,
        token: json.data.primary_entity_token,
        full_name: 'Mary Ward',
        role: 'Primary',
        verification_status: 'Not Started',
        address: {
          line1: '1 Quay',
          line2: null,
          city: 'Cork',
          state: null,
          postal_code: null,
          country: null,
        },
      },
    ]);
    expect(await notificationsOf(analyst, json.data.token)).toEqual([
      { kind: 'case.assigned', target_type: 'case', note: null },
    ]);
    expect(
      (await recordsOf(json.data.token)).map((record: { event_type: string }) => record.event_type),
    ).toEqual(['entity.created', 'case.created', 'entity.added_to_case']);
    expect(await eventsOf(json.data.token)).toEqual([{ type: 'case.created', data: json.data }]);
  });

  it('accepts an existing entity, or none', async () => {
    const { token: entity_token } = await anEntity(project.ctx);
    const taken = (await create({ ...review, entity_token })).json.data;
    expect(taken).toMatchObject({ primary_entity_token: entity_token, total_entities_count: 1 });
    const none = (await create({ type: 'Perpetual', entity_category: 'Company' })).json.data;
    expect(none).toMatchObject({ primary_entity_token: null, total_entities_count: 0, sla_deadline: null });
  });

  it('answers 404 for an entity that does not exist or is of another project', async () => {
    const foreign = await anEntity((await aProject()).ctx);
    const answers = await Promise.all(
      ['ent_nobody', foreign.token].map((entity_token) => create({ ...review, entity_token })),
    );
    expect(answers.map(({ status, json }) => [status, json.error.message])).toEqual(
      Array(2).fill([404, 'No such entity.']),
    );
  });

  it.each<[string, object, string]>([
    ['no type', { entity_category: 'Person' }, 'type'],
    ['an unknown type', { ...review, type: 'Yearly' }, 'type'],
    ['no entity_category', { type: 'Review' }, 'entity_category'],
    ['both entity and entity_token', { ...review, entity: mary, entity_token: 'ent_1' }, 'entity_token'],
    [
      'an entity of the other category',
      { type: 'Review', entity_category: 'Company', entity: mary },
      'entity.type',
    ],
    ['a person without a last name', { ...review, entity: { type: 'Person' } }, 'entity.last_name'],
    ['a name of punctuation', { ...review, entity: { ...mary, last_name: '---' } }, 'entity.last_name'],
    ['a field of a company', { ...review, entity: { ...mary, company_name: 'A' } }, 'entity.company_name'],
    [
      'an external_reference of 256 characters',
      { ...review, external_reference: 'r'.repeat(256) },
      'external_reference',
    ],
    ['metadata that is a list', { ...review, metadata: [] }, 'metadata'],
    ['metadata with a NUL inside', { ...review, metadata: { a: [{ b: 'x\u0000' }] } }, 'metadata'],
    ['metadata with a lone surrogate inside', { ...review, metadata: { a: '\ud800' } }, 'metadata'],
    [
      'metadata of more than 16,384 characters',
      { ...review, metadata: { a: 'x'.repeat(16_384) } },
      'metadata',
    ],
    ['an unknown field', { ...review, status: 'Closed' }, 'status'],
  ])('refuses %s with 400, and changes nothing', async (_name, body, field) => {
    const before = await rowCounts(project.ctx);
    const { status, json } = await create(body);
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
    expect(await rowCounts(project.ctx)).toEqual(before);
  });

  it('accepts text in metadata that only looks like an escape', async () => {
    const metadata = { path: 'C:\\u0000', emoji: '💩' };
    expect((await create({ ...review, metadata })).json.data.metadata).toEqual(metadata);
  });

  it('refuses an existing entity of the other category, and people who may not act, with 400', async () => {
    const { token: entity_token } = await anEntity(project.ctx, { type: 'Company' });
    expect((await create({ ...review, entity_token })).json.error.details[0].field).toBe('entity_token');
    for (const assigned_to of await unassignable()) {
      const { status, json } = await create({ ...review, assigned_to });
      expect([status, json.error.details[0].field]).toEqual([400, 'assigned_to']);
    }
  });

  it('opens one case for a repeated Idempotency-Key', async () => {
    const asking = { body: { ...review, entity: mary }, headers: { 'Idempotency-Key': 'open-once' } };
    const [first, second] = [
      await project.ask('POST', '/v1/cases', asking),
      await project.ask('POST', '/v1/cases', asking),
    ];
    expect([first.status, second.text]).toEqual([201, first.text]);
  });
});

describe('cases · update', () => {
  it('changes only the given fields', async () => {
    const { token } = await aCase(project.ctx);
    await update(token, { metadata: { a: 1 } });
    const assigned = (await update(token, { assigned_to: analyst })).json.data;
    expect(assigned).toMatchObject({ assigned_to: analyst, metadata: { a: 1 } });
    const replaced = (await update(token, { metadata: { b: 2 } })).json.data;
    expect(replaced).toMatchObject({ assigned_to: analyst, metadata: { b: 2 } });
    expect((await update(token, { assigned_to: null })).json.data.assigned_to).toBeNull();
    expect(await current(token)).toMatchObject({ status: 'New', assigned_to: null, metadata: { b: 2 } });
  });

  it('notifies the assignee once, and records who assigned whom', async () => {
    const { token } = await aCase(project.ctx);
    const person = await aUser(project.ctx);
    await update(token, { assigned_to: person });
    await update(token, { assigned_to: person });
    expect(await notificationsOf(person, token)).toHaveLength(1);
    const records = await recordsOf(token);
    expect(records.slice(1)).toMatchObject([
      { event_type: 'case.assigned', target_type: 'case', details: { from: null, to: person } },
    ]);
    expect(records).toHaveLength(2);
  });

  it('records changed metadata before and after', async () => {
    const { token } = await aCase(project.ctx);
    await update(token, { metadata: { branch: 'Hull' } });
    await update(token, { metadata: { branch: 'York' } });
    expect((await recordsOf(token)).at(-1)).toMatchObject({
      event_type: 'case.updated',
      details: { from: { metadata: { branch: 'Hull' } }, to: { metadata: { branch: 'York' } } },
    });
  });

  it('answers an empty body with the unchanged case', async () => {
    const { token } = await aCase(project.ctx);
    const before = [await current(token), await recordsOf(token)];
    expect((await update(token, {})).json.data).toEqual(before[0]);
    expect([await current(token), await recordsOf(token)]).toEqual(before);
  });

  it('refuses people who may not act and other fields with 400', async () => {
    const { token } = await aCase(project.ctx);
    for (const assigned_to of await unassignable()) {
      expect((await update(token, { assigned_to })).json.error.details[0].field).toBe('assigned_to');
    }
    expect((await update(token, { status: 'Closed' })).json.error.details[0].code).toBe('unknown_field');
    expect(await current(token)).toMatchObject({ assigned_to: null, status: 'New' });
  });
});
