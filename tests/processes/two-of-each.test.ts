import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleList } from '@/prisma/seed/sample-list';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { workerDatabase } from '@/tests/fixtures/database';
import { eventsOf, openStream, type TestStream } from '@/tests/fixtures/event-streams';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type StartedProgram, startProgram } from '@/tests/fixtures/started-program';
import { patience, until } from '@/tests/fixtures/until';

// Two webs and two workers on one database, as compose.yaml starts them.

const flowCount = 12;

let webs: ApiProcess[];
let workers: StartedProgram[];
let project: TestProject;
let limited: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  limited = await aProject({ rate_plan: 'starter' });
  const { probity_web, probity_worker } = workerDatabase().appUrls;
  const startWeb = () => startApiProcess(probity_web, 'tests/fixtures/screening-api-process.ts');
  const startWorker = () => startProgram('tests/fixtures/worker-process.ts', probity_worker);
  [webs, workers] = await Promise.all([
    Promise.all([startWeb(), startWeb()]),
    Promise.all([startWorker(), startWorker()]),
  ]);
});
afterAll(() => Promise.all([...webs, ...workers].map((each) => each.stop())));

async function ask(web: ApiProcess, method: string, path: string, body?: object) {
  const headers = { 'X-API-KEY': project.apiKey, 'Content-Type': 'application/json' };
  const response = await fetch(web.url + path, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, json: text === '' ? null : JSON.parse(text) };
}

const webOf = (n: number) => webs[n % 2] as ApiProcess; // two were started

async function startFlow(n: number, company_name: string): Promise<string> {
  const { json } = await ask(webOf(n), 'POST', `${project.execute}/init`, { company_name, country: 'GB' });
  return json.tokens.pull;
}

/** Asks the web process that did not start the flow. */
const resultOf = async (pull: string, n: number) => {
  const { json } = await until(
    () => ask(webOf(n + 1), 'GET', `/api/gateway/sharable-payload/${pull}`),
    ({ status, json: found }) => status === 200 && found.processing_status !== 'processing',
  );
  return json;
};

const completedIn = (stream: TestStream) =>
  eventsOf(stream).filter(({ event }) => event === 'verification.completed');

describe('two webs and two workers on one database', patience, () => {
  it('run each flow once, and report it once, in one order', async () => {
    const streams = await Promise.all(webs.map((web) => openStream(web, { 'X-API-KEY': project.apiKey })));
    const pulls = await Promise.all(
      Array.from({ length: flowCount }, (_, n) => startFlow(n, `Larkspur Joinery ${n} Ltd`)),
    );
    const results = await Promise.all(pulls.map(resultOf));
    expect(new Set(results.map(({ processing_status }) => processing_status))).toEqual(new Set(['complete']));
    const claims = await asOwner('select distinct attempt_count, lease_generation from flows');
    expect(claims).toHaveLength(1);
    const runs = await asOwner(
      `select count(*)::int, count(distinct event -> 'data' ->> 'flow_token')::int as flows, max(faults) as faults
       from runner_runs where function_id = 'probity-run-flow' and event -> 'data' ->> 'flow_token' = any($1)`,
      [results.map(({ flow_token }) => flow_token)],
    );
    expect(runs).toEqual([{ count: flowCount, flows: flowCount, faults: 0 }]);
    for (const stream of streams) {
      await until(
        () => completedIn(stream).length,
        (count) => count >= flowCount,
      );
      expect(completedIn(stream)).toHaveLength(flowCount);
    }
    const [here = [], there = []] = streams.map((stream) => eventsOf(stream).map(({ id }) => id));
    const both = Math.min(here.length, there.length);
    expect(here.slice(0, both)).toEqual(there.slice(0, both));
    expect(new Set(here)).toHaveLength(here.length);
  });

  it('all see a list that is put in force', async () => {
    const { importList } = await import('@/lib/domain/watchlists/import/import-list');
    const [first] = sampleList.entities.filter(({ entity_type }) => entity_type === 'company');
    if (!first) throw new Error('The sample list has companies.');
    const name = 'ZELKOVA QUARTZITE HOLDINGS LTD';
    const [names] = first.names;
    if (!names) throw new Error('It has a name.');
    const added = {
      ...first,
      list_entry_id: 'Z-1',
      primary_name: name,
      names: [{ ...names, name }],
      countries: ['GB'],
    };
    const isFound = (result: { screening?: { matches?: unknown[] } }) =>
      (result.screening?.matches ?? []).length > 0;
    const found = async () => {
      const sync = await Promise.all(
        webs.map((web) => ask(web, 'POST', `${project.execute}/api`, { company_name: name, country: 'GB' })),
      );
      const pulls = await Promise.all(Array.from({ length: 4 }, (_, n) => startFlow(n, name)));
      const results = await Promise.all(pulls.map(resultOf));
      return [...sync.map(({ json }) => isFound(json)), ...results.map(isFound)];
    };
    expect(await found()).toEqual(Array(6).fill(false));
    await importList({
      ...sampleList,
      version: `${sampleList.version}-and-one`,
      entities: [...sampleList.entities, added],
    });
    await until(found, (each) => each.every(Boolean));
  });

  it('share the limit of a key', async () => {
    const { ratePlans } = await import('@/lib/api/callers/rate-limit');
    const headers = { 'X-API-KEY': limited.apiKey };
    const startedAtMs = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => webOf(n).statusOf('/v1/nothing', headers)),
    );
    const seconds = (performance.now() - startedAtMs) / 1_000;
    const { perMinute, burst } = ratePlans.starter;
    const admitted = statuses.filter((status) => status === 404).length;
    expect(admitted).toBeGreaterThanOrEqual(burst);
    expect(admitted).toBeLessThanOrEqual(burst + (perMinute / 60) * seconds);
  });
});
