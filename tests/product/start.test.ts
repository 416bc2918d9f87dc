import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa, execaNode } from 'execa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/database/free-port';
import { findPostmaster } from '@/scripts/database/postmaster';
import { makeRunFolder } from '@/scripts/test/run-folder';

let folder: ReturnType<typeof makeRunFolder>;
let dataDir: string;
let port: number;
const started: { kill(): void; ended: Promise<unknown> }[] = [];

function start(settings: Record<string, string> = {}) {
  const child = execaNode('scripts/start.mjs', {
    // Without the sample data that the product of the browser tests is seeded with.
    env: {
      DATABASE_URL: '',
      PORT: String(port),
      PROBITY_DATA_DIR: dataDir,
      PROBITY_EMPTY: '1',
      ...settings,
    },
    // npm and a terminal open no IPC channel either.
    ipc: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    forceKillAfterDelay: false,
  });
  let output = '';
  child.all.on('data', (chunk) => (output += chunk));
  const ended = child.then(({ exitCode }) => exitCode);
  started.push({ kill: () => child.kill('SIGTERM'), ended });
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), printed: () => output, ended };
}
type Start = ReturnType<typeof start>;

const answers = () =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

const processes = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).processes;
const postmaster = () => findPostmaster(join(dataDir, 'postgres'));

async function untilReady(run: Start): Promise<void> {
  await expect.poll(run.printed, { timeout: 120_000, interval: 50 }).toContain('Ctrl-C stops everything.');
  expect(await answers()).toBe(true);
}

beforeAll(async () => {
  folder = makeRunFolder();
  dataDir = join(folder.path, 'data');
  folder.recordCluster(join(dataDir, 'postgres'));
  port = await freePort();
});
afterAll(async () => {
  // Stops products that a failed test left running.
  for (const { kill, ended } of started) {
    kill();
    await ended;
  }
  folder.remove();
});

/** The file that the first start wrote for the operator. */
const readFirstRun = () => JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8'));

