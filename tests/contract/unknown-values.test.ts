import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const execute = async (path: string, body: object) => {
  const { status, json } = await project.ask('POST', project.execute + path, { body });
  expect([status, json.error?.details]).toEqual([200, undefined]);
  return json;
};
const factsOf = async (token: string) => {
  const [row] = await asOwner<{ facts: object }>('select facts from risk_assessments where token = $1', [
    token,
  ]);
  return row!.facts;
};
const typesOf = (flow: { checks_summary: { checks: { type: string }[] } }) =>
  flow.checks_summary.checks.map(({ type }) => type).sort();

const all = (fields: readonly string[], value: unknown) =>
  Object.fromEntries(fields.map((field) => [field, value]));

/** Nothing but white space and other invisible characters. */
const blanks = ['', ' \u00a0', '\u2800\u200b'];

const company = { company_name: 'Quiet Water Ltd', country: 'GB' };
const textsOfCompany = [
  'registration_number',
  'company_type',
  'industry',
  'address_line_1',
  'city',
  'postcode',
  'annual_revenue',
  'employee_count',
  'sic_codes',
  'status',
];
const lists = ['directors', 'ubos'];
const person = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };
const textsOfPerson = ['address', 'city', 'postal_code'];
const withFormat = ['date_of_birth', 'email', 'phone', 'nationality', 'document_type', 'external_reference'];

describe('flows · an optional value that says nothing', () => {
  it.each([
    ...blanks.map((text) => all(textsOfCompany, text)),
    all(lists, []),
    all([...textsOfCompany, ...lists, 'incorporation_date', 'external_reference'], null),
  ])('counts as omitted of a company: %j', async (nothing) => {
    const omitted = await execute('/api', company);
    const given = await execute('/api', { ...company, ...nothing });
    expect(given.compliance_metadata.data_tier).toBe('minimum');
    expect(typesOf(given)).toEqual(typesOf(omitted));
    expect(await factsOf(given.risk_assessment.token)).toEqual(await factsOf(omitted.risk_assessment.token));
  });

  it('does not make the data of a company full', async () => {
    const full = {
      ...company,
      registration_number: '01234567',
      directors: [{ last_name: 'Ash' }],
      ubos: [{ last_name: 'Birch' }],
      address_line_1: '1 Quay Street',
      annual_revenue: '1000',
      sic_codes: '62012',
    };
    const tierOf = async (nothing: object, external_reference: string) => {
      const flow = await execute('/api', { ...full, external_reference, ...nothing });
      return flow.compliance_metadata.data_tier;
    };
    expect(await tierOf({}, 'all given')).toBe('full');
    expect(await tierOf({ annual_revenue: '' }, 'no revenue')).toBe('standard');
    expect(await tierOf({ directors: [] }, 'no directors')).toBe('minimum');
    expect(await tierOf({ address_line_1: ' ' }, 'no address')).toBe('minimum');
  });

  it.each([...blanks.map((text) => all(textsOfPerson, text)), all([...textsOfPerson, ...withFormat], null)])(
    'starts no check of a person: %j',
    async (nothing) => {
      const given = await execute('/kyc/api', { ...person, ...nothing });
      expect(typesOf(given)).toEqual(typesOf(await execute('/kyc/api', person)));
      expect(typesOf(given)).not.toContain('IDV_ADDRESS');
    },
  );

  it('counts as omitted of directors and owners', async () => {
    const nothing = {
      first_name: '',
      date_of_birth: null,
      nationality: null,
      role: ' ',
      service_entity_id: '',
    };
    const { directors, beneficial_owners } = await execute('/api', {
      ...company,
      directors: [{ last_name: 'Ash', ...nothing, appointed_date: null }],
      ubos: [{ last_name: 'Birch', ...nothing, ownership_percentage: null }],
    });
    const unknown = { date_of_birth: null, ownership_percentage: null };
    expect(directors).toMatchObject([{ name: 'Ash', role: 'Director', ...unknown }]);
    expect(beneficial_owners).toMatchObject([{ name: 'Birch', role: 'UBO', ...unknown }]);
  });

  it('counts as omitted of a screening', async () => {
    const fields = ['date_of_birth', 'nationality', 'country', 'external_reference'];
    const flow = await execute('/screening/api', { name: 'Ann Ash', ...all(fields, null) });
    expect(flow).toMatchObject({ external_reference: null, overall_verdict: 'Pass' });
  });

  it.each(withFormat)('is refused with 400 if it is blank text in %s, which has a format', async (field) => {
    const body = { ...person, [field]: '' };
    const { status, json } = await project.ask('POST', `${project.execute}/kyc/api`, { body });
    expect([status, json.error.details[0].field]).toEqual([400, field]);
  });
});

