import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import type { RiskReplay } from '@/lib/domain/risk/schema';
import { aCase, anAssessment } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { storePolicy } from '@/tests/fixtures/policies';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let token: string;

beforeEach(async () => {
  project = await aProject();
  token = await anAssessment(project.ctx, (await aCase(project.ctx)).token, { pep: 'match', country: 'VE' });
});

const path = () => `/v1/risk-assessments/${token}`;
const assessment = async () => (await project.ask('GET', path())).json.data;

async function replayed(): Promise<RiskReplay> {
  const { status, text, json } = await project.ask('GET', `${path()}/replay`);
  expect(status, text).toBe(200);
  return json.data;
}

const { risk_model } = defaultSettings;
const publishModelOfPep = (score: number) =>
  storePolicy(project.ctx, 'risk_model', 1, {
    ...risk_model,
    floors: { ...risk_model.floors, pep: { label: 'PEP', score } },
  });

describe('risk assessments · replay', () => {
  it('gives the stored score again, and the same score by the model in force', async () => {
    const before = await assessment();
    const { stored, replayed: again, is_same, current } = await replayed();
    const { model_version, overall_score, tier, dimensions, due_diligence_path, review_frequency } = before;
    expect(stored).toEqual({
      model_version,
      overall_score,
      tier,
      dimensions,
      due_diligence_path,
      review_frequency,
    });
    expect([again, current, is_same]).toEqual([stored, stored, true]);
    expect(await assessment()).toEqual(before);
  });

  it('scores by the model that made the assessment, and by the one published since', async () => {
    const { overall_score, tier } = await assessment();
    await publishModelOfPep(91);
    const { stored, replayed: again, is_same, current } = await replayed();
    expect(stored).toMatchObject({ overall_score, tier: 'Medium' });
    expect([again, is_same]).toEqual([stored, true]);
    expect(current).toMatchObject({ overall_score: expect.closeTo(91, 0), tier: 'High' });
    expect(current.model_version).not.toBe(stored.model_version);
    expect(tier).toBe('Medium');
  });

  it('gives the score of a model that is no longer in force', async () => {
    await publishModelOfPep(91);
    token = await anAssessment(project.ctx, (await aCase(project.ctx)).token, { pep: 'match' });
    await storePolicy(project.ctx, 'risk_model', 2, risk_model);
    const { stored, replayed: again, is_same, current } = await replayed();
    expect(stored).toMatchObject({ overall_score: expect.closeTo(91, 0), tier: 'High' });
    expect([again, is_same]).toEqual([stored, true]);
    expect(current.tier).toBe('Medium');
  });

  it('keeps the terms of an override, which is not part of the score', async () => {
    await project.ask('POST', `${path()}/override`, {
      body: { tier: 'High', justification: 'The source of wealth could not be shown.' },
    });
    const { stored, is_same, current } = await replayed();
    expect(stored).toMatchObject({ tier: 'Medium', due_diligence_path: 'EDD', review_frequency: '6 Months' });
    expect([is_same, current]).toEqual([true, stored]);
  });

  it.each([
    ['the score', 'overall_score = overall_score - 1'],
    ['a factor', `dimensions = jsonb_set(dimensions, '{customer,factors,0,score_contribution}', '1')`],
    ['a fact', `facts = facts || '{"country":"GB"}'`],
  ])('reports that %s was changed in the database', async (_, change) => {
    await asOwner(`update risk_assessments set ${change} where token = $1`, [token]);
    const { stored, replayed: again, is_same } = await replayed();
    expect(is_same).toBe(false);
    expect(again).not.toEqual(stored);
  });

  it('is open to every reader of the project, and to no other project', async () => {
    const headers = await consoleHeaders(await project.person('auditor'));
    expect((await ask('GET', `${path()}/replay`, { headers })).status).toBe(200);
    expect((await (await aProject()).ask('GET', `${path()}/replay`)).status).toBe(404);
  });
});
