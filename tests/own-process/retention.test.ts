import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { deleteExpiredCases } from '@/lib/domain/casework/service/delete-expired-cases';
import { addCaseMembers } from '@/lib/domain/cases/service/add-members';
import { transaction } from '@/lib/platform/database/transaction';
import { closeDaysAgo, expectExactTotals, tablesNaming } from '@/tests/fixtures/expired-case';
import { aCase, aCheck, anAlert, anEntity, anAssessment } from '@/tests/fixtures/factories';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { setPolicy, storePolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

// In its own database: a sweep goes through every project, and a shared database has hundreds.

let project: TestProject;

beforeAll(loadSampleList);
beforeEach(async () => {
  project = await aProject();
  await setPolicy(project.ctx, { retention: { document_days: 365, closed_case_days: 30 } });
});

const sweep = () => deleteExpiredCases('req_sweep');
const get = (path: string) => project.ask('GET', path);
const statusOf = async (path: string) => (await get(path)).status;

async function aClosedCase(daysAgo = 31): Promise<string> {
  const { token } = await aCase(project.ctx);
  await closeDaysAgo(token, daysAgo);
  return token;
}

async function addTo(caseToken: string, entity: Awaited<ReturnType<typeof anEntity>>): Promise<void> {
  const member = { entity, role: entity.role, ownership_percentage: null };
  await transaction(project.ctx, (tx) => addCaseMembers(tx, project.ctx, caseToken, [member]));
}

const recordsOfDeletion = async () => (await get('/v1/audit-logs?event_type=case.deleted&limit=200')).json;

/** A company with a director, a match, a comment and people who were notified. */
async function aVerifiedCompany() {
  const body = {
    company_name: 'Blue Heron Shipping',
    country: 'GB',
    directors: [{ first_name: 'Quirin', last_name: 'Zwettlhofer' }],
  };
  const { json } = await project.ask('POST', `${project.execute}/api`, { body });
  const reviewer = await project.person('reviewer');
  const path = `/v1/cases/${json.case_token}`;
  const comment = { body: 'Zwettlhofer called.', mentions: [reviewer.actor.id] };
  await project.ask('POST', `${path}/comments`, { body: comment });
  await project.ask('POST', `${path}/escalate`, {
    body: { to: reviewer.actor.id, reason: 'For a second look.' },
  });
  const first = async (of: string) => (await get(`${path}/${of}?limit=1`)).json.data[0].token;
  return {
    case_token: json.case_token as string,
    pull: json.tokens.pull as string,
    paths: [
      path,
      `${path}/entities`,
      `${path}/audit-logs`,
      `/v1/flows/${json.flow_token}`,
      `/v1/alerts/${await first('alerts')}`,
      `/v1/checks/${await first('checks')}`,
      `/v1/entities/${await first('entities')}`,
      `/v1/risk-assessments/${await first('risk-assessments')}`,
    ],
  };
}

describe('retention · a case that was closed longer ago than the policy allows', () => {
  it('is deleted with everything about it, and leaves one record', async () => {
    const { case_token, paths, pull } = await aVerifiedCompany();
    for (const path of paths) expect(await statusOf(path), path).toBe(200);
    await closeDaysAgo(case_token, 31);
    await sweep();
    for (const path of paths) expect(await statusOf(path), path).toBe(404);
    const pulled = await project.ask('GET', `/api/gateway/sharable-payload/${pull}`);
    expect(pulled.status).toBe(404);
    const left = await rowCounts(project.ctx);
    const gone = [
      'cases',
      'case_entities',
      'alerts',
      'checks',
      'comments',
      'risk_assessments',
      'flows',
      'flow_parties',
    ];
    for (const table of [...gone, 'entities', 'notifications'])
      expect([table, left[table]]).toEqual([table, 0]);
    await expectExactTotals(project.ctx);
    const { data } = await recordsOfDeletion();
    expect(data).toMatchObject([
      {
        actor: { type: 'system' },
        target_type: 'case',
        target_token: case_token,
        case_token,
        details: { closed_at: expect.any(String), closed_case_days: 30 },
      },
    ]);
  });

  it('is named nowhere except in events that are still kept', async () => {
    const { case_token } = await aVerifiedCompany();
    expect(await tablesNaming(project.ctx, 'zwettlhofer')).toContain('entities');
    await closeDaysAgo(case_token, 31);
    await sweep();
    expect(await tablesNaming(project.ctx, 'zwettlhofer')).toEqual(['events']);
  });

  it('leaves the audit log valid', async () => {
    const { case_token } = await aVerifiedCompany();
    await closeDaysAgo(case_token, 31);
    await sweep();
    const { json } = await get('/v1/audit-logs/verify');
    expect(json.data).toMatchObject({ valid: true, first_bad_sequence: null });
  });

  it('stays until then, and so does an open one', async () => {
    await aClosedCase(29);
    await aVerifiedCompany();
    const before = await rowCounts(project.ctx);
    await sweep();
    expect(await rowCounts(project.ctx)).toEqual(before);
  });

  it('stays while the policy cannot be read', async () => {
    const token = await aClosedCase();
    await storePolicy(project.ctx, 'retention', 2, { closed_case_days: 'long' });
    await sweep();
    expect(await statusOf(`/v1/cases/${token}`)).toBe(200);
  });

  it('stays while one of its flows is running, and is deleted once that has ended', async () => {
    const body = { company_name: 'Nobody Took It Ltd', country: 'GB' };
    await project.ask('POST', `${project.execute}/init`, { body });
    const [flow] = (await get('/v1/flows')).json.data;
    await closeDaysAgo(flow.case_token, 31);
    await sweep();
    expect(await statusOf(`/v1/cases/${flow.case_token}`)).toBe(200);
    await runRequestedFlow(project.ctx, flow.flow_token);
    await sweep();
    expect(await statusOf(`/v1/cases/${flow.case_token}`)).toBe(404);
  });

  it('is deleted in parts if it has a thousand alerts', async () => {
    const token = await aClosedCase();
    await anAlert(project.ctx, { case_token: token });
    await asOwner(
      `insert into alerts (project_id, token, case_token, type, category, status, priority, priority_score, sla_deadline,
         sla_warning_at, summary, created_at, updated_at)
       select project_id, 'alt_' || n, case_token, type, category, status, priority, priority_score, sla_deadline,
         sla_warning_at, summary, created_at, updated_at
       from alerts, generate_series(1, 1100) n where case_token = $1`,
      [token],
    );
    const pieces: boolean[] = [];
    while ((await deleteExpiredCases('req_sweep', 0)).has_more) {
      pieces.push((await statusOf(`/v1/cases/${token}`)) === 200);
    }
    expect(pieces).toEqual([true, true, false]);
    expect((await rowCounts(project.ctx)).alerts).toBe(0);
    await expectExactTotals(project.ctx);
  });

  it('is deleted once by two workers', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { token } = await aCase(project.ctx);
      await anEntity(project.ctx, { case_token: token });
      await anAssessment(project.ctx, token);
      await closeDaysAgo(token, 31);
      tokens.push(token);
    }
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const { data } = await recordsOfDeletion();
    const deleted = data.map((record: { case_token: string }) => record.case_token);
    expect(deleted.sort()).toEqual(tokens.sort());
    expect(await rowCounts(project.ctx)).toMatchObject({ cases: 0, entities: 0 });
    await expectExactTotals(project.ctx);
  });
});

