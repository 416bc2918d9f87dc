import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { PolicyKind } from '@/lib/domain/policies/schema';
import type { PolicySettings } from '@/lib/domain/policies/settings';
import type { RiskFacts } from '@/lib/domain/risk/schema';
import { aCase, aCheck, anAlert, anAssessment, anEntity } from '@/tests/fixtures/factories';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let headers: Record<string, string>;
/** Four cases: one without alerts, one with a sanctions hit, one with a PEP match, and a closed one. */
let plain: string;
let sanctioned: string;
let pep: string;
let closed: string;

async function aPastCase(facts: Partial<RiskFacts> = {}): Promise<string> {
  const { token } = await aCase(project.ctx);
  await anAssessment(project.ctx, token, facts);
  return token;
}

beforeAll(async () => {
  project = await aProject();
  headers = await consoleHeaders(await project.person('admin'));
  plain = await aPastCase();
  sanctioned = await aPastCase({ sanctions: 'match' });
  await anAlert(project.ctx, { case_token: sanctioned, category: 'Sanctions Hit' });
  pep = await aPastCase({ pep: 'match' });
  const hit = await anAlert(project.ctx, { case_token: pep, category: 'PEP Match' });
  await asOwner('update alerts set match_score = 85 where token = $1', [hit.token]);
  closed = await aPastCase();
  await anEntity(project.ctx, { case_token: closed });
  await asOwner(
    `update cases set status = 'Closed', created_at = now() - interval '30 days', closed_at = now() - interval '10 days'
     where token = $1`,
    [closed],
  );
  const subject_key = Buffer.from('the same subject');
  for (const case_token of [plain, pep]) {
    const { token } = await aCheck(project.ctx, { case_token, type_code: 'SCR_PEP', subject_key });
    await asOwner(
      `update checks set status = 'Complete', result = 'Pass', completed_at = created_at where token = $1`,
      [token],
    );
  }
});

async function preview<Kind extends PolicyKind>(kind: Kind, change: Partial<PolicySettings[Kind]> = {}) {
  const path = `/v1/policies/${kind}/draft`;
  const body = { settings: { ...defaultSettings[kind], ...change } };
  const saved = await ask('PUT', path, { headers, body });
  expect(saved.status, saved.text).toBe(200);
  const before = await rowCounts(project.ctx);
  const { status, json } = await ask('POST', `${path}/preview`, { headers, body: {} });
  expect([status, json.data.kind, json.data.cases]).toEqual([200, kind, 4]);
  expect(await rowCounts(project.ctx)).toEqual(before);
  return json.data;
}

const tokensOf = ({ changes }: { changes: { case_token: string }[] }) =>
  changes.map(({ case_token }) => case_token).sort();

