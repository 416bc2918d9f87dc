import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activateDraftAssessment } from '@/lib/domain/flows/service/activate-draft-assessment';
import { moveChecks } from '@/lib/domain/checks/service/move';
import { transaction } from '@/lib/platform/database/transaction';
import { aCase, aCheck, anAssessment, anEntity } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
let case_token: string;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

beforeEach(async () => {
  case_token = (await aCase(project.ctx)).token;
});

const read = async (path: string) => (await project.ask('GET', path)).json.data;
const calculate = (token = case_token) => project.ask('POST', `/v1/cases/${token}/risk-assessments`);
const post = (token: string, verb: string, body: object) =>
  project.ask('POST', `/v1/risk-assessments/${token}/${verb}`, { body });
const records = (token: string, type: string) =>
  read(`/v1/audit-logs?target_token=${token}&event_type=risk_assessment.${type}`);
const eventsOf = (token: string, type: string) =>
  asOwner<{ data: object }>(`select data from events where type = $1 and data ->> 'token' = $2`, [
    `risk_assessment.${type}`,
    token,
  ]);

const assessment = (facts = {}) => anAssessment(project.ctx, case_token, facts);

const lower = { tier: 'Low', justification: 'The match is of a namesake.' };

describe('risk assessments · calculate', () => {
  it('answers 201 with an Active assessment, and the case takes its tier and score', async () => {
    const { status, json } = await calculate();
    expect([status, json.data.status, json.data.case_token]).toEqual([201, 'Active', case_token]);
    expect(await read(`/v1/cases/${case_token}`)).toMatchObject({
      risk_tier: json.data.tier,
      risk_score: json.data.overall_score,
    });
    expect(await records(json.data.token, 'calculated')).toMatchObject([{ case_token }]);
    expect(await eventsOf(json.data.token, 'completed')).toMatchObject([{ data: json.data }]);
  });

  it('supersedes the last Active one', async () => {
    const [first, second] = [(await calculate()).json.data.token, (await calculate()).json.data.token];
    expect((await read(`/v1/risk-assessments/${first}`)).status).toBe('Superseded');
    expect((await read(`/v1/risk-assessments/${second}`)).status).toBe('Active');
    expect(await records(second, 'calculated')).toMatchObject([{ details: { supersedes: first } }]);
  });

  it('keeps an Approved one next to the new one, which determines the case', async () => {
    const approved = await assessment({ sanctions: 'match' });
    await post(approved, 'approve', {});
    const { json } = await calculate();
    expect((await read(`/v1/risk-assessments/${approved}`)).status).toBe('Approved');
    expect((await read(`/v1/cases/${case_token}`)).risk_score).toBe(json.data.overall_score);
  });

  it('makes a Draft while checks are open, which becomes Active when they have ended', async () => {
    const { ctx } = project;
    const check = await aCheck(ctx, { case_token });
    const draft = (await calculate()).json.data;
    expect(draft.status).toBe('Draft');
    expect(await read(`/v1/cases/${case_token}`)).toMatchObject({ risk_tier: null, risk_score: null });
    expect(await eventsOf(draft.token, 'completed')).toEqual([]);
    await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check, actions: ['finish'] }]));
    expect((await calculate()).json.data).toMatchObject({ token: draft.token, status: 'Active' });
  });

  it('activates a Draft with its override as the last open check ends, and not before', async () => {
    const { ctx } = project;
    const checks = [await aCheck(ctx, { case_token }), await aCheck(ctx, { case_token })];
    const draft = (await calculate()).json.data;
    await post(draft.token, 'override', { ...lower, tier: 'High' });
    for (const [check, status] of [
      [checks[0]!, 'Draft'],
      [checks[1]!, 'Active'],
    ] as const) {
      await transaction(ctx, async (tx) => {
        await moveChecks(tx, ctx, [{ check, actions: ['finish'] }]);
        await activateDraftAssessment(tx, ctx, case_token);
      });
      expect(await read(`/v1/risk-assessments/${draft.token}`)).toMatchObject({
        status,
        effective_tier: 'High',
      });
    }
    expect((await read(`/v1/cases/${case_token}`)).risk_tier).toBe('High');
    await transaction(ctx, (tx) => activateDraftAssessment(tx, ctx, case_token));
    expect(await read(`/v1/cases/${case_token}/risk-assessments`)).toHaveLength(1);
  });

  it('gives the same score as the flow of a case while nothing has changed', async () => {
    for (const body of [
      {
        company_name: 'Quiet Water Ltd',
        country: 'VE',
        directors: [{ last_name: 'PEP', nationality: 'FR' }],
      },
      { company_name: 'Acme SANCTION Ltd', country: 'GB', ubos: [{ last_name: 'Ash' }], sic_codes: '92000' },
    ]) {
      const flow = (await project.ask('POST', `${project.execute}/api`, { body })).json;
      const { data } = (await calculate(flow.case_token)).json;
      expect([data.overall_score, data.dimensions]).toEqual([
        flow.risk_assessment.overall_score,
        flow.risk_assessment.dimensions,
      ]);
    }
  });

  it('includes what was learned since: an alert resolved as a false positive, and an added owner', async () => {
    const body = { first_name: 'Ann', last_name: 'SANCTION', country: 'GB' };
    const flow = (await project.ask('POST', `${project.execute}/kyc/api`, { body })).json;
    expect(flow.risk_assessment.tier).toBe('High');
    await asOwner(`update alerts set status = 'Resolved', is_false_positive = true where case_token = $1`, [
      flow.case_token,
    ]);
    expect((await calculate(flow.case_token)).json.data.tier).toBe('Low');
    await anEntity(project.ctx, { case_token: flow.case_token, role: 'UBO', nationality: 'IR' });
    const { dimensions } = (await calculate(flow.case_token)).json.data;
    expect(dimensions.geographic.factors).toContainEqual(
      expect.objectContaining({ name: 'FATF status', value: 'Call for action' }),
    );
  });

  it('counts what nobody screened as half a match in a case without a flow', async () => {
    const values = (await calculate()).json.data.dimensions.customer.factors.map(
      ({ value }: { value: string }) => value,
    );
    expect(values).toEqual(['Person', 'Not screened', 'Not screened', 'Not screened']);
  });
});

