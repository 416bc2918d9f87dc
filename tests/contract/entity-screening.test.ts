import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const get = async (path: string) => (await project.ask('GET', path)).json;
const listed = { first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12', country: 'RU' };

const anEntity = async (values: object): Promise<string> =>
  (await project.ask('POST', '/v1/entities', { body: { type: 'Person', ...values } })).json.data.token;
const screen = (token: string, body: object = {}, headers = {}) =>
  project.ask('POST', `/v1/entities/${token}/screen`, { body, headers });
const patch = (token: string, body: object) => project.ask('PATCH', `/v1/entities/${token}`, { body });
const checksOf = async (token: string) => (await get(`/v1/entities/${token}/checks?limit=100`)).data;
const entityOf = async (token: string) => (await get(`/v1/entities/${token}`)).data;

/** A person flow, with its case and entity. */
async function onboarded(last_name: string) {
  const body = { first_name: 'Mary', last_name, country: 'GB', date_of_birth: '1980-02-29' };
  const { json } = await project.ask('POST', `${project.execute}/kyc/api`, { body });
  const { data } = await get(`/v1/cases/${json.case_token}/entities`);
  return { case_token: json.case_token, entity: data[0].token };
}

const newestUpdate = async (token: string) =>
  (await get(`/v1/audit-logs?target_token=${token}&event_type=entity.updated`)).data[0];

describe('entities · screen', () => {
  it('screens at once, and answers with the flow result in the envelope', async () => {
    const token = await anEntity({ first_name: 'Helen', last_name: 'Abbott', country: 'GB' });
    const { status, json } = await screen(token, { categories: ['sanctions', 'pep'] });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      flow_type: 'screening',
      processing_status: 'complete',
      overall_verdict: 'Pass',
      case_token: null,
      screening: { sanctions_status: 'No Hit', pep_status: 'No Hit', matches: [] },
    });
    expect(json.meta).toMatchObject({ page: { cursor: null, has_more: false } });
    const checks = await checksOf(token);
    expect(checks.map(({ type_code }: { type_code: string }) => type_code).sort()).toEqual([
      'SCR_PEP',
      'SCR_SANCTIONS',
    ]);
    expect((await entityOf(token)).verification_status).toBe('Verified');
  });

  it('screens in every category by default', async () => {
    const token = await anEntity({ last_name: 'Abbott' });
    await screen(token);
    expect(await checksOf(token)).toHaveLength(4);
  });

  it('opens a Review of the entity itself if there is a match and no open case', async () => {
    const token = await anEntity(listed);
    const { json } = await screen(token);
    const { case_token, screening } = json.data;
    expect(screening.sanctions_status).toBe('Hit');
    expect((await get(`/v1/cases/${case_token}`)).data).toMatchObject({
      type: 'Review',
      primary_entity_token: token,
      total_entities_count: 1,
    });
    expect((await get(`/v1/alerts/${screening.matches[0].alert_token}`)).data.entity_token).toBe(token);
    expect((await entityOf(token)).verification_status).toBe('In Progress');
  });

  it('adds its checks, alerts and risk to the case that the entity is in', async () => {
    const { case_token, entity } = await onboarded('Ward');
    const before = (await get(`/v1/cases/${case_token}/risk-assessments`)).data[0];
    await asOwner(
      `update entities set first_name = 'Arkadiy', last_name = 'Morozov', full_name = 'Arkadiy Morozov',
         date_of_birth = '1968-04-12', country = 'RU' where token = $1`,
      [entity],
    );
    const { json } = await screen(entity, { categories: ['sanctions'] });
    expect(json.data.case_token).toBe(case_token);
    const [after] = (await get(`/v1/cases/${case_token}/risk-assessments`)).data;
    expect(after.overall_score).toBeGreaterThan(before.overall_score);
    // Facts that only the onboarding flow knows are kept.
    const { factors } = before.dimensions.transaction;
    expect(after.dimensions.transaction.factors.slice(0, factors.length)).toEqual(factors);
    expect((await get(`/v1/cases/${case_token}`)).data.open_alerts_count).toBe(
      json.data.screening.matches.length,
    );
  });

  it('is in the audit trail of the entity, with who asked for it', async () => {
    const person = await project.person('analyst');
    const token = await anEntity({ first_name: 'Helen', last_name: 'Abbott', country: 'GB' });
    const headers = await consoleHeaders(person);
    const path = `/v1/entities/${token}/screen`;
    expect((await ask('POST', path, { body: { categories: ['pep'] }, headers })).status).toBe(200);
    const [check] = await checksOf(token);
    const { data } = await get(`/v1/audit-logs?entity_token=${token}&event_type=check.executed`);
    expect(data).toMatchObject([{ target_token: check.token, actor: { id: person.actor.id, type: 'user' } }]);
  });

  it('gives its alerts the deadline of their case', async () => {
    const { case_token, entity } = await onboarded('Wade');
    await asOwner(
      `update entities set last_name = 'SANCTION', full_name = 'Mary SANCTION' where token = $1`,
      [entity],
    );
    await screen(entity);
    const [alert] = (await get(`/v1/cases/${case_token}/alerts?category=Sanctions%20Hit`)).data;
    expect(Date.parse(alert.sla_deadline) - Date.parse(alert.created_at)).toBe(3 * 86_400_000);
  });

  it('never reuses an earlier screening', async () => {
    const token = await anEntity({ last_name: 'Abbott' });
    await screen(token, { categories: ['pep'] });
    await screen(token, { categories: ['pep'] });
    const checks = await checksOf(token);
    expect(checks.map(({ status }: { status: string }) => status)).toEqual(['Complete', 'Complete']);
  });

  it('answers 202 at X-SYNC-TIMEOUT with the results so far', patience, async () => {
    const token = await anEntity({ first_name: 'Mary', last_name: 'FLAKY' });
    const { status, json } = await screen(token, {}, { 'X-SYNC-TIMEOUT': '1' });
    expect([status, json.data.processing_status, json.data.overall_verdict]).toEqual([
      202,
      'processing',
      null,
    ]);
  });

  it('runs once for an Idempotency-Key, and refuses the key with another body with 422', async () => {
    const token = await anEntity({ last_name: 'Abbott' });
    const headers = { 'Idempotency-Key': 'screen-1' };
    const first = await screen(token, { categories: ['pep'] }, headers);
    const again = await screen(token, { categories: ['pep'] }, headers);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await checksOf(token)).toHaveLength(1);
    expect((await screen(token, { categories: ['sanctions'] }, headers)).status).toBe(422);
  });

  it.for([{ categories: [] }, { categories: ['everything'] }, { category: 'pep' }])(
    'refuses %j with 400',
    async (body) => {
      expect((await screen(await anEntity({ last_name: 'Abbott' }), body)).status).toBe(400);
    },
  );
});