describe('entities · an optional value that says nothing', () => {
  const create = async (body: object) => (await project.ask('POST', '/v1/entities', { body })).json.data;
  const parts = ['line1', 'line2', 'city', 'state', 'postal_code'];

  it.each(blanks)('is null in a new one: %j', async (text) => {
    const address = all(parts, text);
    const ash = await create({ type: 'Person', first_name: text, last_name: 'Ash', address });
    expect(ash).toMatchObject({ first_name: null, full_name: 'Ash', address: all(parts, null) });
    const water = { type: 'Company', company_name: 'Quiet Water Ltd', registration_number: text };
    expect((await create(water)).registration_number).toBeNull();
  });

  it('clears the field in a change', async () => {
    const address = { line1: '1 Quay Street', city: 'Hull' };
    const { token } = await create({ type: 'Person', first_name: 'Ann', last_name: 'Ash', address });
    const body = { first_name: ' ', address: { city: '' } };
    expect((await project.ask('PATCH', `/v1/entities/${token}`, { body })).json.data).toMatchObject({
      first_name: null,
      full_name: 'Ash',
      address: { line1: '1 Quay Street', city: null },
    });
  });

  it('clears metadata, also of a case', async () => {
    const metadata = { branch: 'Hull' };
    const entity = { type: 'Person', last_name: 'Ash', metadata };
    const { token } = await create(entity);
    expect((await create({ ...entity, metadata: null })).metadata).toEqual({});
    const ofCase = { type: 'Onboarding', entity_category: 'Person', metadata };
    const { json } = await project.ask('POST', '/v1/cases', { body: ofCase });
    for (const path of [`/v1/entities/${token}`, `/v1/cases/${json.data.token}`]) {
      const answer = await project.ask('PATCH', path, { body: { metadata: null } });
      expect([answer.status, answer.json.data.metadata]).toEqual([200, {}]);
    }
  });

  it('does not describe the entity of a case without a flow', async () => {
    const factsWith = async (address: object) => {
      const entity = { type: 'Person', last_name: 'Ash', date_of_birth: '1970-01-01', address };
      const body = { type: 'Onboarding', entity_category: 'Person', entity };
      const { token } = (await project.ask('POST', '/v1/cases', { body })).json.data;
      const { json } = await project.ask('POST', `/v1/cases/${token}/risk-assessments`);
      return factsOf(json.data.token);
    };
    for (const address of [{ line1: ' ' }, {}])
      expect(await factsWith(address)).toMatchObject({ data_tier: 'minimum' });
    expect(await factsWith({ line1: '1 Quay Street' })).toMatchObject({ data_tier: 'standard' });
  });
});

describe('risk previews · blank text', () => {
  it('is an unknown fact', async () => {
    const given = { ...company, industry: 'Fishing', company_type: 'Trust' };
    const { risk_assessment } = await execute('/api', given);
    const { json } = await project.ask('POST', `/v1/risk-assessments/${risk_assessment.token}/preview`, {
      body: { industry: '', company_type: ' ' },
    });
    expect(json.data.facts).toMatchObject({ industry: null, company_type: null });
  });
});
