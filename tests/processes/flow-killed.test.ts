import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { workerDatabase } from '@/tests/fixtures/database';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type StartedProgram, startProgram } from '@/tests/fixtures/started-program';
import { patience, until } from '@/tests/fixtures/until';

const callers = 8;
const answersBeforeKill = 24;

let project: TestProject;
let web: ApiProcess;
let worker: StartedProgram | undefined;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  web = await startApiProcess(
    workerDatabase().appUrls.probity_web,
    'tests/fixtures/screening-api-process.ts',
  );
});
afterAll(() => Promise.all([web.stop(), worker?.stop()]));

const requests = [
  { path: '/screening/api', body: { name: 'Priya Raman' } },
  { path: '/screening/api', body: { name: 'Folasade Oyelaran' } },
  {
    path: '/api',
    body: { company_name: 'Quiet Water Ltd', country: 'GB', directors: [{ last_name: 'Ash' }] },
  },
];

/** Sends flows until the process is gone. */
async function sendUntilKilled(caller: number, answered: (flowToken: string) => void): Promise<void> {
  const headers = { 'X-API-KEY': project.apiKey, 'Content-Type': 'application/json' };
  for (let n = caller; ; n += 1) {
    const { path, body } = requests[n % requests.length]!; // the index is within bounds
    const response = await fetch(web.url + project.execute + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    // A partial answer throws here and does not count.
    const { flow_token } = await response.json();
    answered(flow_token);
  }
}

/** What is stored of each flow of the project. */
const storedFlows = ({ ctx }: TestProject) =>
  asOwner<{ token: string; status: string; parties: number; open: number; told: number }>(
    `select f.token, f.processing_status as status,
       (select count(*)::int from flow_parties p where p.flow_token = f.token) as parties,
       (select count(*)::int from checks c where c.flow_token = f.token and c.completed_at is null) as open,
       (select count(*)::int from events e where e.project_id = f.project_id and e.data ->> 'flow_token' = f.token
         and e.type in ('screening.completed', 'verification.completed')) as told
     from flows f where f.project_id = $1`,
    [ctx.project.id],
  );

describe('flows · a process that is killed', patience, () => {
  it('loses no flow that it answered, and leaves none incomplete', async () => {
    const answered = new Set<string>();
    const note = (flowToken: string) => {
      answered.add(flowToken);
      if (answered.size === answersBeforeKill) web.child.kill('SIGKILL');
    };
    await Promise.allSettled(Array.from({ length: callers }, (_, n) => sendUntilKilled(n, note)));
    const stored = await storedFlows(project);
    expect([...answered].filter((token) => !stored.some((flow) => flow.token === token))).toEqual([]);
    expect(answered.size).toBeGreaterThanOrEqual(answersBeforeKill);
    for (const { status, open, told } of stored) expect([status, open, told]).toEqual(['complete', 0, 1]);
    expect(stored.filter(({ parties }) => parties === 0)).toEqual([]);
    const { json } = await project.ask('GET', '/v1/audit-logs/verify');
    expect(json.data).toMatchObject({ valid: true });
  });
});

const acceptedFlows = 24;

const startWorker = () =>
  startProgram('tests/fixtures/worker-process.ts', workerDatabase().appUrls.probity_worker);

describe('flows · a worker that is killed', patience, () => {
  it('loses no flow that it had taken, and ends none twice', async () => {
    const other = await aProject();
    const directors = [{ last_name: 'Ash' }];
    for (let n = 0; n < acceptedFlows; n += 1) {
      const body = { company_name: `Quiet Water ${n} Ltd`, country: 'GB', directors };
      await other.ask('POST', `${other.execute}/init`, { body });
    }
    worker = await startWorker();
    const ended = async () =>
      (await storedFlows(other)).filter(({ status }) => status !== 'processing').length;
    await until(ended, (count) => count > 0);
    await worker.stop();
    expect(await ended()).toBeLessThan(acceptedFlows);
    // Their leases would also expire by themselves, fifteen seconds later.
    await asOwner('update flows set lease_until = now() where lease_until is not null');
    worker = await startWorker();
    await until(ended, (count) => count === acceptedFlows);
    for (const { status, open, told } of await storedFlows(other)) {
      expect([status, open, told]).toEqual(['complete', 0, 1]);
    }
    const { json } = await other.ask('GET', '/v1/audit-logs/verify');
    expect(json.data).toMatchObject({ valid: true });
  });
});