describe('policies · preview', () => {
  it.each(PolicyKind.options)('of a draft of %s that equals the default changes nothing', async (kind) => {
    const { changed, changes, before, after } = await preview(kind);
    expect([changed, changes, after]).toEqual([0, [], before]);
  });

  it('of a risk model counts the tiers before and after, and names the cases with their scores', async () => {
    const tiers = [
      { from: 70, tier: 'High' as const, path: 'EDD' as const, review_frequency: '6 Months' },
      { from: 0, tier: 'Medium' as const, path: 'CDD' as const, review_frequency: '12 Months' },
    ];
    const found = await preview('risk_model', { tiers });
    expect(found).toMatchObject({
      changed: 2,
      before: { Low: 2, Medium: 1, High: 1 },
      after: { Medium: 3, High: 1 },
    });
    expect(tokensOf(found)).toEqual([plain, closed].sort());
    const [{ before, after, case_name, subject_name }] = found.changes;
    expect([case_name, subject_name]).toEqual([expect.stringMatching(/^CAS-/), null]);
    const ofClosed = found.changes.find(({ case_token }: { case_token: string }) => case_token === closed);
    expect(ofClosed.subject_name).toBe('Mary Ward');
    expect([before.outcome, after.outcome, after.score]).toEqual(['Low', 'Medium', before.score]);
  });

  it('of a risk model shows a score that changes within its tier', async () => {
    const customer = {
      ...defaultSettings.risk_model.customer,
      entity_type: { Person: 6, Company: 10, 'Opaque company': 15 },
    };
    const found = await preview('risk_model', { customer });
    expect([found.before, tokensOf(found)]).toEqual([found.after, [plain, closed].sort()]);
  });

  it('of priorities shows the highest priority of each case', async () => {
    const priorities = {
      ...defaultSettings.priority.priorities,
      'PEP Match': { priority: 'Critical' as const, priority_score: 95 },
    };
    const found = await preview('priority', { priorities });
    expect([found.before, found.after, tokensOf(found)]).toEqual([
      { Critical: 1, High: 1, 'No alerts': 2 },
      { Critical: 2, 'No alerts': 2 },
      [pep],
    ]);
  });

  it('of an alert SLA shows the worst status of each case', async () => {
    const soon = { due_days: 1, warning_days: 0 };
    const Onboarding = { ...defaultSettings.alert_sla.Onboarding, Critical: soon };
    const found = await preview('alert_sla', { Onboarding });
    expect([found.changes, found.after]).toMatchObject([
      [{ case_token: sanctioned, before: { outcome: 'On Track' }, after: { outcome: 'Critical' } }],
      { 'On Track': 1, Critical: 1, 'No alerts': 2 },
    ]);
  });

  it('of a case SLA judges a closed case as of its closing', async () => {
    const found = await preview('case_sla', {
      Onboarding: { due_business_days: 60, warning_business_days: 1 },
    });
    expect([found.before, found.after, tokensOf(found)]).toMatchObject([
      { Breached: 1 },
      { 'On Track': 4 },
      expect.arrayContaining([closed]),
    ]);
  });

  it('of a match threshold shows the cases that would have had no match', async () => {
    const found = await preview('screening', { match_threshold: 90 });
    expect([found.before, found.after, tokensOf(found)]).toEqual([
      { Match: 1, 'No match': 3 },
      { 'No match': 4 },
      [pep],
    ]);
  });

  it('of four eyes shows which cases need two people', async () => {
    const found = await preview('four_eyes', { critical_false_positive: false });
    expect([found.before, tokensOf(found)]).toEqual([{ 'Two people': 1, 'One person': 3 }, [sanctioned]]);
  });

  it('of reuse shows the cases with checks that an earlier pass would have answered', async () => {
    const found = await preview('reuse', { SCR_PEP: 1 });
    expect(found.changes).toMatchObject([{ case_token: pep, after: { outcome: '1 reused' } }]);
  });

  it('of retention shows the closed cases that would be past it', async () => {
    const found = await preview('retention', { closed_case_days: 5 });
    expect([found.after, tokensOf(found)]).toEqual([{ 'Not closed': 3, 'Past its retention': 1 }, [closed]]);
  });

  it('of straight through shows the Low cases whose checks all passed', async () => {
    const found = await preview('straight_through', { enabled: true });
    expect([found.after, tokensOf(found)]).toEqual([
      { 'Closed by the system': 1, 'Left to a person': 3 },
      [plain],
    ]);
  });
});

describe('policies · preview of many cases', () => {
  it('looks at the newest 200', async () => {
    const crowded = await aProject();
    const { ctx } = crowded;
    const { token } = await aCase(ctx);
    await asOwner(
      `insert into cases (project_id, token, name, type, status, entity_category, created_at, updated_at)
       select $1, 'cas_old' || n, 'Old ' || n, 'Perpetual', 'New', 'Person', now() - n * interval '1 day', now()
       from generate_series(1, 250) n`,
      [ctx.project.id],
    );
    const own = await consoleHeaders(await crowded.person('admin'));
    const path = '/v1/policies/case_sla/draft';
    const settings = {
      ...defaultSettings.case_sla,
      Perpetual: { due_business_days: 1, warning_business_days: 0 },
    };
    await ask('PUT', path, { headers: own, body: { settings } });
    const { json } = await ask('POST', `${path}/preview`, { headers: own, body: {} });
    expect(json.data).toMatchObject({
      cases: 200,
      max_cases: 200,
      changed: 199,
      before: { 'No deadline': 199 },
    });
    expect(json.data.changes).toHaveLength(100);
    expect(json.data.changes[0].case_token).toBe('cas_old1');
    expect(json.data.before[(await aStatus(crowded, token)) as string]).toBe(1);
  });
});

const aStatus = async (of: TestProject, token: string) =>
  (await of.ask('GET', `/v1/cases/${token}`)).json.data.sla_status;