// The tests depend on this order: each continues with the product of the one before, because a start takes seven
// seconds of processor time. Three of them show the ways to end: killed, stopped, and by itself.
describe('npm start', { shuffle: false, timeout: 240_000 }, () => {
  let run: Start;

  it('serves, and prints the sign-ins', async () => {
    run = start();
    await untilReady(run);
    expect(postmaster()).not.toBeNull();
    const { users, api_key } = readFirstRun();
    for (const { email, password } of users) {
      expect(run.printed()).toContain(email);
      expect(run.printed()).toContain(password);
    }
    expect(run.printed()).toContain(`X-API-KEY: ${api_key}`);
  });

  it('answers the request in the README', async () => {
    const [line] = /^curl -K .*$/m.exec(readFileSync('README.md', 'utf8')) ?? [];
    const { stdout } = await execa(`${line}`.replace('.data/', `${dataDir}/`), { shell: true });
    expect(JSON.parse(stdout)).toMatchObject({ overall_verdict: 'Refer', screening: { pep_status: 'Hit' } });
  });

  it('refuses a second start on the same folder', async () => {
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.printed()).toContain('Probity is already running on');
    expect(await answers()).toBe(true);
  });

  // Slow because a process is given up after 30 s.
  it('restarts a frozen web and a frozen worker', async () => {
    const before = processes();
    for (const { pid } of [before.web, before.worker]) process.kill(pid, 'SIGSTOP');
    for (const name of ['web', 'worker']) {
      await expect.poll(() => processes()[name].pid, { timeout: 120_000 }).not.toBe(before[name].pid);
      const notice = `The ${name} process gave no sign of life for 30 s and was ended by SIGKILL: restarted in 1 s`;
      expect(run.printed()).toContain(notice);
    }
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  });

  it('recovers after kill -9, with other settings, and cleans up its PostgreSQL and the restarted processes', async () => {
    const [file, ofac] = [join(folder.path, 'cut.xml'), 'lib/domain/watchlists/formats/ofac/fixtures'];
    writeFileSync(file, '<CONSOLIDATED_LIST dateGenerated="2026-01-01"><INDIVIDUALS><INDIVIDUAL>');
    run.kill('SIGKILL');
    run = start({ PROBITY_WATCHLIST_FILES: `${file},${ofac}` });
    await untilReady(run);
    expect(run.printed()).toContain('The last run was killed');
  });

  it('neither builds nor prints secrets at a later start', async () => {
    expect(run.printed()).not.toMatch(/Installing|Building|Database migrated/);
    expect(run.printed()).toContain(`Sign-ins and API key are in ${join(dataDir, 'first-run.json')}`);
    const { api_key, second_project, users } = readFirstRun();
    for (const secret of [
      api_key,
      second_project.api_key,
      ...users.map(({ password }: { password: string }) => password),
    ]) {
      expect(run.printed()).not.toContain(secret);
    }
  });

  it('does not screen against invented people when a real list is refused, and says so in its output', async () => {
    await expect.poll(run.printed).toMatch(/Ctrl-C stops everything\.[^]*a list was refused:\n +cut\.xml/);
    const { api_key, project_hash } = readFirstRun();
    const screen = () =>
      fetch(`http://127.0.0.1:${port}/api/gateway/execute/${project_hash}/screening/api`, {
        method: 'POST',
        headers: { 'X-API-KEY': api_key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Arkady Valentinovich Morozov' }),
      }).then((response) => response.json());
    expect(await screen()).toMatchObject({
      screening: {
        pep_status: 'Not Screened',
        sanctions_status: 'No Hit',
        matches: [],
        lists: [{ name: 'OFAC SDN' }],
      },
    });
  });

  it('restarts the web and the database when they are killed', async () => {
    const before = { ...processes(), database: postmaster() };

    process.kill(before.web.pid, 'SIGKILL');
    await expect.poll(() => processes().web.pid, { timeout: 60_000 }).not.toBe(before.web.pid);
    expect(run.printed()).toContain('The web process was ended by SIGKILL: restarted in 1 s');
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);

    process.kill(before.database.process.pid, 'SIGKILL');
    await expect.poll(() => run.printed(), { timeout: 60_000 }).toContain('PostgreSQL ended: restarted in');
    await expect.poll(() => postmaster()?.port, { timeout: 60_000 }).toBe(before.database.port);
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  });

  it('leaves nothing running after a stop, and signs the audit log', async () => {
    run.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    expect(await answers()).toBe(false);
    expect(postmaster()).toBeNull();
    const checkpoints = readFileSync(join(dataDir, 'audit-checkpoints.jsonl'), 'utf8');
    expect(checkpoints).toContain(`"project":"${readFirstRun().project_hash}"`);
  });

  it('restarts the worker when it is killed, and exits with the reason if that repeats', async () => {
    run = start();
    await untilReady(run);
    expect(run.printed()).not.toContain('The last run was killed');
    for (let killed = 0; killed < 5; killed++) {
      const { pid } = processes().worker;
      process.kill(pid, 'SIGKILL');
      if (killed < 4) await expect.poll(() => processes().worker.pid, { timeout: 60_000 }).not.toBe(pid);
    }
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain('The worker process was ended by SIGKILL: restarted in 1 s');
    expect(run.printed()).toContain('has ended 5 times within 60 s, so everything is stopped.');
    expect(await answers()).toBe(false);
    expect(postmaster()).toBeNull();
  });

  it('reports a wrong setting before anything starts', async () => {
    run = start({ PORT: 'eighty', PROBITY_RATE_PLAN: 'gold' });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain('PORT must be a whole number from 1 to 65535, not "eighty"');
    expect(run.printed()).toContain('PROBITY_RATE_PLAN must be starter');
  });

  it('reports a wrong secret before anything starts, in plain words', async () => {
    run = start({ PROBITY_HASH_KEY: 'too-short' });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain('PROBITY_HASH_KEY must be 32 bytes in base64url');
    expect(run.printed()).not.toMatch(/PostgreSQL|Database|too-short|\n +at /);
  });
});
