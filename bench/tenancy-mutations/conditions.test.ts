import { beforeAll, expect, it } from 'vitest';
import { heldDigests } from '@/tests/fixtures/held-rows';
import { type Probe, type Scene, setScene } from '@/tests/tenancy/scene';
import { filterProbes } from '@/tests/tenancy/filter-probes';
import { sharedNameProbes } from '@/tests/tenancy/shared-name-probes';
import { readProbes, tokenProbes } from '@/tests/tenancy/token-probes';
import { changeProbes } from '@/tests/tenancy/change-probes';
import { serviceProbes } from '@/tests/tenancy/service-probes';
import { type Condition, conditionsIn, queryFiles } from './conditions';
import { excused } from './excused';
import { statementProbes } from './statement-probes';
import { switchOff, takeReached, takeTellingApart } from './switch';

// Without row-level security: every test is green. Switching off any one condition on a project turns one red, or its statement
// reads or changes other rows, or the table of excuses says why neither can be.

/** `npm run mutate:tenancy -- --only webhooks` tries those alone whose file and line fit. */
const chosen = new RegExp(process.env.PROBITY_CONDITIONS ?? '');
const conditions = queryFiles.flatMap((file) => conditionsIn(file)).filter(({ id }) => chosen.test(id));
/** Those that fill projects of their own are slow. */
const withOwnRows = [...serviceProbes, ...changeProbes];
const probes = [
  ...tokenProbes,
  ...readProbes,
  ...filterProbes,
  ...sharedNameProbes,
  ...statementProbes,
  ...withOwnRows,
];
/** Once its statement was seen to tell rows apart, so many further probes are tried for one that is red. */
const triesOfProbes = 5;

/** As the table of excuses has it: lines move. */
const nameOf = ({ of, text }: Condition) => `${of}: ${text}`;

let scene: Scene;
const reachedBy = new Map<string, Probe[]>();

const isGreen = (probe: Probe): Promise<boolean> =>
  probe.expectNoLeak(scene).then(
    () => true,
    () => false,
  );

async function isIntact(): Promise<boolean> {
  const digests = await heldDigests(scene.holder.ctx);
  return JSON.stringify(digests) === JSON.stringify(scene.held.digests);
}

/** The first probe that is red with it and green without it. Some have rows of their own each time. */
async function killerOf({ id }: Condition): Promise<string | null> {
  let toldApartBy: string | null = null;
  let triesLeft = triesOfProbes;
  for (const probe of reachedBy.get(id) ?? []) {
    if (toldApartBy && triesLeft-- === 0) break;
    switchOff(id);
    const survives = await isGreen(probe);
    switchOff(null);
    if (takeTellingApart()) toldApartBy ??= `its statement, ${probe.name}`;
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
  return toldApartBy;
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
  const survivors: Condition[] = [];
  let byStatement = 0;
  for (const condition of conditions) {
    const reached = reachedBy.get(condition.id)?.length ?? 0;
    const killer = await killerOf(condition);
    const excuse = excused[nameOf(condition)] ? 'excused' : 'SURVIVES';
    console.log(`${condition.id} ${condition.of.split(' ')[1]} | ${reached} | ${killer ?? excuse}`);
    if (killer?.startsWith('its statement')) byStatement += 1;
    if (!killer) survivors.push(condition);
  }
  const noticed = conditions.length - survivors.length;
  const unexcused = survivors.filter((condition) => !excused[nameOf(condition)]);
  console.log(
    `${conditions.length} conditions: ${noticed - byStatement} noticed by a probe, ${byStatement} by their statement, ` +
      `${survivors.length - unexcused.length} excused, ${unexcused.length} neither`,
  );
  expect(unexcused.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
  const tried = new Set(conditions.map(nameOf));
  const needed = new Set(survivors.map(nameOf));
  const needless = Object.keys(excused).filter(
    (name) => !needed.has(name) && (tried.has(name) || process.env.PROBITY_CONDITIONS === undefined),
  );
  expect(needless, 'excuses that are not needed').toEqual([]);
});
