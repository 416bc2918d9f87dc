import { beforeAll, describe, expect, it } from 'vitest';
import { Case } from '@/lib/domain/cases/schema';
import { RiskAssessment } from '@/lib/domain/risk/schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const run = async (path: string, body: object) =>
  (await project.ask('POST', project.execute + path, { body })).json;
const read = async (path: string) => (await project.ask('GET', path)).json.data;

const clean = {
  first_name: 'Ann',
  last_name: 'Ash',
  country: 'GB',
  date_of_birth: '1980-05-05',
  nationality: 'GB',
};
const marked = (last_name: string) => ({ ...clean, last_name });

describe('cases · created by a flow', () => {
  it('show every field of the resource', async () => {
    const body = {
      company_name: 'Acme SANCTION Ltd',
      country: 'GB',
      external_reference: 'ref-1',
      directors: [{ last_name: 'PEP' }],
    };
    const result = await run('/api', body);
    const opened = await read(`/v1/cases/${result.case_token}`);
    expect(Case.parse(opened)).toEqual(opened);
    expect(opened).toMatchObject({
      name: expect.stringMatching(/^CAS-\d{6}$/),
      type: 'Onboarding',
      status: 'New',
      entity_category: 'Company',
      primary_entity_token: expect.stringMatching(/^ent_/),
      assigned_to: null,
      sla_status: 'On Track',
      open_alerts_count: 2,
      total_entities_count: 2,
      risk_tier: result.risk_tier,
      risk_score: result.risk_assessment.overall_score,
      decision: null,
      decision_summary: null,
      external_reference: 'ref-1',
      metadata: {},
      flow_token: result.flow_token,
      closed_at: null,
    });
    const primary = await read(`/v1/entities/${opened.primary_entity_token}`);
    expect(primary).toMatchObject({
      type: 'Company',
      role: 'Primary',
      company_name: 'Acme SANCTION Ltd',
      alerts_summary: { total: 1, open: 1, resolved: 0 },
    });
  });

  it('are numbered within their project', async () => {
    const other = await aProject();
    for (const name of ['CAS-000001', 'CAS-000002']) {
      const result = await other.ask('POST', `${other.execute}/kyc/api`, { body: clean });
      const opened = await other.ask('GET', `/v1/cases/${result.json.case_token}`);
      expect(opened.json.data.name).toBe(name);
    }
  });

  it.each<[string, string, object, number]>([
    ['Onboarding', '/kyc/api', clean, 5],
    ['Review', '/screening/api', { name: 'Ann SANCTION' }, 15],
  ])('of type %s are due after the business days of their policy', async (type, path, body, days) => {
    const { case_token } = await run(path, body);
    const opened = await read(`/v1/cases/${case_token}`);
    expect(opened.type).toBe(type);
    // Opened on a weekend, it is due at the end of the last business day: the first instant of the next one.
    const lastDay = new Date(Date.parse(opened.sla_deadline) - 1).toISOString().slice(0, 10);
    const day = new Date(opened.created_at);
    let businessDays = 0;
    while (day.toISOString().slice(0, 10) < lastDay) {
      day.setUTCDate(day.getUTCDate() + 1);
      if (![0, 6].includes(day.getUTCDay())) businessDays += 1;
    }
    expect(businessDays).toBe(days);
  });

  it('set the verification status of each entity by its own checks', async () => {
    const { case_token } = await run('/api', {
      company_name: 'Quiet Water Ltd',
      country: 'GB',
      directors: [{ last_name: 'SANCTION' }, { last_name: 'Ash' }],
    });
    const entities = await read(`/v1/cases/${case_token}/entities`);
    const statuses = entities.map((each: Record<string, string>) => [
      each.full_name,
      each.verification_status,
    ]);
    expect(Object.fromEntries(statuses)).toMatchObject({ SANCTION: 'In Progress', Ash: 'Verified' });
  });
});

describe('risk assessments · created by a flow', () => {
  const tiers: Record<string, [from: number, path: string, review: RegExp]> = {
    High: [70, 'EDD', /^6 Months$/],
    Medium: [40, 'CDD', /^12 Months$/],
    Low: [0, 'SDD', /^(24|36) Months$/],
  };

  const addUp = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);

  function expectConsistent(assessment: RiskAssessment) {
    expect(RiskAssessment.parse(assessment)).toEqual(assessment);
    const dimensions = Object.values(assessment.dimensions);
    for (const { score, weight, weighted_score, factors } of dimensions) {
      expect(addUp(factors.map(({ score_contribution }) => score_contribution))).toBeCloseTo(score, 4);
      expect(weighted_score).toBeCloseTo(score * weight, 4);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
    // The scores are rounded to two decimals.
    const weighted = addUp(dimensions.map(({ weighted_score }) => weighted_score));
    expect(Math.abs(assessment.overall_score - weighted)).toBeLessThan(0.00501);
    const { customer, geographic, product_service, transaction } = assessment.dimensions;
    expect([customer, geographic, product_service, transaction].map(({ weight }) => weight)).toEqual([
      0.3, 0.25, 0.25, 0.2,
    ]);
    const [from, path, review] = tiers[assessment.tier] ?? [101, '', /$^/];
    expect(assessment.overall_score).toBeGreaterThanOrEqual(from);
    expect(assessment.due_diligence_path).toBe(path);
    expect(assessment.review_frequency).toMatch(review);
  }

  it.each<[string, string, object, string]>([
    ['a clean person', '/kyc/api', clean, 'Low'],
    ['a person on a sanctions list', '/kyc/api', marked('SANCTION'), 'High'],
    [
      'a clean company in a low-risk country',
      '/api',
      { company_name: 'Quiet Water Ltd', country: 'GB' },
      'Low',
    ],
    [
      'a company whose owner is sanctioned',
      '/api',
      {
        company_name: 'Quiet Water Ltd',
        country: 'GB',
        ubos: [{ last_name: 'SANCTION', ownership_percentage: 60 }],
      },
      'High',
    ],
    [
      'a company in a country under a FATF call for action',
      '/api',
      { company_name: 'Quiet Water Ltd', country: 'KP' },
      'High',
    ],
    ['a screening that matched', '/screening/api', { name: 'Ann SANCTION' }, 'High'],
  ])('add up for %s', async (_name, path, body, tier) => {
    const { risk_assessment, risk_tier, case_token } = await run(path, body);
    expectConsistent(risk_assessment);
    expect([risk_assessment.tier, risk_tier, risk_assessment.status]).toEqual([tier, tier, 'Active']);
    expect(await read(`/v1/risk-assessments/${risk_assessment.token}`)).toEqual(risk_assessment);
    expect(await read(`/v1/cases/${case_token}/risk-assessments`)).toEqual([risk_assessment]);
  });

  it('set the next review date and whether EDD is required', async () => {
    for (const [body, months] of [
      [clean, 36],
      [marked('SANCTION'), 6],
    ] as const) {
      const result = await run('/kyc/api', body);
      const due = new Date(result.next_review_date);
      const ended = new Date(result.completed_at);
      expect(
        (due.getUTCFullYear() - ended.getUTCFullYear()) * 12 + due.getUTCMonth() - ended.getUTCMonth(),
      ).toBe(months);
      expect(result.compliance_metadata.edd_required).toBe(months === 6);
    }
  });
});
