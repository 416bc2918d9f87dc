import { beforeAll, expect, it } from 'vitest';
import type { Probe } from '@/tests/tenancy/scene';
import { type Condition, conditionsIn, queryFiles } from './conditions';
import { excused } from './excused';
import { notices, reachedByProbes, setStage } from './judge';
import { switchOff, takeReached, takeTellingApart } from './switch';

// Without row-level security: every test is green. Switching off any one condition on a project turns one red, or its statement
// reads or changes other rows, or the table of excuses says why neither can be.

/** `npm run mutate:tenancy -- --only webhooks` tries those alone whose file and line fit. */
const chosen = new RegExp(process.env.PROBITY_CONDITIONS ?? '');
const conditions = queryFiles.flatMap((file) => conditionsIn(file)).filter(({ id }) => chosen.test(id));
/** Once its statement was seen to tell rows apart, so many further probes are tried for one that is red. */
const triesOfProbes = 5;

/** As the table of excuses has it: lines move. */
const nameOf = ({ of, text }: Condition) => `${of}: ${text}`;

/** The first probe that is red, or else the first whose statement has told rows apart. */
async function killerOf({ id }: Condition, reachedBy: readonly Probe[]): Promise<string | null> {
  let toldApartBy: string | null = null;
  let triesLeft = triesOfProbes;
  const wall = { remove: () => switchOff(id), restore: () => switchOff(null) };
  for (const probe of reachedBy) {
    if (toldApartBy && triesLeft-- === 0) break;
    if (await notices(probe, wall)) return probe.name;
    if (takeTellingApart()) toldApartBy ??= `its statement, ${probe.name}`;
  }
  return toldApartBy;
}

beforeAll(setStage);

it('every condition on a project is noticed when it is gone', async () => {
  const reachedBy = await reachedByProbes(takeReached);
  const survivors: Condition[] = [];
  let byStatement = 0;
  for (const condition of conditions) {
    const reached = reachedBy.get(condition.id) ?? [];
    takeTellingApart();
    const killer = await killerOf(condition, reached);
    const excuse = excused[nameOf(condition)] ? 'excused' : 'SURVIVES';
    console.log(`${condition.id} ${condition.of.split(' ')[1]} | ${reached.length} | ${killer ?? excuse}`);
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
