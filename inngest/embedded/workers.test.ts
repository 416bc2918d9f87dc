import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from '@/tests/fixtures/bundled';
import { patience } from '@/tests/fixtures/until';
import { RunnerHarness } from './fixtures/harness';

const program = bundled('inngest/embedded/fixtures/worker-process.ts');

let harness: RunnerHarness;
const workers: ChildProcess[] = [];
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(async () => {
  await Promise.all(workers.splice(0).map(kill));
  await harness.reset();
});
afterAll(() => harness.close());

async function startWorker(settings: Record<string, string> = {}): Promise<ChildProcess> {
  const worker = fork(program, {
    // Not vitest's own.
    execArgv: [],
    env: { ...process.env, DATABASE_URL: harness.url, ...settings },
  });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

interface Execution {
  run: string;
  step: string;
  pid: number;
}

async function executions(): Promise<Execution[]> {
  const { rows } = await harness.pool.query<{ data: Execution }>(
    `select data from events where type = 'test.executed' order by sequence`,
  );
  return rows.map((row) => row.data);
}

describe('runner · workers', () => {
  it('claims the run of a worker that was killed during a step, and repeats only that step', async () => {
    const doomed = await startWorker({ PROBITY_TEST_HANG: '1' });
    await harness.send('flow.requested', { hang: true });
    await harness.eventually(executions, (all) => all.some(({ step }) => step === 'hang'));
    await kill(doomed);
    const second = await startWorker();
    const [run] = await harness.endedRuns(1);
    expect(run?.status).toBe('completed');
    const ran = async (pid?: number) =>
      (await executions()).filter((one) => one.pid === pid).map((one) => one.step);
    expect(await ran(doomed.pid)).toEqual(['first', 'second', 'third', 'hang']);
    expect(await ran(second.pid)).toEqual(['hang']);
  });

  it(
    'runs every step of 200 runs exactly once with three workers',
    async () => {
      // Long leases, because on an overloaded machine short ones may expire and their steps run twice.
      const settings = { PROBITY_TEST_LEASE_MS: '30000' };
      await Promise.all([startWorker(settings), startWorker(settings), startWorker(settings)]);
      await harness.pool.query(
        `insert into events (token, type, data)
       select 'evt_' || n, 'flow.requested', '{}' from generate_series(1, 200) as n`,
      );
      const runs = await harness.endedRuns(200, patience.timeout);
      expect(new Set(runs.map((run) => run.status))).toEqual(new Set(['completed']));
      const all = await executions();
      expect(all).toHaveLength(600);
      expect(new Set(all.map(({ run, step }) => `${run} ${step}`))).toHaveLength(600);
      expect(new Set(all.map(({ pid }) => pid))).toHaveLength(3);
    },
    patience.timeout * 2,
  );
});
