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
  const [row] = await asOwner<{ facts: { country: string; ownership_layers: number } }>(
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

  it('counts the companies between a company and its last known owner', async () => {
    const flow = await post(`${project.execute}/api`, { company_name: 'Quiet Layers Ltd', country: 'GB' });
    const { primary_entity_token: company } = await get(`/v1/cases/${flow.case_token}`);
    const layers = async () => {
      const { data } = await post(`/v1/cases/${flow.case_token}/risk-assessments`);
      return (await factsOf(data.token)).ownership_layers;
    };
    const anEntity = async (values: object): Promise<string> =>
      (await post('/v1/entities', { country: 'GB', ...values })).data.token;
    const own = (token: string, entity_token: string) =>
      project.ask('PUT', `/v1/entities/${token}/owners`, {
        body: { owners: [{ entity_token, ownership_percentage: 100 }] },
      });
    expect(await layers()).toBe(0);
    const holding = await anEntity({ type: 'Company', company_name: 'Holding Ltd' });
    await own(company, holding);
    expect(await layers()).toBe(0);
    const trust = await anEntity({ type: 'Company', company_name: 'Trust Ltd' });
    await own(holding, trust);
    await own(trust, await anEntity({ type: 'Person', last_name: 'Ash' }));
    expect(await layers()).toBe(2);
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
