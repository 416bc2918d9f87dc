import { beforeAll, describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { followUpSilentJourneys } from '@/lib/domain/flows/service/follow-up-silent-journeys';
import { CaseStatus } from '@/lib/domain/cases/schema';
import { AlertCategory } from '@/lib/domain/words';
import { caseAnalyticsFrom, type Recorded, recordOf, summaryFrom } from '@/tests/fixtures/analytics';
import { aUser } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { seedSample } from './seed-sample';

let project: TestProject;
let record: Recorded;
let pending: Alert[];

const get = async (path: string) => (await project.ask('GET', path)).json;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  for (const role of ['analyst', 'reviewer', 'admin'] as const) await aUser(project.ctx, { role });
  await seedSample(project.ctx);
  record = await recordOf(project);
  pending = record.alerts.filter(({ status }) => status !== 'Resolved');
});

const countBy = <Row>(rows: readonly Row[], key: (row: Row) => string) =>
  Object.fromEntries([...Map.groupBy(rows, key)].map(([value, { length }]) => [value, length]));

interface Reason {
  feature: string;
  verdict: string;
}

function reasonFor(category: string, match: { explanation: readonly Reason[] } | null): string {
  if (category === 'Name Mismatch')
    return 'Invented companies are in no register, so the missing number says nothing against this one.';
  const verdictOf = (name: string) => match?.explanation.find(({ feature }) => feature === name)?.verdict;
  if (verdictOf('date_of_birth') === 'conflict') return 'Another person: the date of birth differs.';
  const agrees = ['name', 'date_of_birth', 'nationality'].every((name) => verdictOf(name) === 'agree');
  return agrees ? 'The same person: name, date of birth and nationality agree.' : 'none';
}

