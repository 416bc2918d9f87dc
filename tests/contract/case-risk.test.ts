import { beforeAll, describe, expect, it } from 'vitest';
import { giveUp } from '@/tests/fixtures/lost-workers';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json.data;
const post = async (path: string, body?: object) => (await project.ask('POST', path, { body })).json;
const person = (last_name: string) =>
  post(`${project.execute}/kyc/api`, { first_name: 'Ann', last_name, country: 'GB' });
const assessmentsOf = (caseToken: string) => get(`/v1/cases/${caseToken}/risk-assessments`);

async function resolve(token: string, resolution: object) {
  await post(`/v1/alerts/${token}/acknowledge`);
  return post(`/v1/alerts/${token}/resolve`, { rationale: 'I compared them.', ...resolution });
}

const factsOf = async (token: string) => {
  const [row] = await asOwner<{ facts: { country: string; ownership_layers: number; ubo_count: number } }>(
    'select facts from risk_assessments where token = $1',
    [token],
  );
  return row!.facts;
};

const lower = { tier: 'Low', justification: 'The match is of a namesake.' };

describe('risk of a case · one source of facts', () => {
  it('calculates from the same facts when an alert is resolved and on request', async () => {
    const { case_token } = await person('PEP');
    const [entity] = await get(`/v1/cases/${case_token}/entities`);
    await project.ask('PATCH', `/v1/entities/${entity.token}`, { body: { country: 'IR' } });
    const [alert] = await get(`/v1/cases/${case_token}/alerts`);
    await resolve(alert.token, { action: 'Approve', is_false_positive: true });
    const [judged] = await assessmentsOf(case_token);
    const { data: asked } = await post(`/v1/cases/${case_token}/risk-assessments`);
    expect(asked.token).not.toBe(judged.token);
    expect(await factsOf(judged.token)).toEqual(await factsOf(asked.token));
    expect((await factsOf(judged.token)).country).toBe('IR');
  });

  it('keeps an equal Active assessment with its override when an alert is resolved, and calculates a new one on request', async () => {
    const { case_token } = await person('PEP');
    const [first] = await assessmentsOf(case_token);
    await post(`/v1/risk-assessments/${first.token}/override`, lower);
    const [alert] = await get(`/v1/cases/${case_token}/alerts`);
    await resolve(alert.token, { action: 'Approve' });
    expect(await assessmentsOf(case_token)).toMatchObject([{ token: first.token, effective_tier: 'Low' }]);
    await post(`/v1/cases/${case_token}/risk-assessments`);
    expect(await assessmentsOf(case_token)).toHaveLength(2);
  });

  it('gives an override the due diligence path and review frequency of its tier, also in the flow result', async () => {
    const { case_token, flow_token } = await person('Quist');
    const [{ token, tier, overall_score, status, due_diligence_path, review_frequency }] =
      await assessmentsOf(case_token);
    expect({ tier, due_diligence_path }).toEqual({ tier: 'Low', due_diligence_path: 'SDD' });
    const override = (to: string) =>
      post(`/v1/risk-assessments/${token}/override`, { ...lower, tier: to }).then(({ data }) => data);
    expect(await override('High')).toMatchObject({
      tier,
      overall_score,
      status,
      effective_tier: 'High',
      due_diligence_path: 'EDD',
      review_frequency: '6 Months',
    });
    const result = await get(`/v1/flows/${flow_token}`);
    const sixMonths = new Date(`${result.completed_at.slice(0, 10)}T00:00:00Z`);
    sixMonths.setUTCMonth(sixMonths.getUTCMonth() + 6);
    expect(result).toMatchObject({
      risk_tier: 'High',
      next_review_date: sixMonths.toISOString().slice(0, 10),
      compliance_metadata: { edd_required: true },
    });
    const { replayed } = await get(`/v1/risk-assessments/${token}/replay`);
    expect(replayed).toMatchObject({ tier: 'Low', due_diligence_path: 'EDD', review_frequency: '6 Months' });
    expect(await override('Low')).toMatchObject({ due_diligence_path, review_frequency });
  });

  it('names every source that screened a party, each list once', async () => {
    const flow = await post(`${project.execute}/api`, {
      company_name: 'Quiet Sources Ltd',
      country: 'GB',
      directors: [{ first_name: 'Ann', last_name: 'PEP' }],
    });
    const named = ['Probity Sample List', 'Sandbox'];
    const namesOf = (lists: { name: string }[]) => lists.map(({ name }) => name).sort();
    expect(namesOf(flow.screening.lists)).toEqual(named);
    const pack = await get(`/v1/cases/${flow.case_token}/report`);
    expect(namesOf(pack.flows[0].lists)).toEqual(named);
  });

  it('recomputes every assessment of a flow to its stored score', async () => {
    const { case_token } = await person('PEP');
    await post(`/v1/cases/${case_token}/risk-assessments`);
    const assessments = await assessmentsOf(case_token);
    expect(assessments).toHaveLength(2);
    for (const { token, overall_score } of assessments) {
      const { replayed, is_same } = await get(`/v1/risk-assessments/${token}/replay`);
      expect([replayed.overall_score, is_same]).toEqual([overall_score, true]);
    }
  });
});