describe('retention · the people and companies of a deleted case', () => {
  it('stay while another case has them', async () => {
    const entity = await anEntity(project.ctx, { case_token: await aClosedCase() });
    const other = (await aCase(project.ctx)).token;
    await addTo(other, entity);
    const check = await aCheck(project.ctx, { case_token: other, entity_token: entity.token });
    await sweep();
    expect(await statusOf(`/v1/entities/${entity.token}`)).toBe(200);
    await closeDaysAgo(other, 31);
    await asOwner(`update checks set status = 'Complete' where token = $1`, [check.token]);
    await sweep();
    expect(await statusOf(`/v1/entities/${entity.token}`)).toBe(404);
  });

  it('stay while they are monitored', async () => {
    const case_token = await aClosedCase();
    const { token } = await anEntity(project.ctx, { case_token, monitored: true });
    await sweep();
    expect([await statusOf(`/v1/cases/${case_token}`), await statusOf(`/v1/entities/${token}`)]).toEqual([
      404, 200,
    ]);
  });

  it('stay while they own a company that stays, and are deleted with one that is deleted', async () => {
    const case_token = await aClosedCase();
    const owns = async (owner: string, owned: string) => {
      const body = { owners: [{ entity_token: owner, ownership_percentage: 60 }] };
      expect((await project.ask('PUT', `/v1/entities/${owned}/owners`, { body })).status).toBe(200);
    };
    const company = (values = {}) => anEntity(project.ctx, { type: 'Company', ...values });
    const [going, kept, staying] = [
      await company({ case_token, role: 'Shareholder' }),
      await anEntity(project.ctx, { case_token }),
      await company(),
    ];
    const [parent, owner] = [await company(), await anEntity(project.ctx)];
    await owns(parent.token, going.token);
    await owns(owner.token, parent.token);
    await owns(kept.token, staying.token);
    await sweep();
    const statuses: number[] = [];
    for (const { token } of [going, parent, owner, kept, staying]) {
      statuses.push(await statusOf(`/v1/entities/${token}`));
    }
    expect(statuses).toEqual([404, 404, 404, 200, 200]);
  });

  it('are deleted with the flows that found nothing about them', async () => {
    const case_token = await aClosedCase();
    const { token } = await anEntity(project.ctx, { case_token });
    for (let n = 0; n < 7; n += 1) {
      expect((await project.ask('POST', `/v1/entities/${token}/screen`)).status).toBeLessThan(300);
    }
    expect((await rowCounts(project.ctx)).flows).toBe(7);
    await sweep();
    expect(await rowCounts(project.ctx)).toMatchObject({ flows: 0, flow_parties: 0, checks: 0, entities: 0 });
  });
});