describe('risk assessments · screened again', () => {
  it('uses the last check for each question', async () => {
    const { ctx } = project;
    const { token: entity_token } = await anEntity(ctx, { case_token });
    const pepFactor = async () =>
      (await calculate()).json.data.dimensions.customer.factors.find(
        ({ name }: { name: string }) => name === 'PEP status',
      ).value;
    for (const [action, value] of [
      ['fail', 'Not screened'],
      ['finish', 'No match'],
      ['fail', 'Not screened'],
    ] as const) {
      const check = await aCheck(ctx, { case_token, entity_token, type_code: 'SCR_PEP' });
      await transaction(ctx, (tx) => moveChecks(tx, ctx, [{ check, actions: [action] }]));
      expect(await pepFactor()).toBe(value);
    }
  });
});

describe('risk assessments · override', () => {
  it('sets the effective tier with its path and review, keeps score, tier and status, and the case takes the tier', async () => {
    const token = await assessment({ sanctions: 'match' });
    const before = await read(`/v1/risk-assessments/${token}`);
    const { status, json } = await post(token, 'override', lower);
    expect(status).toBe(200);
    expect(json.data).toEqual({
      ...before,
      effective_tier: 'Low',
      due_diligence_path: 'SDD',
      review_frequency: '24 Months',
      override_tier: 'Low',
      override_justification: lower.justification,
      overriders: [expect.stringMatching(/^key_/)],
      updated_at: expect.any(String),
    });
    expect(await read(`/v1/cases/${case_token}`)).toMatchObject({
      risk_tier: 'Low',
      risk_tier_overridden: true,
      risk_score: before.overall_score,
    });
    expect(await records(token, 'overridden')).toMatchObject([
      { case_token, details: { ...lower, from: 'High', to: 'Low', status: 'Active' } },
    ]);
  });

  it.each(['Draft', 'Active', 'Approved', 'Superseded'])('is allowed from %s', async (status) => {
    const token = await assessment();
    await asOwner('update risk_assessments set status = $2 where token = $1', [token, status]);
    const { json } = await post(token, 'override', { ...lower, tier: 'High' });
    expect([json.data.status, json.data.effective_tier]).toEqual([status, 'High']);
    const isFollowed = status === 'Active' || status === 'Approved';
    expect((await read(`/v1/cases/${case_token}`)).risk_tier).toBe(isFollowed ? 'High' : 'Low');
  });

  it.each<[string, object, string]>([
    ['without a tier', { justification: lower.justification }, 'tier'],
    ['with another tier', { ...lower, tier: 'Critical' }, 'tier'],
    ['without a justification', { tier: 'Low' }, 'justification'],
    ['with one of 9 characters', { tier: 'Low', justification: '123456789' }, 'justification'],
    ['with a blank one', { tier: 'Low', justification: ' '.repeat(20) }, 'justification'],
    ['with one of 2,001 characters', { tier: 'Low', justification: 'x'.repeat(2001) }, 'justification'],
    ['with another field', { ...lower, score: 5 }, 'score'],
  ])('is refused %s with 400, and changes nothing', async (_case, body, field) => {
    const token = await assessment();
    const before = await read(`/v1/risk-assessments/${token}`);
    const { status, json } = await post(token, 'override', body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect(await read(`/v1/risk-assessments/${token}`)).toEqual(before);
  });

  it('repeats its answer for an Idempotency-Key, and records one override', async () => {
    const token = await assessment();
    const asking = { body: lower, headers: { 'Idempotency-Key': `override-${token}` } };
    const send = () => project.ask('POST', `/v1/risk-assessments/${token}/override`, asking);
    const [first, again] = [await send(), await send()];
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
    expect(await records(token, 'overridden')).toHaveLength(1);
  });
});
