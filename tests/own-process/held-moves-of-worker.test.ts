import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anAlert, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { workerDatabase } from '@/tests/fixtures/database';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// The moves are asked for as usual and made with the rights of the worker's role alone.

let project: TestProject;
let reviewer: string;
/** The first is of a flow. */
let alerts: string[];

beforeAll(async () => {
  project = await aProject();
  reviewer = await aUser(project.ctx, { role: 'reviewer' });
  const { json } = await project.ask('POST', `${project.execute}/kyc/api`, {
    body: { first_name: 'Ann', last_name: 'DOBMISMATCH', country: 'GB' },
  });
  const { data } = (await project.ask('GET', `/v1/cases/${json.case_token}/alerts`)).json;
  alerts = [data[0].token, (await anAlert(project.ctx)).token, (await anAlert(project.ctx)).token];
});

const post = (token: string, action: string, body?: object) =>
  project.ask('POST', `/v1/alerts/${token}/${action}`, { body });

/** A copy of the verb that signs in as the worker's role, as `processes/worker` does. */
async function commitAsWorker(): Promise<void> {
  process.env.DATABASE_URL = workerDatabase().appUrls.probity_worker;
  vi.resetModules();
  const { commitDueMoves } = await import('@/lib/domain/casework/service/commit-due-moves');
  const { closeDb } = await import('@/lib/platform/db');
  while ((await commitDueMoves()) > 0);
  await closeDb();
}

describe('held moves · by the role of the worker', () => {
  it('resolve and judge the flow again, escalate and notify, assign, and are refused', async () => {
    const [first = '', second = '', third = ''] = alerts;
    await post(first, 'acknowledge');
    await post(first, 'resolve', { action: 'Decline', rationale: 'It is the client.', hold_seconds: 5 });
    await post(second, 'escalate', { reason: 'Look.', escalate_to: reviewer, hold_seconds: 5 });
    const disabled = await aUser(project.ctx);
    await project.ask('POST', '/v1/alerts/bulk/assign', {
      body: { alert_tokens: [third], user_id: disabled, hold_seconds: 5 },
    });
    await asOwner('update users set disabled_at = now() where token = $1', [disabled]);
    await asOwner('update alerts set held_until = now() where token = any($1)', [alerts]);
    await commitAsWorker();
    const found = await Promise.all(alerts.map((token) => project.ask('GET', `/v1/alerts/${token}`)));
    expect(found.map(({ json }) => [json.data.status, json.data.held, json.data.assigned_to])).toEqual([
      ['Resolved', null, null],
      ['Escalated', null, reviewer],
      ['Open', null, null],
    ]);
    const told = await asOwner('select kind from notifications where user_token = $1', [reviewer]);
    expect(told).toEqual([{ kind: 'alert.escalated' }]);
    const refused = `/v1/audit-logs?target_token=${third}&event_type=alert.hold_refused`;
    expect((await project.ask('GET', refused)).json.data[0].details.action).toBe('assign');
  });
});