describe('risk of a case · who owns its company', () => {
  const company = (values: object = {}) =>
    post(`${project.execute}/api`, { company_name: 'Quiet Layers Ltd', country: 'GB', ...values });
  const primaryOf = async (caseToken: string): Promise<string> =>
    (await get(`/v1/cases/${caseToken}`)).primary_entity_token;
  const calculatedFacts = async (caseToken: string) =>
    factsOf((await post(`/v1/cases/${caseToken}/risk-assessments`)).data.token);
  const anEntity = async (values: object): Promise<string> =>
    (await post('/v1/entities', { country: 'GB', ...values })).data.token;
  const aPerson = (last_name: string) => anEntity({ type: 'Person', last_name });
  const own = (token: string, ...shares: [entity_token: string, ownership_percentage: number][]) =>
    project.ask('PUT', `/v1/entities/${token}/owners`, {
      body: {
        owners: shares.map(([entity_token, ownership_percentage]) => ({
          entity_token,
          ownership_percentage,
        })),
      },
    });

  it('counts the companies between it and its last known owner', async () => {
    const { case_token } = await company();
    const layers = async () => (await calculatedFacts(case_token)).ownership_layers;
    expect(await layers()).toBe(0);
    const holding = await anEntity({ type: 'Company', company_name: 'Holding Ltd' });
    await own(await primaryOf(case_token), [holding, 100]);
    expect(await layers()).toBe(0);
    const trust = await anEntity({ type: 'Company', company_name: 'Trust Ltd' });
    await own(holding, [trust, 100]);
    await own(trust, [await aPerson('Ash'), 100]);
    expect(await layers()).toBe(2);
  });

  it.each([
    ['one of 25%', [25], 1],
    ['none of less', [10, 24.99], 0],
    ['both', [24.99, 60], 1],
  ])('counts beneficial owners of a flow from 25%: %s', async (_case, shares, ubo_count) => {
    const owner = (ownership_percentage: number) => ({
      last_name: `Ash${ownership_percentage}`,
      ownership_percentage,
    });
    const { case_token, risk_assessment } = await company({ ubos: shares.map(owner) });
    expect((await factsOf(risk_assessment.token)).ubo_count).toBe(ubo_count);
    expect((await calculatedFacts(case_token)).ubo_count).toBe(ubo_count);
  });

  it('counts the same person given twice once', async () => {
    const ash = { last_name: 'Ash', date_of_birth: '1970-01-01', ownership_percentage: 30 };
    const { risk_assessment } = await company({ ubos: [ash, ash] });
    expect((await factsOf(risk_assessment.token)).ubo_count).toBe(1);
  });

  it('counts people who were set as its owners from 25%, also through other companies', async () => {
    const { case_token } = await company({ ubos: [{ last_name: 'Elm', ownership_percentage: 10 }] });
    const ubos = async () => (await calculatedFacts(case_token)).ubo_count;
    const [token, holding] = [
      await primaryOf(case_token),
      await anEntity({ type: 'Company', company_name: 'Holding Ltd' }),
    ];
    const [ash, birch] = [await aPerson('Ash'), await aPerson('Birch')];
    await own(token, [ash, 40], [birch, 10], [holding, 50]);
    expect(await ubos()).toBe(1);
    await own(holding, [birch, 30]);
    expect(await ubos()).toBe(2);
    await post(`/v1/cases/${case_token}/entities`, { entity_token: ash, role: 'UBO' });
    expect(await ubos()).toBe(2);
    await post(`/v1/cases/${case_token}/entities`, { entity_token: holding, role: 'UBO' });
    expect(await ubos()).toBe(2);
  });
});

describe('risk of a case · its flows', () => {
  it('show the tier of an override, as the case does, both alone and in the list', async () => {
    const { flow_token, case_token, risk_assessment } = await person('SANCTION');
    expect(risk_assessment.tier).toBe('High');
    await post(`/v1/risk-assessments/${risk_assessment.token}/override`, lower);
    expect(await get(`/v1/flows/${flow_token}`)).toMatchObject({
      risk_tier: 'Low',
      risk_assessment: { tier: 'High', effective_tier: 'Low' },
    });
    expect((await get(`/v1/cases/${case_token}`)).risk_tier).toBe('Low');
    expect((await get('/v1/flows?limit=1'))[0]).toMatchObject({ flow_token, risk_tier: 'Low' });
  });

  it('activate the Draft of the case when they are given up', async () => {
    await post(`${project.execute}/init`, { company_name: 'Quiet Drafts Ltd', country: 'GB' });
    const [flow] = await get('/v1/flows?limit=1');
    const { data: draft } = await post(`/v1/cases/${flow.case_token}/risk-assessments`);
    expect(draft.status).toBe('Draft');
    await giveUp(project, flow.flow_token);
    expect(await assessmentsOf(flow.case_token)).toMatchObject([{ token: draft.token, status: 'Active' }]);
    expect((await get(`/v1/flows/${flow.flow_token}`)).risk_tier).not.toBeNull();
  });
});
