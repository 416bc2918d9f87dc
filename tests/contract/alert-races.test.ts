import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { type Answer, aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs, countRows } from '@/tests/fixtures/roles';

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

/** As superuser: other roles cannot see what the sessions of other roles wait for. */
async function untilWaiting(count: number) {
  const observer = await connectAs('superuser');
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(() => countRows(observer, waiting), { timeout: 5_000 }).toBe(count);
  await observer.end();
}

/** Locks a row until every request waits for it, so that the requests race. */
async function race(table: string, token: string, requests: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const holder = await connectAs('owner');
  await holder.query('begin');
  await holder.query(`select from ${table} where token = $1 for update`, [token]);
  const answers = requests.map((request) => request());
  await untilWaiting(requests.length);
  await holder.query('commit');
  await holder.end();
  return Promise.all(answers);
}

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
});
