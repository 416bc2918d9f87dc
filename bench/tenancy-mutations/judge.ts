import { heldDigests } from '@/tests/fixtures/held-rows';
import { changeProbes } from '@/tests/tenancy/change-probes';
import { filterProbes } from '@/tests/tenancy/filter-probes';
import { type Probe, type Scene, setScene } from '@/tests/tenancy/scene';
import { serviceProbes } from '@/tests/tenancy/service-probes';
import { sharedNameProbes } from '@/tests/tenancy/shared-name-probes';
import { readProbes, tokenProbes } from '@/tests/tenancy/token-probes';
import { statementProbes } from './statement-probes';

/** A mechanism that separates projects. */
export interface Wall {
  remove(): Promise<unknown> | void;
  restore(): Promise<unknown> | void;
}

/** Slow probes, each of which fills its own projects. */
const withOwnRows = [...serviceProbes, ...changeProbes];
export const probes = [
  ...tokenProbes,
  ...readProbes,
  ...filterProbes,
  ...sharedNameProbes,
  ...statementProbes,
  ...withOwnRows,
];

let scene: Scene;

export async function setStage(): Promise<void> {
  scene = await setScene();
}

/** The probes that reach each wall. With all walls in place, every probe passes. */
export async function reachedByProbes(takeReached: () => Set<string>): Promise<Map<string, Probe[]>> {
  const reachedBy = new Map<string, Probe[]>();
  for (const probe of probes) {
    takeReached();
    await probe.expectNoLeak(scene);
    for (const id of takeReached()) reachedBy.set(id, [...(reachedBy.get(id) ?? []), probe]);
  }
  return reachedBy;
}

const isGreen = (probe: Probe): Promise<boolean> =>
  probe.expectNoLeak(scene).then(
    () => true,
    () => false,
  );

async function isGreenWithout(wall: Wall, probe: Probe): Promise<boolean> {
  await wall.remove();
  const isStillGreen = await isGreen(probe);
  await wall.restore();
  return isStillGreen;
}

async function isIntact(): Promise<boolean> {
  const digests = await heldDigests(scene.holder.ctx);
  return JSON.stringify(digests) === JSON.stringify(scene.held.digests);
}

/** Whether the probe fails without the wall and passes with it. Some probes create their own rows each time. */
export async function notices(probe: Probe, wall: Wall): Promise<boolean> {
  if (await isGreenWithout(wall, probe)) return false;
  if (withOwnRows.includes(probe)) return true;
  if ((await isIntact()) && (await isGreen(probe))) return true;
  // It has changed data that other probes rely on, so it is checked again on fresh rows.
  await setStage();
  const isStillGreen = await isGreenWithout(wall, probe);
  await setStage();
  return !isStillGreen;
}
