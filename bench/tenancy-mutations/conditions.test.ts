import { beforeAll, expect, it } from 'vitest';
import { heldRows } from '@/tests/fixtures/held-rows';
import { type Probe, type Scene, setScene } from '@/tests/tenancy/scene';
import { sharedNameProbes } from '@/tests/tenancy/shared-name-probes';
import { readProbes, tokenProbes } from '@/tests/tenancy/token-probes';
import { changeProbes } from '@/tests/tenancy/change-probes';
import { serviceProbes } from '@/tests/tenancy/service-probes';
import { type Condition, conditionsIn, queryFiles } from './conditions';
import { switchOff, takeReached } from './switch';

// Without row-level security: every test is green, and switching off any one condition on a project turns one red.

/** `PROBITY_CONDITIONS=webhooks` tries those alone whose file and line fit. */
const chosen = new RegExp(process.env.PROBITY_CONDITIONS ?? '');
const conditions = queryFiles.flatMap((file) => conditionsIn(file)).filter(({ id }) => chosen.test(id));
/** Those that fill projects of their own come last. */
const withOwnRows = [...serviceProbes, ...changeProbes];
const probes = [...tokenProbes, ...readProbes, ...sharedNameProbes, ...withOwnRows];

let scene: Scene;
const reachedBy = new Map<string, Probe[]>();

const isGreen = (probe: Probe): Promise<boolean> =>
  probe.expectNoLeak(scene).then(
    () => true,
    () => false,
  );

async function isIntact(): Promise<boolean> {
  const { digests } = await heldRows(scene.holder.ctx);
  return JSON.stringify(digests) === JSON.stringify(scene.held.digests);
}

/** The first probe that is red with it and green without it. Some have rows of their own each time. */
async function killerOf({ id }: Condition): Promise<string | null> {
  for (const probe of reachedBy.get(id) ?? []) {
    switchOff(id);
    const survives = await isGreen(probe);
    switchOff(null);
    if (survives) continue;
    if (withOwnRows.includes(probe)) return probe.name;
    if ((await isIntact()) && (await isGreen(probe))) return probe.name;
    // It has changed what others stand on: judged once more on rows of its own.
    scene = await setScene();
    switchOff(id);
    const survivesAgain = await isGreen(probe);
    switchOff(null);
    scene = await setScene();
    if (!survivesAgain) return probe.name;
  }
  return null;
}

beforeAll(async () => {
  scene = await setScene();
});

it('every condition on a project is noticed when it is gone', async () => {
  for (const probe of probes) {
    takeReached();
    await probe.expectNoLeak(scene);
    for (const id of takeReached()) reachedBy.set(id, [...(reachedBy.get(id) ?? []), probe]);
  }
  const survivors: string[] = [];
  for (const condition of conditions) {
    const reached = reachedBy.get(condition.id)?.length ?? 0;
    const killer = await killerOf(condition);
    console.log(`${condition.id} | ${reached} | ${killer ?? 'SURVIVES'}`);
    if (!killer) survivors.push(`${condition.id} ${condition.text}`);
  }
  console.log(`${conditions.length - survivors.length} of ${conditions.length} are noticed`);
  expect(survivors).toEqual([]);
});
