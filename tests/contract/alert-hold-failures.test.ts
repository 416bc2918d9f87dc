import { addSeconds } from 'date-fns/addSeconds';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAlert } from '@/tests/fixtures/factories';
import { auditedOf, commitOnce, letHoldEnd } from '@/tests/fixtures/held-alerts';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let headers: Record<string, string>;
let alert: string;

beforeAll(async () => {
  project = await aProject();
  headers = await consoleHeaders(await project.person('analyst'));
});

const resolution = { action: 'Approve', rationale: 'Another person: the passport differs.' };

const post = (action: string, body?: object) =>
  ask('POST', `/v1/alerts/${alert}/${action}`, { headers, body });
const current = async () => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;

/** Ends the hold and makes the due moves, as the worker does. */
async function commit(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await letHoldEnd(alert);
    // Once, because a pause of a second may end while a slow machine still makes the other moves.
    await commitOnce();
  }
}

/** Makes the held input unreadable for every verb. */
const breakHeldMove = () =>
  asOwner(`update alerts set held = jsonb_set(held, '{input}', '"broken"') where token = $1`, [alert]);

beforeEach(async () => {
  alert = (await anAlert(project.ctx)).token;
  await post('acknowledge');
  await post('resolve', { ...resolution, hold_seconds: 10 });
  await breakHeldMove();
});

describe('alerts · a held move that fails for an unexpected reason', () => {
  it('is held longer each time, and can be undone', async () => {
    await commit(1);
    const { held, status } = await current();
    expect([status, held.action]).toEqual(['Acknowledged', 'resolve']);
    await commit(3);
    const fifth = new Date();
    await commit(1);
    const until = new Date((await current()).held.until);
    expect(until.getTime()).toBeGreaterThanOrEqual(addSeconds(fifth, 16).getTime());
    expect((await post('undo')).json.data).toMatchObject({ status: 'Acknowledged', held: null });
    expect((await post('resolve', resolution)).status).toBe(200);
  });

  it('is refused after the sixth failure: it is recorded, and the person is notified', async () => {
    await commit(5);
    expect((await current()).held).not.toBeNull();
    await commit(1);
    expect(await current()).toMatchObject({ status: 'Acknowledged', held: null });
    expect((await auditedOf(project, alert)).slice(-2)).toEqual(['alert.held', 'alert.hold_refused']);
    const path = `/v1/audit-logs?target_token=${alert}&event_type=alert.hold_refused`;
    const { json } = await project.ask('GET', path);
    expect(json.data[0].details).toMatchObject({ action: 'resolve', code: 'INTERNAL_ERROR' });
    const told = await asOwner('select kind from notifications where target_token = $1', [alert]);
    expect(told).toEqual([{ kind: 'alert.hold_refused' }]);
  });
});
