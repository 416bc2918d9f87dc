import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSample } from '@/lib/domain/sample/service/get';
import { resetSample } from '@/lib/domain/sample/service/reset';
import { bringCase } from '@/tests/fixtures/cases';
import { aCase, anAlert, aUser } from '@/tests/fixtures/factories';
import { workerDatabase } from '@/tests/fixtures/database';
import { asOwner } from '@/tests/fixtures/owner';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { makeSandbox } from '@/tests/fixtures/sandbox';
import { type SmtpServer, startSmtpServer, textOf } from '@/tests/fixtures/smtp-server';
import { type StartedProgram, startProgram } from '@/tests/fixtures/started-program';
import { patience, until } from '@/tests/fixtures/until';

// Everything is requested as usual, and done with only the rights of the worker's role.

let project: TestProject;
let reviewer: string;
let worker: StartedProgram | undefined;
let mails: SmtpServer;
/** An alert assigned to the reviewer, past its deadline. */
let overdue: string;
let asyncFlow: string;
let companyCase: string;
/** An import of customers, one of whom is on the sample list. */
let imported: string;
/** A sandbox whose sample is to be reset. It has its own case that was escalated. */
let sandbox: TestProject;
let formerCase: string;
/** A case of a project in which cases without findings may be closed straight through. */
let straightThrough: { project: TestProject; caseToken: string };
/** Held alerts: of a company's flow, of a person's, and of none. */
let held: { company: string; person: string; escalated: string; refused: string };

const people = {
  directors: [{ first_name: 'Dan', last_name: 'Smithers' }],
  ubos: [{ first_name: 'Una', last_name: 'Pratt', ownership_percentage: 60 }],
};
const get = async (path: string) => (await project.ask('GET', path)).json.data;
const post = (path: string, body?: object) => project.ask('POST', path, { body });

async function anAcknowledgedAlert(path: string, body: object): Promise<[alert: string, caseToken: string]> {
  const { case_token } = (await post(`${project.execute}${path}`, body)).json;
  const [{ token }] = await get(`/v1/cases/${case_token}/alerts`);
  await post(`/v1/alerts/${token}/acknowledge`);
  return [token, case_token];
}

async function holdMoves(): Promise<void> {
  const decline = { action: 'Decline', rationale: 'It is the client.', hold_seconds: 10 };
  await post(`/v1/alerts/${held.company}/resolve`, decline);
  await post(`/v1/alerts/${held.person}/resolve`, decline);
  const escalation = { reason: 'Look.', escalate_to: reviewer, hold_seconds: 10 };
  await post(`/v1/alerts/${held.escalated}/escalate`, escalation);
  const disabled = await aUser(project.ctx);
  const assignment = { alert_tokens: [held.refused], user_id: disabled, hold_seconds: 10 };
  await post('/v1/alerts/bulk/assign', assignment);
  await asOwner('update users set disabled_at = now() where token = $1', [disabled]);
  const tokens = Object.values(held);
  await asOwner('update alerts set held_until = now() where token = any($1)', [tokens]);
}

async function anOverdueAlert(): Promise<string> {
  const { token } = await anAlert(project.ctx);
  await asOwner(
    `update alerts set sla_deadline = now(), sla_warned_at = now(), assigned_to = $2 where token = $1`,
    [token, reviewer],
  );
  return token;
}

async function aCaseToCloseStraightThrough(): Promise<void> {
  const lenient = await aProject();
  await setPolicy(lenient.ctx, { straight_through: true });
  const body = { first_name: 'Helen', last_name: 'Abbott', country: 'GB', date_of_birth: '1980-05-17' };
  const { json } = await lenient.ask('POST', `${lenient.execute}/kyc/api`, { body });
  straightThrough = { project: lenient, caseToken: json.case_token };
}

async function aSandboxToReset(): Promise<void> {
  sandbox = await aProject();
  await makeSandbox(sandbox.ctx);
  formerCase = (await aCase(sandbox.ctx)).token;
  await bringCase(sandbox, formerCase, 'Escalated');
  await resetSample(await sandbox.person('admin'));
}

beforeAll(async () => {
  mails = await startSmtpServer();
  Object.assign(process.env, { SMTP_URL: mails.url, PROBITY_MAIL_FROM: 'probity@example.com' });
  await loadSampleList();
  project = await aProject();
  reviewer = await aUser(project.ctx, { role: 'reviewer' });
  const company = { company_name: 'Held SANCTION Ltd', country: 'GB', ...people };
  const person = { first_name: 'Ann', last_name: 'DOBMISMATCH', country: 'GB' };
  const [ofCompany, caseToken] = await anAcknowledgedAlert('/api', company);
  const [ofPerson] = await anAcknowledgedAlert('/kyc/api', person);
  companyCase = caseToken;
  held = {
    company: ofCompany,
    person: ofPerson,
    escalated: (await anAlert(project.ctx)).token,
    refused: (await anAlert(project.ctx)).token,
  };
  await holdMoves();
  overdue = await anOverdueAlert();
  const { json } = await post(`${project.execute}/init`, {
    ...people,
    company_name: 'Larkspur SANCTION Ltd',
    country: 'GB',
  });
  asyncFlow = json.tokens.pull;
  const file = 'type,first_name,last_name,country\nPerson,Valentina,Snowglobe,GB\nPerson,Priya,Raman,GB\n';
  imported = (await project.ask('POST', '/v1/entities/imports', { raw: file })).json.data.token;
  await aSandboxToReset();
  await aCaseToCloseStraightThrough();
  worker = await startProgram('tests/fixtures/worker-process.ts', workerDatabase().appUrls.probity_worker);
});
afterAll(async () => {
  await worker?.stop();
  await mails.close();
});

