import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type Probe, type Scene, setScene } from './scene';
import { sharedNameProbes } from './shared-name-probes';
import { filterProbes } from './filter-probes';
import { changeProbes } from './change-probes';
import { serviceProbes } from './service-probes';
import { readProbes, tokenProbes } from './token-probes';

// Generated from the registry: a new operation, token or filter is covered, or the test fails and says what to add.

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
});

const named = (probes: readonly Probe[]) => probes.map((probe) => [probe.name, probe] as const);

describe('tenancy · tokens of another project', () => {
  it.each(named(tokenProbes))('%s', (_, { expectNoLeak }) => expectNoLeak(scene));
});

describe('tenancy · reads', () => {
  it.each(named([...readProbes, ...filterProbes]))('%s', (_, { expectNoLeak }) => expectNoLeak(scene));
});

// Slow because everything in a project is read after each change.
describe('tenancy · changes', { timeout: 240_000 }, () => {
  it.each(named(changeProbes))('%s', (_, { expectNoLeak }) => expectNoLeak(scene));
});

describe('tenancy · services', () => {
  it.each(named(serviceProbes))('%s', (_, { expectNoLeak }) => expectNoLeak(scene));
});

describe('tenancy · cursors, keys and events of another project', () => {
  it.each(named(sharedNameProbes))('%s', (_, { expectNoLeak }) => expectNoLeak(scene));
});

describe('tenancy · lists', () => {
  it('do not mix when two projects read concurrently on the same connections', async () => {
    const { asker, holder } = scene;
    const tokensOf = async (project: TestProject): Promise<string[]> =>
      (await project.ask('GET', '/v1/alerts')).json.data.map(({ token }: { token: string }) => token);
    const own = new Map([
      [asker, await tokensOf(asker)],
      [holder, await tokensOf(holder)],
    ]);
    const askers = Array.from({ length: 40 }, (_, n) => (n % 2 ? asker : holder));
    expect(await Promise.all(askers.map(tokensOf))).toEqual(askers.map((project) => own.get(project)));
  });
});

describe('tenancy · uniqueness', () => {
  it('keeps external references and case names of projects separate', async () => {
    const { asker, holder } = scene;
    const shown = await Promise.all(
      [asker, holder].map(async (project) => {
        const { json } = await project.ask('GET', `/v1/cases/${project.tokens.cas}`);
        return [json.data.external_reference, json.data.name];
      }),
    );
    expect(shown).toEqual([
      ['held', 'CAS-000001'],
      ['held', 'CAS-000001'],
    ]);
  });

  it('never reuses a result of another project', async () => {
    const person = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };
    for (const project of [await aProject(), await aProject()]) {
      const { json } = await project.ask('POST', `${project.execute}/kyc/api`, { body: person });
      expect(json.checks_summary.checks[0].status).toBe('Complete');
    }
  });
});
