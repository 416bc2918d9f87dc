import { beforeEach, describe, expect, it } from 'vitest';
import { inngest } from '@/inngest/client';
import { createRunner } from '@/inngest/embedded/runner';
import { closeCases } from '@/inngest/functions/close-straight-through';
import { closeStraightThrough } from '@/lib/domain/casework/service/close-straight-through';
import type { Policy } from '@/lib/domain/policies/policy';
import { systemContext } from '@/lib/platform/context';
import { openPool } from '@/lib/platform/database/db';
import { log } from '@/lib/platform/errors/log';
import { askToMove } from '@/tests/fixtures/cases';
import { anAlert, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let project: TestProject;

beforeEach(async () => {
  await loadSampleList();
  project = await aProject();
});

const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB', date_of_birth: '1980-05-17' };

const turnOn = (change: Partial<Policy> = {}) =>
  setPolicy(project.ctx, { straight_through: true, ...change });
const run = async (body: object = person) =>
  (await project.ask('POST', `${project.execute}/kyc/api`, { body })).json;
const current = async (token: string) => (await project.ask('GET', `/v1/cases/${token}`)).json.data;
const requests = () =>
  asOwner<{ data: { case_token: string } }>(
    `select data from events where type = 'flow.concluded' and project_id = $1`,
    [project.ctx.project.id],
  );
/** Closes the case as the worker does for each request. */
const close = (token: string) =>
  closeStraightThrough(systemContext(project.ctx.project, 'req_worker'), token);

describe('cases · straight through', () => {
  it('approves and closes a Low case whose checks have all passed, with a Decision comment of the system', async () => {
    await turnOn();
    const { case_token, risk_assessment, overall_verdict } = await run();
    expect([overall_verdict, risk_assessment.tier]).toEqual(['Pass', 'Low']);
    expect(await requests()).toMatchObject([{ data: { case_token } }]);
    expect(await close(case_token)).toBe(true);
    expect(await current(case_token)).toMatchObject({
      status: 'Closed',
      decision: 'Approve',
      decision_summary: expect.stringContaining('by the system'),
      closed_at: expect.any(String),
    });
    const { data: comments } = (await project.ask('GET', `/v1/cases/${case_token}/comments`)).json;
    expect(comments).toMatchObject([
      {
        type: 'Decision',
        decision: 'approve',
        author: { user_id: 'system', name: 'Probity', initials: 'P' },
      },
    ]);
    const assessment = (await project.ask('GET', `/v1/risk-assessments/${risk_assessment.token}`)).json.data;
    expect(assessment).toMatchObject({
      status: 'Approved',
      approved_by: 'system',
      approved_at: expect.any(String),
    });
    const { data: records } = (
      await project.ask('GET', `/v1/cases/${case_token}/audit-logs?sort=sequence&limit=200`)
    ).json;
    const ofSystem = records.filter(({ actor }: { actor: { type: string } }) => actor.type === 'system');
    expect(ofSystem.map((record: { event_type: string }) => record.event_type)).toEqual([
      'risk_assessment.approved',
      'case.status_changed',
      'case.status_changed',
      'case.commented',
      'case.status_changed',
      'case.closed',
    ]);
  });

  it('is done by the worker once the flow has ended', patience, async () => {
    await turnOn();
    const pool = openPool(4);
    const runner = createRunner({ pool, client: inngest, functions: [closeCases], logger: log });
    await runner.start();
    const { case_token } = await run();
    const closed = await until(
      () => current(case_token),
      ({ status }) => status === 'Closed',
    );
    expect(closed.decision).toBe('Approve');
    await runner.stop();
    await pool.end();
  });

  it('closes a case once', async () => {
    await turnOn();
    const { case_token } = await run();
    expect(await Promise.all([close(case_token), close(case_token)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect((await project.ask('GET', `/v1/cases/${case_token}/comments`)).json.meta.total).toBe(1);
  });

  it('is off by default', async () => {
    const { case_token } = await run();
    expect(await requests()).toEqual([]);
    expect(await close(case_token)).toBe(false);
    expect((await current(case_token)).status).toBe('New');
  });

  it.each([
    ['a match', { ...person, last_name: 'SANCTION' }],
    ['a check that refers', { ...person, last_name: 'REFER' }],
    ['a check that fails', { ...person, last_name: 'FAIL' }],
    ['a Medium tier', { ...person, country: 'VE' }],
  ])('leaves a case with %s to people', async (_name, body) => {
    await turnOn();
    const { case_token } = await run(body);
    expect(await close(case_token)).toBe(false);
    expect((await current(case_token)).status).toBe('New');
  });

  it('leaves a case with an alert, an assignee or an earlier move to people', async () => {
    await turnOn();
    const [alerted, assigned, moved] = [await run(), await run(), await run()].map(
      ({ case_token }) => case_token,
    );
    await anAlert(project.ctx, { case_token: alerted });
    const body = { assigned_to: await aUser(project.ctx) };
    await project.ask('PATCH', `/v1/cases/${assigned}`, { body });
    await askToMove(project, moved, 'progress');
    for (const token of [alerted, assigned, moved]) expect(await close(token)).toBe(false);
  });
});
