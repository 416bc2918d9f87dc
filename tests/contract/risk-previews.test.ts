import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCase, anAssessment, riskFacts } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { storePolicy } from '@/tests/fixtures/policies';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let case_token: string;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  case_token = (await aCase(project.ctx)).token;
  token = await anAssessment(project.ctx, case_token);
});

const preview = (body: object) => project.ask('POST', `/v1/risk-assessments/${token}/preview`, { body });
const stored = async () => (await project.ask('GET', `/v1/risk-assessments/${token}`)).json.data;

/** Everything in a project that a calculation could have changed. */
const rows = () =>
  asOwner(
    `select (select jsonb_agg(to_jsonb(r) order by r.token) from risk_assessments r where r.project_id = $1) as assessments,
       (select jsonb_agg(to_jsonb(c) order by c.token) from cases c where c.project_id = $1) as cases,
       (select count(*) from audit_log a where a.project_id = $1) as records,
       (select count(*) from events e where e.project_id = $1) as events`,
    [project.ctx.project.id],
  );

describe('risk assessments · preview', () => {
  it('scores changed facts as a calculation would, and changes nothing', async () => {
    const before = await rows();
    const { status, json } = await preview({ sanctions: 'match', country: 'IR' });
    expect(status).toBe(200);
    expect(await rows()).toEqual(before);
    const again = await anAssessment(project.ctx, case_token, { sanctions: 'match', country: 'IR' });
    const calculated = (await project.ask('GET', `/v1/risk-assessments/${again}`)).json.data;
    const { facts, ...result } = json.data;
    expect(calculated).toMatchObject(result);
    expect(facts).toEqual({ ...riskFacts, sanctions: 'match', country: 'IR' });
    expect(result.tier).toBe('High');
  });

  it('gives the stored score for unchanged facts', async () => {
    const { overall_score, dimensions, model_version } = await stored();
    expect((await preview({})).json.data).toMatchObject({
      overall_score,
      dimensions,
      model_version,
      case_token,
      facts: riskFacts,
    });
  });

  it('scores by the model in force, not by the one that made the assessment', async () => {
    const own = await aProject();
    const caseOfOwn = (await aCase(own.ctx)).token;
    const assessment = await anAssessment(own.ctx, caseOfOwn, { pep: 'match' });
    const { risk_model } = defaultSettings;
    await storePolicy(own.ctx, 'risk_model', 1, {
      ...risk_model,
      floors: { ...risk_model.floors, pep: { label: 'PEP', score: 91 } },
    });
    const { json } = await own.ask('POST', `/v1/risk-assessments/${assessment}/preview`, { body: {} });
    expect(json.data).toMatchObject({ overall_score: expect.closeTo(91, 0), tier: 'High' });
    expect(json.data.model_version).not.toBe(
      (await own.ask('GET', `/v1/risk-assessments/${assessment}`)).json.data.model_version,
    );
  });

  it('carries an override over where a calculation would', async () => {
    await project.ask('POST', `/v1/risk-assessments/${token}/override`, {
      body: { tier: 'Medium', justification: 'The source of wealth could not be shown.' },
    });
    expect((await preview({})).json.data).toMatchObject({
      tier: 'Low',
      override_tier: 'Medium',
      effective_tier: 'Medium',
      due_diligence_path: 'CDD',
    });
    expect((await preview({ sanctions: 'match' })).json.data).toMatchObject({
      override_tier: null,
      effective_tier: 'High',
    });
  });

  it('is open to every reader, and refuses unknown facts and values', async () => {
    const headers = await consoleHeaders(await project.person('auditor'));
    const path = `/v1/risk-assessments/${token}/preview`;
    expect((await ask('POST', path, { headers, body: { pep: 'match' } })).status).toBe(200);
    for (const body of [
      { pep: 'perhaps' },
      { country: 'Narnia' },
      { annual_revenue: -1 },
      { ownership_layers: 1.5 },
      { shoe_size: 44 },
    ])
      expect((await preview(body)).status).toBe(400);
  });
});