describe('entities · update · screening again', () => {
  it('runs the screening checks again after a change of name, keeps the old ones, and says so', async () => {
    const { case_token, entity } = await onboarded('Wells');
    const before = await checksOf(entity);
    const { json } = await patch(entity, { last_name: 'Welles' });
    expect(json.data.checks_summary.pending).toBe(4);
    const { details } = await newestUpdate(entity);
    expect(details).toMatchObject({
      before: { last_name: 'Wells', full_name: 'Mary Wells' },
      after: { last_name: 'Welles', full_name: 'Mary Welles' },
    });
    expect(details.screening.categories.toSorted()).toEqual([
      'adverse_media',
      'pep',
      'sanctions',
      'watchlist',
    ]);
    expect(await runRequestedFlow(project.ctx, details.screening.flow_token)).toBe(true);
    const flow = (await get(`/v1/flows/${details.screening.flow_token}`)).data;
    expect(flow).toMatchObject({ case_token, processing_status: 'complete' });
    const after = await checksOf(entity);
    expect(after).toHaveLength(before.length + 4);
    expect(after.slice(4)).toEqual(before);
  });

  it('runs again after a change of the date of birth, in the categories that were screened', async () => {
    const token = await anEntity({ last_name: 'Abbott' });
    await screen(token, { categories: ['pep'] });
    await patch(token, { date_of_birth: '1970-01-01' });
    expect((await newestUpdate(token)).details.screening.categories).toEqual(['pep']);
  });

  it('finds a match on the new name', async () => {
    const { case_token, entity } = await onboarded('Wren');
    await patch(entity, {
      first_name: listed.first_name,
      last_name: listed.last_name,
      date_of_birth: '1968-04-12',
    });
    const { details } = await newestUpdate(entity);
    await runRequestedFlow(project.ctx, details.screening.flow_token);
    const { data: alerts } = await get(`/v1/cases/${case_token}/alerts`);
    expect(alerts).toMatchObject([{ category: 'Sanctions Hit', entity_token: entity, status: 'Open' }]);
    expect((await entityOf(entity)).verification_status).toBe('In Progress');
  });

  it.for([
    ['another country', { country: 'FR' }, true],
    ['the new name of a person who was never screened', { last_name: 'Nair' }, false],
    ['the new birth date of a person who was never screened', { date_of_birth: '1980-02-29' }, false],
  ] as const)('runs no screening for %s', async ([_, change, isScreened]) => {
    const token = await anEntity({ last_name: 'Abbott' });
    if (isScreened) await screen(token);
    const before = await checksOf(token);
    await patch(token, change);
    expect(await checksOf(token)).toEqual(before);
    expect((await newestUpdate(token)).details).not.toHaveProperty('screening');
  });
});

describe('entities · verification_status over flows', () => {
  it('stays Failed when a later screening is clean', async () => {
    const { entity } = await onboarded('FAIL');
    expect((await entityOf(entity)).verification_status).toBe('Failed');
    await patch(entity, { last_name: 'Wilde' });
    const { details } = await newestUpdate(entity);
    await runRequestedFlow(project.ctx, details.screening.flow_token);
    expect((await entityOf(entity)).verification_status).toBe('Failed');
  });

  it('is In Progress while an alert of an earlier screening is open, and Verified once it is cleared', async () => {
    const token = await anEntity(listed);
    await screen(token);
    await patch(token, { first_name: 'Helen', last_name: 'Abbott', date_of_birth: null });
    const { details } = await newestUpdate(token);
    await runRequestedFlow(project.ctx, details.screening.flow_token);
    expect((await get(`/v1/flows/${details.screening.flow_token}`)).data.overall_verdict).toBe('Pass');
    expect((await entityOf(token)).verification_status).toBe('In Progress');
    const [{ token: alert }] = (await get(`/v1/alerts?entity_token=${token}`)).data;
    await project.ask('POST', `/v1/alerts/${alert}/acknowledge`);
    const resolution = { action: 'Approve', rationale: 'Somebody else.', is_false_positive: true };
    await project.ask('POST', `/v1/alerts/${alert}/resolve`, { body: resolution });
    expect((await entityOf(token)).verification_status).toBe('Verified');
  });
});
