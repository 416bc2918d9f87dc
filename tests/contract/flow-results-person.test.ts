import { beforeAll, describe, expect, it } from 'vitest';
import { FlowResult } from '@/lib/domain/flows/result-schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const person = {
  first_name: 'Helen',
  last_name: 'Abbott',
  country: 'GB',
  date_of_birth: '1977-09-02',
  nationality: 'GB',
  email: 'helen.abbott@gmail.com',
  phone: '+442079460000',
  address: '1 Quay Street',
  city: 'Hull',
  postal_code: 'HU1 1AA',
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

const typesOf = (result: FlowResult) => result.checks_summary.checks.map(({ type }) => type).sort();

const screeningTypes = ['SCR_ADVERSE_MEDIA', 'SCR_PEP', 'SCR_SANCTIONS', 'SCR_WATCHLIST'];
const personParts = ['identity', 'phone_verification', 'email_verification', 'address_verification'];
const journeyParts = ['document', 'biometric'];
const companyParts = ['company', 'directors', 'beneficial_owners'];

describe('flow results · person', () => {
  it('show a verification of each given field, and no part of a company flow', async () => {
    const result = await run('/kyc/api', person);
    expect(result).toMatchObject({
      flow_type: 'person',
      tokens: { start: null },
      overall_verdict: 'Pass',
      identity: { verified: true, decision: 'Pass' },
      phone_verification: { verified: true },
      email_verification: { verified: true },
      address_verification: { verified: true, match_level: 'full' },
    });
    expect(typesOf(result)).toEqual([
      'IDV_ADDRESS',
      'IDV_DATABASE',
      'IDV_EMAIL',
      'IDV_PHONE',
      ...screeningTypes,
    ]);
    for (const part of [...companyParts, ...journeyParts]) expect(result).not.toHaveProperty(part);
  });

  it('leave out the verification of fields that were not given', async () => {
    const result = await run('/kyc/api', { first_name: 'Helen', last_name: 'Ashby', country: 'GB' });
    expect(typesOf(result)).toEqual(['IDV_DATABASE', ...screeningTypes]);
    for (const part of personParts.slice(1)) expect(result).not.toHaveProperty(part);
  });

  it('reuse a valid identity result', async () => {
    await run('/kyc/api', person);
    const { checks_summary } = await run('/kyc/api', person);
    const reused = checks_summary.checks.filter((each: { status: string }) => each.status === 'Reused');
    expect(reused.map((each: { type: string }) => each.type).sort()).toEqual(
      typesOf({ checks_summary } as FlowResult).filter((type) => type.startsWith('IDV_')),
    );
  });

  it('have only a pull and a start token for /kyc/init', async () => {
    expect(await post('/kyc/init', person)).toEqual({
      tokens: {
        pull: expect.stringMatching(/^pull_[0-9a-z]{40}$/),
        start: expect.stringMatching(/^start_[0-9a-z]{40}$/),
      },
    });
  });
});

describe('flow results · screening', () => {
  it('have no case, no assessment and no parts of other flow types when nothing matches', async () => {
    const result = await run('/screening/api', { name: 'Priya Raman' });
    expect(result).toMatchObject({
      case_token: null,
      case_reference: null,
      risk_tier: null,
      overall_verdict: 'Pass',
    });
    for (const part of [...companyParts, ...personParts, ...journeyParts, 'risk_assessment']) {
      expect(result).not.toHaveProperty(part);
    }
  });

  it('show Not Screened for categories that were not requested', async () => {
    const result = await run('/screening/api', {
      name: 'Folasade Oyelaran',
      categories: ['sanctions', 'watchlist', 'sanctions'],
    });
    expect(typesOf(result)).toEqual(['SCR_SANCTIONS', 'SCR_WATCHLIST']);
    expect(result).toMatchObject({
      overall_verdict: 'Pass',
      screening: {
        sanctions_status: 'No Hit',
        watchlist_status: 'No Hit',
        pep_status: 'Not Screened',
        adverse_media_status: 'Not Screened',
      },
    });
  });

  it('raise one alert for an entry of several categories, under the most serious requested one', async () => {
    const body = { name: 'Samir Yusuf Al-Khatib', date_of_birth: '1974-02-03' };
    for (const [categories, category, statuses] of [
      [
        ['sanctions', 'watchlist', 'pep'],
        'Sanctions Hit',
        { sanctions_status: 'Hit', watchlist_status: 'Hit' },
      ],
      [['watchlist'], 'Watchlist Match', { sanctions_status: 'Not Screened', watchlist_status: 'Hit' }],
    ] as const) {
      const result = await run('/screening/api', { ...body, categories });
      expect(result.screening).toMatchObject(statuses);
      const alerts = await project.ask('GET', `/v1/cases/${result.case_token}/alerts`);
      expect(alerts.json.data).toMatchObject([{ category }]);
    }
  });

  it('match companies only when entity_type is company', async () => {
    const body = { name: 'Meridian Caspian Freight', categories: ['sanctions'] };
    expect(
      (await run('/screening/api', { ...body, entity_type: 'company' })).screening.sanctions_status,
    ).toBe('Hit');
    expect((await run('/screening/api', body)).screening.sanctions_status).toBe('No Hit');
  });
});
