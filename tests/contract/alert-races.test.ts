import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { requestEntityScreening } from '@/lib/domain/flows/service/request-entity-screening';
import { transaction } from '@/lib/platform/database/transaction';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { commitAll, letHoldEnd } from '@/tests/fixtures/held-alerts';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { race, untilWaiting } from '@/tests/fixtures/race';
import { connectAs } from '@/tests/fixtures/roles';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { patience } from '@/tests/fixtures/until';

let project: TestProject;
let case_token: string;
let alert: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  case_token = (await aCase(project.ctx)).token;
  alert = (await anAlert(project.ctx, { case_token })).token;
  await project.ask('POST', `/v1/alerts/${alert}/acknowledge`);
});

const resolve = () =>
  project.ask('POST', `/v1/alerts/${alert}/resolve`, {
    body: { action: 'Approve', rationale: 'It is somebody else.' },
  });
const acknowledge = (token: string) => () => project.ask('POST', `/v1/alerts/${token}/acknowledge`);
const total = async (query: string) => (await project.ask('GET', `/v1/audit-logs?${query}`)).json.meta.total;

describe('alerts · concurrent requests', () => {
  it('resolve an alert once, and refuse the others with 409', async () => {
    const answers = await race('cases', case_token, [resolve, resolve, resolve]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ json }) => json.error.code);
    expect(refused).toEqual(['INVALID_STATE', 'INVALID_STATE']);
    expect(await total(`target_token=${alert}&event_type=alert.resolved`)).toBe(1);
    const { json } = await project.ask('GET', `/v1/cases/${case_token}`);
    expect(json.data.open_alerts_count).toBe(0);
  });

  it('acknowledge an alert once, and refuse the others with 409', async () => {
    const { token } = await anAlert(project.ctx);
    const answers = await race('alerts', token, [acknowledge(token), acknowledge(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await total(`target_token=${token}&event_type=alert.acknowledged`)).toBe(1);
  });

  it('keep or refuse an assignment that is made at the same moment', async () => {
    const { token } = await anAlert(project.ctx);
    const person = await project.person('analyst');
    const assign = () =>
      project.ask('POST', `/v1/alerts/${token}/assign`, { body: { user_id: person.actor.id } });
    const answers = await race('alerts', token, [assign, acknowledge(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isAssigned = answers[0]?.status === 200;
    const { json } = await project.ask('GET', `/v1/alerts/${token}`);
    expect([json.data.assigned_to, json.data.status]).toEqual(
      isAssigned ? [person.actor.id, 'Open'] : [null, 'Acknowledged'],
    );
    expect(await total(`target_token=${token}&event_type=alert.assigned`)).toBe(Number(isAssigned));
  });

  it('tell the second person the state that the first one left, and the moves that it allows', async () => {
    const { token } = await anAlert(project.ctx);
    const people = await Promise.all([project.person('analyst'), project.person('analyst')]);
    const headers = await Promise.all(people.map((person) => consoleHeaders(person)));
    const by = (index: number) => () =>
      ask('POST', `/v1/alerts/${token}/acknowledge`, { headers: headers[index] });
    const answers = await race('alerts', token, [by(0), by(1)]);
    const refused = answers.find(({ status }) => status === 409)?.json.error;
    expect([refused.code, refused.message]).toEqual([
      'INVALID_STATE',
      'Someone else changed the alert at the same moment: it is Acknowledged now, and it allows resolve, escalate.',
    ]);
  });

  it('tell the second person that a move is held and can be undone', async () => {
    const { token } = await anAlert(project.ctx);
    const hold = () =>
      project.ask('POST', '/v1/alerts/bulk/acknowledge', {
        body: { alert_tokens: [token], hold_seconds: 10 },
      });
    const answers = await race('alerts', token, [hold, hold]);
    const refused = answers.flatMap(({ json }) => json.data.errors);
    expect(refused).toMatchObject([
      {
        code: 'INVALID_STATE',
        message:
          'Someone else changed the alert at the same moment: it is Open and held to acknowledge now, and it allows undo.',
      },
    ]);
  });

  it('resolve alerts of the same cases in bulk with idempotency keys without a deadlock', async () => {
    const other = (await aCase(project.ctx)).token;
    const alerts: string[] = [];
    for (const of of [case_token, other, case_token, other])
      alerts.push((await anAlert(project.ctx, { case_token: of })).token);
    for (const token of alerts) await acknowledge(token)();
    const [a1, b1, a2, b2] = alerts as [string, string, string, string];
    const bulk = (alert_tokens: string[]) => () =>
      project.ask('POST', '/v1/alerts/bulk/resolve', {
        body: { alert_tokens, action: 'Approve', rationale: 'It is somebody else.' },
        headers: { 'Idempotency-Key': alert_tokens[0]! },
      });
    // Each starts in one case and continues in the case of the other.
    const answers = await race('alerts', [a1, b1], [bulk([a1, b2]), bulk([b1, a2])]);
    expect(answers.map(({ status, json }) => [status, json.data?.succeeded])).toEqual([
      [200, 2],
      [200, 2],
    ]);
  });

  it('make a held resolution while its case goes to the client, without a deadlock', async () => {
    await project.ask('POST', `/v1/cases/${case_token}/transitions`, { body: { trigger: 'progress' } });
    await project.ask('POST', `/v1/alerts/${alert}/resolve`, {
      body: { action: 'Approve', rationale: 'It is somebody else.', hold_seconds: 10 },
    });
    await letHoldEnd(alert);
    const holder = await connectAs('owner');
    await holder.query('begin');
    await holder.query('select from alerts where token = $1 for update', [alert]);
    const made = commitAll();
    await untilWaiting(1);
    // Locks the case, and then waits for the alert.
    const moved = project.ask('POST', `/v1/cases/${case_token}/transitions`, {
      body: { trigger: 'request_client_input' },
    });
    await untilWaiting(2);
    await holder.query('commit');
    await holder.end();
    await made;
    expect((await moved).status).toBe(200);
    const { json } = await project.ask('GET', `/v1/alerts/${alert}`);
    expect(json.data).toMatchObject({ status: 'Resolved', held: null });
  });

  it(
    'resolve an alert that a screening finds again at that moment, and the screening’s flow counts the decision',
    patience,
    async () => {
      const body = { type: 'Person', last_name: 'SANCTION', country: 'GB' };
      const entity = (await project.ask('POST', '/v1/entities', { body })).json.data.token;
      await project.ask('POST', `/v1/entities/${entity}/screen`, { body: { categories: ['sanctions'] } });
      alert = (await project.ask('GET', `/v1/alerts?entity_token=${entity}`)).json.data[0].token;
      await acknowledge(alert)();
      const { ctx } = project;
      const again = await transaction(ctx, (tx) => requestEntityScreening(tx, ctx, entity));
      const flow = again?.flow_token ?? '';
      const holder = await connectAs('owner');
      await holder.query('begin');
      // The screening stops before its last write, the audit records.
      await holder.query('select from audit_heads where project_id = $1 for update', [ctx.project.id]);
      const screened = runRequestedFlow(ctx, flow);
      await untilWaiting(1);
      const resolved = project.ask('POST', `/v1/alerts/${alert}/resolve`, {
        body: { action: 'Decline', rationale: 'A namesake.', is_false_positive: true },
      });
      await untilWaiting(2);
      await holder.query('commit');
      await holder.end();
      expect([await screened, (await resolved).status]).toEqual([true, 200]);
      const { json } = await project.ask('GET', `/v1/flows/${flow}`);
      expect(json.data).toMatchObject({ processing_status: 'complete', overall_verdict: 'Pass' });
    },
  );

  it(
    'resolve an alert that was found again, even if another process locks the new flow first and the alert next',
    patience,
    async () => {
      const body = { type: 'Person', last_name: 'SANCTION', country: 'GB' };
      const entity = (await project.ask('POST', '/v1/entities', { body })).json.data.token;
      await project.ask('POST', `/v1/entities/${entity}/screen`, { body: { categories: ['sanctions'] } });
      alert = (await project.ask('GET', `/v1/alerts?entity_token=${entity}`)).json.data[0].token;
      await acknowledge(alert)();
      const { ctx } = project;
      const again = await transaction(ctx, (tx) => requestEntityScreening(tx, ctx, entity));
      const flow = again?.flow_token ?? '';
      const [holder, judge] = [await connectAs('owner'), await connectAs('owner')];
      await holder.query('begin');
      await holder.query('select from audit_heads where project_id = $1 for update', [ctx.project.id]);
      const screened = runRequestedFlow(ctx, flow);
      await untilWaiting(1);
      const resolved = resolve();
      await untilWaiting(2);
      // A process that judges the flow again locks it first, and its alerts next.
      await judge.query('begin');
      const taken = judge.query('select from flows where token = $1 for update', [flow]);
      await untilWaiting(3);
      await holder.query('commit');
      await taken;
      await untilWaiting(1);
      await judge.query('select from alerts where token = $1 for update', [alert]);
      await judge.query('commit');
      expect([await screened, (await resolved).status]).toEqual([true, 200]);
      await Promise.all([holder.end(), judge.end()]);
    },
  );
});
