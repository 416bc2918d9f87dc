import { beforeAll, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { registerCompany } from '@/tests/fixtures/registered-company';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  await registerCompany({ registration_number: '09812345' });
  project = await aProject();
});

const company = {
  company_name: 'Northgate Bulk Carriers Ltd',
  registration_number: '09812345',
  country: 'GB',
};

async function post(path: string, body: object) {
  const { status, json } = await project.ask('POST', project.execute + path, { body });
  expect(status).toBe(200);
  return json;
}

async function run(path: string, body: object) {
  const json = await post(path, body);
  expect(FlowResult.parse(json)).toEqual(json);
  return json;
}

const read = async (path: string) => (await project.ask('GET', path)).json.data;
const typesOf = (result: FlowResult) => result.checks_summary.checks.map(({ type }) => type).sort();

const screeningTypes = ['SCR_ADVERSE_MEDIA', 'SCR_PEP', 'SCR_SANCTIONS', 'SCR_WATCHLIST'];
const personParts = ['identity', 'phone_verification', 'email_verification', 'address_verification'];
const journeyParts = ['document', 'biometric'];

describe('flow results · company', () => {
  it('show the registry data, and no part of a person flow', async () => {
    const result = await run('/api', company);
    expect(result).toMatchObject({
      flow_token: expect.stringMatching(/^flw_/),
      flow_type: 'company',
      processing_status: 'complete',
      overall_verdict: 'Pass',
      external_reference: null,
      company: {
        legal_name: 'Northgate Bulk Carriers Ltd',
        jurisdiction: 'GB',
        verification_status: 'Verified',
      },
      directors: [],
      beneficial_owners: [],
      compliance_metadata: { cdd_completed: true, data_tier: 'minimum' },
    });
    expect(typesOf(result)).toEqual(['COM_REGISTRY', ...screeningTypes]);
    for (const part of [...personParts, ...journeyParts]) expect(result).not.toHaveProperty(part);
  });

  it('have only the tokens for /init', async () => {
    expect(await post('/init', company)).toEqual({
      tokens: { pull: expect.stringMatching(/^pull_[0-9a-z]{40}$/), start: null },
    });
  });

  it('refer a company that is not in the registry', async () => {
    const result = await run('/api', { ...company, registration_number: '00000001' });
    expect(result).toMatchObject({ overall_verdict: 'Refer', company: { verification_status: 'Pending' } });
  });

  it('fail a dissolved company', async () => {
    await registerCompany({ registration_number: '09812346', company_status: 'dissolved' });
    const result = await run('/api', { ...company, registration_number: '09812346' });
    expect(result).toMatchObject({ overall_verdict: 'Fail', company: { verification_status: 'Failed' } });
  });

  it('reuse a valid registry result, but never a screening result', async () => {
    await run('/api', company);
    const result = await run('/api', company);
    const statuses = Object.fromEntries(
      result.checks_summary.checks.map(({ type, status }: { type: string; status: string }) => [
        type,
        status,
      ]),
    );
    expect(statuses).toEqual({
      COM_REGISTRY: 'Reused',
      ...Object.fromEntries(screeningTypes.map((type) => [type, 'Complete'])),
    });
    expect(result).toMatchObject({
      overall_verdict: 'Pass',
      company: { company_status: 'active', registered_address: '1 Quay Street, Hull, HU1 1AA' },
    });
  });

  it('screen people named only by the registry, even when its answer is reused', async () => {
    const officer = {
      type: 'Person' as const,
      role: 'Director' as const,
      first_name: 'Folasade',
      last_name: 'Oyelaran',
      date_of_birth: '1961-11-03',
      birth_month: null,
      nationality: 'NG',
      ownership_percentage: null,
    };
    await registerCompany({ registration_number: '09812347', officers: [officer] });
    const result = await run('/api', { ...company, registration_number: '09812347' });
    const reusing = await run('/api', { ...company, registration_number: '09812347' });
    for (const { directors, overall_verdict, company: itself, screening } of [result, reusing]) {
      expect(directors).toMatchObject([
        { name: 'Folasade Oyelaran', pep_status: 'Hit', watchlist_status: 'No Hit' },
      ]);
      expect([itself.pep_status, screening.pep_status]).toEqual(['No Hit', 'Hit']);
      expect(overall_verdict).toBe('Refer');
    }
  });
});

describe('flow results · people of a company', () => {
  const owner = (last_name: string, ownership_percentage: number) => ({
    first_name: 'Ann',
    last_name,
    ownership_percentage,
  });

  it('give an owner the role UBO from 25% and Shareholder below', async () => {
    const result = await run('/api', {
      ...company,
      ubos: [owner('Ash', 25), owner('Birch', 24.99), owner('Elm', 100), { last_name: 'Unstated' }],
      directors: [{ last_name: 'Oak' }, { last_name: 'Yew', role: 'Secretary' }],
    });
    const roles = await read(`/v1/cases/${result.case_token}/entities?limit=100`);
    const roleOf = Object.fromEntries(
      roles.map((each: Record<string, string>) => [each.full_name ?? each.company_name, each.role]),
    );
    expect(roleOf).toEqual({
      'Northgate Bulk Carriers Ltd': 'Primary',
      'Ann Ash': 'UBO',
      'Ann Birch': 'Shareholder',
      'Ann Elm': 'UBO',
      Unstated: 'UBO',
      Oak: 'Director',
      Yew: 'Director',
    });
    const shown = (people: { role: string; ownership_percentage: number }[]) =>
      people.map(({ role, ownership_percentage }) => [role, ownership_percentage]);
    expect(shown(result.beneficial_owners)).toEqual([
      ['UBO', 25],
      ['Shareholder', 24.99],
      ['UBO', 100],
      ['UBO', null],
    ]);
    expect(shown(result.directors)).toEqual([
      ['Director', null],
      ['Secretary', null],
    ]);
  });

  it('screen a director who is also an owner once, as one entity with the higher role', async () => {
    const both = { first_name: 'Ann', last_name: 'Rowan', date_of_birth: '1970-01-01' };
    const result = await run('/api', {
      ...company,
      directors: [both],
      ubos: [{ ...both, ownership_percentage: 40 }],
    });
    expect(result.directors[0].entity_token).toBe(result.beneficial_owners[0].entity_token);
    expect(typesOf(result)).toHaveLength(9);
    expect(await read(`/v1/entities/${result.directors[0].entity_token}`)).toMatchObject({
      role: 'UBO',
      checks_summary: { total: 4, complete: 4 },
      verification_status: 'Verified',
    });
  });

  it('treat two people with the same name and different birth dates as two entities', async () => {
    const named = { first_name: 'Ann', last_name: 'Yew' };
    const result = await run('/api', {
      ...company,
      directors: [
        { ...named, date_of_birth: '1970-01-01' },
        { ...named, date_of_birth: '1990-01-01' },
      ],
    });
    expect(new Set(result.directors.map((each: { entity_token: string }) => each.entity_token)).size).toBe(2);
    expect(typesOf(result)).toHaveLength(13);
  });
});
