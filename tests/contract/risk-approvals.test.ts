import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overrideStateOf } from '@/lib/domain/risk/approval';
import { RiskStatus } from '@/lib/domain/risk/schema';
import type { Role } from '@/lib/platform/context';
import { aCase, anAssessment } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let case_token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  case_token = (await aCase(project.ctx)).token;
});

const assessment = () => anAssessment(project.ctx, case_token);
const read = async (path: string) => (await project.ask('GET', path)).json.data;
const post = (token: string, verb: string, body: object) =>
  project.ask('POST', `/v1/risk-assessments/${token}/${verb}`, { body });
const records = (token: string, type: string) =>
  read(`/v1/audit-logs?target_token=${token}&event_type=risk_assessment.${type}`);
const eventsOf = (token: string, type: string) =>
  asOwner<{ data: object }>(`select data from events where type = $1 and data ->> 'token' = $2`, [
    `risk_assessment.${type}`,
    token,
  ]);

async function asRole(role: Role) {
  const person = await project.person(role);
  const headers = await consoleHeaders(person);
  const send = (token: string, verb: string, body: object): Promise<Answer> =>
    ask('POST', `/v1/risk-assessments/${token}/${verb}`, { headers, body });
  return { id: person.actor.id, send };
}

const lower = { tier: 'Low', justification: 'The match is of a namesake.' };

describe('risk assessments · approve', () => {
  it('locks an Active one, names the approver, and writes audit record and event', async () => {
    const token = await assessment();
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
      const token = await assessment();
      await asOwner('update risk_assessments set status = $2 where token = $1', [token, status]);
      const before = await read(`/v1/risk-assessments/${token}`);
      const answer = await post(token, 'approve', {});
      expect([answer.status, answer.json.error.code]).toEqual([409, 'INVALID_STATE']);
      expect(answer.json.error.message).toContain(status);
      expect(await read(`/v1/risk-assessments/${token}`)).toEqual(before);
      expect(await records(token, 'approved')).toEqual([]);
    },
  );

  it('refuses notes of 2,001 characters with 400, and accepts 2,000', async () => {
    const token = await assessment();
    expect((await post(token, 'approve', { notes: 'x'.repeat(2001) })).status).toBe(400);
    expect((await post(token, 'approve', { notes: 'x'.repeat(2000) })).status).toBe(200);
  });

  it('needs the scope risk:approve, which analysts and auditors lack', async () => {
    const token = await assessment();
    for (const role of ['analyst', 'auditor'] as const) {
      const { status, json } = await (await asRole(role)).send(token, 'approve', {});
      expect([status, json.error.message]).toEqual([403, expect.stringContaining('risk:approve')]);
    }
  });
});

describe('risk assessments · four eyes', () => {
  it('refuses an approval by the person who overrode it with 403, and allows another person’s', async () => {
    const token = await assessment();
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

  it('even if somebody else has overridden it since', async () => {
    const token = await assessment();
    const [one, other, third] = [await asRole('admin'), await asRole('analyst'), await asRole('reviewer')];
    await one.send(token, 'override', lower);
    await other.send(token, 'override', { ...lower, tier: 'Medium' });
    expect((await one.send(token, 'approve', {})).status).toBe(403);
    expect((await third.send(token, 'approve', {})).status).toBe(200);
  });

  it('refuses an override by the person who approved it with 403', async () => {
    const token = await assessment();
    const [one, other] = [await asRole('reviewer'), await asRole('analyst')];
    await one.send(token, 'approve', {});
    expect((await one.send(token, 'override', lower)).status).toBe(403);
    expect((await other.send(token, 'override', lower)).status).toBe(200);
  });

  it('ends with an override, and the answer says so', async () => {
    const token = await assessment();
    await (await asRole('reviewer')).send(token, 'approve', {});
    const { json } = await (await asRole('analyst')).send(token, 'override', { ...lower, tier: 'High' });
    expect(json.data).toMatchObject({ status: 'Approved', override_tier: 'High', approved_tier: null });
    expect(await read(`/v1/risk-assessments/${token}`)).toMatchObject({ approved_tier: null });
  });

  it('exempts an API key', async () => {
    const token = await assessment();
    await post(token, 'override', lower);
    expect((await post(token, 'approve', {})).status).toBe(200);
  });
});

describe('cases · with an override to approve', () => {
  const tiersOfStates = [
    [null, null],
    [null, 'Low'],
    ['Low', null],
    ['Low', 'Low'],
    ['Low', 'High'],
  ] as const;
  interface Row {
    token: string;
    risk_override_waiting: boolean;
  }
  const waiting = async () => {
    const { json } = await project.ask('GET', '/v1/cases?override=waiting&limit=100');
    const counts = await read('/v1/cases/counts?override=waiting');
    const tokens: string[] = json.data.map(({ token }: Row) => token);
    expect([json.meta.total, counts.total]).toEqual([tokens.length, tokens.length]);
    const marked = (await read('/v1/cases?limit=100')).filter((row: Row) => row.risk_override_waiting);
    expect(marked.map(({ token }: Row) => token).toSorted()).toEqual(tokens.toSorted());
    return tokens.includes(case_token);
  };

  it('are listed, marked and counted from the override until a reviewer approves it', async () => {
    const token = await assessment();
    const [analyst, reviewer] = [await asRole('analyst'), await asRole('reviewer')];
    expect(await waiting()).toBe(false);
    await analyst.send(token, 'override', lower);
    expect(await waiting()).toBe(true);
    await reviewer.send(token, 'approve', {});
    expect(await waiting()).toBe(false);
  });

  it('are those whose assessment has an override that the product calls waiting', async () => {
    const token = await assessment();
    for (const status of RiskStatus.options)
      for (const [override_tier, approved_tier] of tiersOfStates) {
        await asOwner(
          'update risk_assessments set status = $2, override_tier = $3, approved_tier = $4 where token = $1',
          [token, status, override_tier, approved_tier],
        );
        const state = overrideStateOf({ status, override_tier, approved_tier });
        const found = await asOwner('select from waiting_overrides where case_token = $1', [case_token]);
        expect(found.length === 1, `${status} ${override_tier} ${approved_tier}`).toBe(state === 'waiting');
      }
  });

  it('do not include closed cases', async () => {
    await (await asRole('analyst')).send(await assessment(), 'override', lower);
    expect(await waiting()).toBe(true);
    await asOwner(`update cases set status = 'Closed', closed_at = now() where token = $1`, [case_token]);
    expect(await waiting()).toBe(false);
  });
});
