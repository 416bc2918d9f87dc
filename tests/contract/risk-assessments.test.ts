import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activateDraftAssessment } from '@/lib/domain/casework/service/activate-draft-assessment';
import { moveChecks } from '@/lib/domain/checks/service/move';
import { assessRisk } from '@/lib/domain/risk/service/assess';
import type { Role } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { aCase, aCheck, anEntity, riskFacts } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { consoleHeaders } from '@/tests/fixtures/sessions';

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

async function anAssessment(facts: Partial<typeof riskFacts> = {}): Promise<string> {
  const { ctx } = project;
  const row = await transaction(ctx, (tx) => assessRisk(tx, ctx, case_token, { ...riskFacts, ...facts }));
  return row.token;
}

async function asRole(role: Role) {
  const person = await project.person(role);
  const headers = await consoleHeaders(person);
  const send = (token: string, verb: string, body: object): Promise<Answer> =>
    ask('POST', `/v1/risk-assessments/${token}/${verb}`, { headers, body });
  return { id: person.actor.id, send };
}

const lower = { tier: 'Low', justification: 'The match is of a namesake.' };

describe('risk assessments · calculate', () => {
  it('answers 201 with an Active assessment, and the case follows it', async () => {
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
  });

  it('leaves an Approved one beside the new one, which the case follows', async () => {
    const approved = await anAssessment({ sanctions: 'match' });
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

  it('of a flow’s case gives the flow’s score again, while nothing has changed', async () => {
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

  it('counts what was learned since: an alert resolved as a false positive, and an owner added', async () => {
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

describe('risk assessments · override', () => {
  it('sets the effective tier, keeps score, tier and status, and the case follows', async () => {
    const token = await anAssessment({ sanctions: 'match' });
    const before = await read(`/v1/risk-assessments/${token}`);
    const { status, json } = await post(token, 'override', lower);
    expect(status).toBe(200);
    expect(json.data).toEqual({
      ...before,
      effective_tier: 'Low',
      override_tier: 'Low',
      override_justification: lower.justification,
      updated_at: expect.any(String),
    });
    expect(await read(`/v1/cases/${case_token}`)).toMatchObject({
      risk_tier: 'Low',
      risk_score: before.overall_score,
    });
    expect(await records(token, 'overridden')).toMatchObject([
      { case_token, details: { ...lower, from: 'High', to: 'Low', status: 'Active' } },
    ]);
  });

  it.each(['Draft', 'Active', 'Approved', 'Superseded'])('is allowed from %s', async (status) => {
    const token = await anAssessment();
    await asOwner('update risk_assessments set status = $2 where token = $1', [token, status]);
    const { json } = await post(token, 'override', { ...lower, tier: 'High' });
    expect([json.data.status, json.data.effective_tier]).toEqual([status, 'High']);
    const isFollowed = status === 'Active' || status === 'Approved';
    expect((await read(`/v1/cases/${case_token}`)).risk_tier).toBe(isFollowed ? 'High' : 'Low');
  });

  it('is not carried over to a new assessment', async () => {
    await post(await anAssessment(), 'override', { ...lower, tier: 'High' });
    await anAssessment();
    expect((await read(`/v1/cases/${case_token}`)).risk_tier).toBe('Low');
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
    const token = await anAssessment();
    const before = await read(`/v1/risk-assessments/${token}`);
    const { status, json } = await post(token, 'override', body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect(await read(`/v1/risk-assessments/${token}`)).toEqual(before);
  });

  it('repeats its answer for an Idempotency-Key, and records one override', async () => {
    const token = await anAssessment();
    const asking = { body: lower, headers: { 'Idempotency-Key': `override-${token}` } };
    const send = () => project.ask('POST', `/v1/risk-assessments/${token}/override`, asking);
    const [first, again] = [await send(), await send()];
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
    expect(await records(token, 'overridden')).toHaveLength(1);
  });
});

describe('risk assessments · approve', () => {
  it('locks an Active one, names the approver, and writes audit record and event', async () => {
    const token = await anAssessment();
    const reviewer = await asRole('reviewer');
    const { status, json } = await reviewer.send(token, 'approve', { notes: 'Compared with the file.' });
    expect([status, json.data]).toMatchObject([
      200,
      { status: 'Approved', approved_by: reviewer.id, approved_at: expect.any(String) },
    ]);
    expect(await records(token, 'approved')).toMatchObject([
      {
        case_token,
        actor: { id: reviewer.id, type: 'user' },
        details: { notes: 'Compared with the file.', from: 'Active', to: 'Approved' },
      },
    ]);
    expect(await eventsOf(token, 'approved')).toMatchObject([{ data: json.data }]);
    expect(await read(`/v1/cases/${case_token}`)).toMatchObject({ risk_tier: 'Low' });
  });

  it.each(['Draft', 'Approved', 'Superseded'])(
    'refuses %s with 409, names the state, and changes nothing',
    async (status) => {
      const token = await anAssessment();
      await asOwner('update risk_assessments set status = $2 where token = $1', [token, status]);
      const before = await read(`/v1/risk-assessments/${token}`);
      const answer = await post(token, 'approve', {});
      expect([answer.status, answer.json.error.code]).toEqual([409, 'INVALID_STATE']);
      expect(answer.json.error.message).toContain(status);
      expect(await read(`/v1/risk-assessments/${token}`)).toEqual(before);
      expect(await records(token, 'approved')).toEqual([]);
    },
  );

  it('refuses notes of 2,001 characters with 400, and takes 2,000', async () => {
    const token = await anAssessment();
    expect((await post(token, 'approve', { notes: 'x'.repeat(2001) })).status).toBe(400);
    expect((await post(token, 'approve', { notes: 'x'.repeat(2000) })).status).toBe(200);
  });

  it('needs the scope risk:approve, which analysts and auditors lack', async () => {
    const token = await anAssessment();
    for (const role of ['analyst', 'auditor'] as const) {
      const { status, json } = await (await asRole(role)).send(token, 'approve', {});
      expect([status, json.error.message]).toEqual([403, expect.stringContaining('risk:approve')]);
    }
  });
});

describe('risk assessments · four eyes', () => {
  it('refuses the approval of whoever overrode it with 403, and allows another person’s', async () => {
    const token = await anAssessment();
    const [one, other] = [await asRole('reviewer'), await asRole('reviewer')];
    await one.send(token, 'override', lower);
    const { status, json } = await one.send(token, 'approve', {});
    expect([status, json.error.code, json.error.details]).toMatchObject([
      403,
      'FORBIDDEN',
      [{ field: 'override_tier', code: 'second_person_required' }],
    ]);
    expect((await read(`/v1/risk-assessments/${token}`)).status).toBe('Active');
    expect((await other.send(token, 'approve', {})).status).toBe(200);
  });

  it('also when somebody else has overridden it since', async () => {
    const token = await anAssessment();
    const [one, other, third] = [await asRole('admin'), await asRole('analyst'), await asRole('reviewer')];
    await one.send(token, 'override', lower);
    await other.send(token, 'override', { ...lower, tier: 'Medium' });
    expect((await one.send(token, 'approve', {})).status).toBe(403);
    expect((await third.send(token, 'approve', {})).status).toBe(200);
  });

  it('refuses an override of whoever approved it with 403', async () => {
    const token = await anAssessment();
    const [one, other] = [await asRole('reviewer'), await asRole('analyst')];
    await one.send(token, 'approve', {});
    expect((await one.send(token, 'override', lower)).status).toBe(403);
    expect((await other.send(token, 'override', lower)).status).toBe(200);
  });

  it('exempts an API key', async () => {
    const token = await anAssessment();
    await post(token, 'override', lower);
    expect((await post(token, 'approve', {})).status).toBe(200);
  });
});