describe('seed · sample', () => {
  it('has forty alerts of every category, priority and status; two are breached and five at risk', () => {
    expect(pending).toHaveLength(40);
    expect(Object.keys(countBy(pending, ({ category }) => category)).sort()).toEqual(
      AlertCategory.options.toSorted(),
    );
    const { Breached, Warning = 0, Critical = 0 } = countBy(pending, ({ sla_status }) => sla_status);
    expect({ Breached, atRisk: Warning + Critical }).toEqual({ Breached: 2, atRisk: 5 });
    expect(Object.keys(countBy(pending, ({ status }) => status)).sort()).toEqual([
      'Acknowledged',
      'Escalated',
      'Open',
    ]);
    expect(new Set(pending.map(({ assigned_to }) => assigned_to)).size).toBe(4);
    const scores = pending.flatMap(({ match_score }) => match_score ?? []);
    expect(scores.filter((score) => score < 95).length).toBeGreaterThan(5);
  });

  it('leaves nothing of its journeys to the worker, so that no figure changes after a start', async () => {
    const records = async () => (await get('/v1/audit-logs?limit=1')).meta.total;
    const before = await records();
    await followUpSilentJourneys('req_sample');
    expect(await records()).toBe(before);
  });

  it('has articles for findings of adverse media', async () => {
    const media = pending.filter(({ category }) => category === 'Adverse Media');
    const read = await Promise.all(media.map(({ token }) => get(`/v1/alerts/${token}`)));
    const articles = read.map(({ data }) => data.evidence.articles);
    expect(articles.length).toBeGreaterThan(2);
    for (const [first, second] of articles) {
      expect(first.url).toContain('.example/');
      expect(second.title).not.toBe(first.title);
    }
  });

  it('resolves alerts for reasons that their evidence bears out', async () => {
    const resolved = record.alerts.filter(({ status }) => status === 'Resolved');
    expect(resolved.length).toBeGreaterThan(10);
    for (const { token } of resolved) {
      const { category, match, resolution_rationale: rationale } = (await get(`/v1/alerts/${token}`)).data;
      expect([category, rationale]).toEqual([category, reasonFor(category, match)]);
    }
  });

  it('has screened with lists that were in force already', async () => {
    const ofCases = record.cases.map(({ token }) => get(`/v1/cases/${token}/checks?limit=100`));
    const checks = (await Promise.all(ofCases)).flatMap(({ data }) => data);
    const ages = checks.flatMap(({ created_at, result_data }) =>
      (result_data?.lists ?? []).map(
        ({ updated_at }: { updated_at: string }) => Date.parse(created_at) - Date.parse(updated_at),
      ),
    );
    expect(ages.length).toBeGreaterThan(100);
    expect(Math.min(...ages)).toBeGreaterThan(0);
  });

  it('has cases of every status: ten open and eight closed', () => {
    const byStatus = countBy(record.cases, ({ status }) => status);
    expect(Object.keys(byStatus).sort()).toEqual(CaseStatus.options.toSorted());
    expect(record.cases).toHaveLength(18);
    expect(byStatus.Closed).toBe(8);
  });

  it('leaves a proposal and an override to a reviewer', async () => {
    const proposed = pending.filter(({ proposal }) => proposal);
    expect(proposed).toMatchObject([{ status: 'Escalated', category: 'Sanctions Hit' }]);
    const overridden = [];
    for (const { token, status } of record.cases.filter((each) => each.status === 'In Review')) {
      const { data } = await get(`/v1/cases/${token}/risk-assessments`);
      overridden.push(...data.filter(({ override_tier }: { override_tier: string }) => override_tier));
      expect(status).toBe('In Review');
    }
    expect(overridden).toMatchObject([{ status: 'Active', override_tier: 'High' }]);
  });

  it('has a company with three owners, one of them through another company', async () => {
    const { data } = await get('/v1/entities?q=Gingerbread+and+Daughters');
    const { owners } = (await get(`/v1/entities/${data[0].token}/graph`)).data;
    expect(owners.filter(({ type }: { type: string }) => type === 'Person')).toMatchObject([
      { name: 'Octavia Brassbutton', effective_percentage: 40 },
      { name: 'Horatio Puddleford', direct_percentage: null, effective_percentage: 35, layers: 2 },
      { name: 'Tilly Gingerbread', effective_percentage: 25 },
    ]);
    const [{ token }] = (await get('/v1/cases?q=Gingerbread')).data;
    const { risk_assessments } = (await get(`/v1/cases/${token}/report`)).data;
    expect(risk_assessments.at(-1).facts).toMatchObject({ ownership_layers: 1, ubo_count: 3 });
  });

  it('has a webhook with pending deliveries, comments with mentions, and notifications', async () => {
    const [webhook] = (await get('/v1/webhooks')).data;
    const { data } = await get(`/v1/webhooks/${webhook.id}/deliveries`);
    expect(data.length).toBeGreaterThan(2);
    const escalated = record.cases.find(({ status }) => status === 'Escalated');
    const comments = (await get(`/v1/cases/${escalated?.token}/comments`)).data;
    expect(comments).toMatchObject([{ mentions: [expect.any(String), expect.any(String)] }]);
  });

  it('has an audit log that verifies, in chronological order', async () => {
    expect((await get('/v1/audit-logs/verify')).data).toMatchObject({ valid: true });
    const { data } = await get('/v1/audit-logs?limit=200');
    const instants = data.map(({ created_at }: { created_at: string }) => created_at);
    expect(instants).toEqual(instants.toSorted().reverse());
  });

  it('has analytics of thirty days that agree with its lists', async () => {
    const summary = (await get('/v1/analytics/summary')).data;
    expect(summary).toEqual(summaryFrom(record, summary.period));
    expect(summary.average_alert_resolution_hours).toBeGreaterThan(0);
    expect(summary.sla_health_percentage).toBeLessThan(100);
    const cases = (await get('/v1/analytics/cases?group_by=status')).data;
    expect(cases).toEqual(caseAnalyticsFrom(record, cases.period, 'status'));
    expect(cases.closed).toBe(8);
  });
});