const alertOnceFree = (token: string) =>
  until(
    () => get(`/v1/alerts/${token}`),
    (alert) => alert.held === null,
  );

describe('the worker · with the rights of its role', patience, () => {
  it('closes a case straight through, with a Decision comment of the system', async () => {
    const { project: lenient, caseToken } = straightThrough;
    const ask = (path: string) => lenient.ask('GET', `/v1/cases/${caseToken}${path}`);
    await until(
      async () => (await ask('')).json.data.status,
      (status) => status === 'Closed',
    );
    expect((await ask('/comments')).json.data).toMatchObject([
      { type: 'Decision', decision: 'approve', author: { user_id: 'system' } },
    ]);
  });

  it('runs the async flow of a company with a director and an owner to its end', async () => {
    const { json } = await until(
      () => project.ask('GET', `/api/gateway/sharable-payload/${asyncFlow}`),
      ({ status, json: result }) => status === 200 && result.processing_status !== 'processing',
    );
    expect(json).toMatchObject({ processing_status: 'complete', overall_verdict: expect.any(String) });
    expect(await get(`/v1/cases/${json.case_token}/entities`)).toHaveLength(3);
  });

  it('screens a company again after a change of name', async () => {
    const { primary_entity_token: company } = await get(`/v1/cases/${companyCase}`);
    await project.ask('PATCH', `/v1/entities/${company}`, { body: { company_name: 'Renamed SANCTION Ltd' } });
    const path = `/v1/audit-logs?target_token=${company}&event_type=entity.updated`;
    const [{ details }] = await get(path);
    const flow = await until(
      () => get(`/v1/flows/${details.screening.flow_token}`),
      ({ processing_status }) => processing_status !== 'processing',
    );
    expect(flow).toMatchObject({ processing_status: 'complete', case_token: companyCase });
  });

  it('creates customers from a file, and screens them because they are monitored', async () => {
    const lines = await until(
      () => get(`/v1/entities/imports/${imported}/lines`),
      (all) => all.every(({ result }: { result: string }) => result === 'Created'),
    );
    const alerts = await until(
      () => get(`/v1/alerts?entity_token=${lines[0].entity_token}`),
      (all) => all.length > 0,
    );
    expect(alerts.map(({ category }: { category: string }) => category)).toContain('PEP Match');
  });

  it.each(['company', 'person'] as const)(
    'resolves an alert of a %s, and recalculates its flow',
    async (of) => {
      expect((await alertOnceFree(held[of])).status).toBe('Resolved');
    },
  );

  it('escalates an alert, and notifies the reviewer', async () => {
    expect(await alertOnceFree(held.escalated)).toMatchObject({ status: 'Escalated', assigned_to: reviewer });
    const told = await asOwner('select kind from notifications where target_token = $1', [held.escalated]);
    expect(told).toEqual([{ kind: 'alert.escalated' }]);
  });

  it('fires a breach, and mails the reviewer', async () => {
    await until(
      () => mails.received.map(textOf).join(),
      (text) => text.includes('deadline of an alert has passed') && text.includes(overdue),
    );
    const fired = await asOwner(`select type from events where data ->> 'token' = $1 and type like 'sla.%'`, [
      overdue,
    ]);
    expect(fired).toEqual([{ type: 'sla.breached' }]);
  });

  it('deletes the content of a sandbox, and plays its sample again, dated in the past', async () => {
    const sample = await until(
      () => getSample(sandbox.ctx),
      ({ status }) => status === 'Ready',
    );
    expect(sample.reset_summary.played).toBe(sample.reset_summary.to_play);
    const of = async (path: string) => (await sandbox.ask('GET', path)).json;
    expect((await sandbox.ask('GET', `/v1/cases/${formerCase}`)).status).toBe(404);
    const { meta, data } = await of('/v1/cases?sort=created_at&limit=1');
    expect(meta.total).toBe(18);
    expect(Date.parse(data[0].created_at)).toBeLessThan(Date.now() - 29 * 86_400_000);
    const { total, status, sla_status } = (await of('/v1/alerts/counts')).data;
    expect([total - status.Resolved, sla_status.Breached > 0]).toEqual([40, true]);
    // The audit log continues, but escalations count from the reset.
    const escalations = (await of('/v1/audit-logs?event_type=case.escalated')).meta.total;
    const { escalated } = (await of('/v1/analytics/cases?group_by=status')).data;
    expect([escalations, escalated]).toEqual([2, 1]);
    expect((await of('/v1/audit-logs/verify')).data.valid).toBe(true);
  });

  it('refuses moves that are no longer possible', async () => {
    expect(await alertOnceFree(held.refused)).toMatchObject({ status: 'Open', assigned_to: null });
    const path = `/v1/audit-logs?target_token=${held.refused}&event_type=alert.hold_refused`;
    expect((await get(path))[0].details.action).toBe('assign');
  });
});
