import { beforeAll, expect, it } from 'vitest';
import type { Probe } from '@/tests/tenancy/scene';
import { type Condition, conditionsIn, queryFiles } from './conditions';
import { excused } from './excused';
import { notices, reachedByProbes, setStage } from './judge';
import { switchOff, takeReached, takeTellingApart } from './switch';

// Runs without row-level security, where all tests pass. Each condition on a project is switched off in turn: then a
// test must fail, or the statement must read or change other rows, or the table of excuses must say why neither is
// possible.

/** `npm run mutate:tenancy -- --only webhooks` only tries conditions with matching file and line. */
const chosen = new RegExp(process.env.PROBITY_CONDITIONS ?? '');
const conditions = queryFiles.flatMap((file) => conditionsIn(file)).filter(({ id }) => chosen.test(id));
/** Once its statement was seen to return other rows, this many further probes are tried for one that fails. */
const triesOfProbes = 5;

/** Named as in the table of excuses, without line numbers, which change. */
const nameOf = ({ of, text }: Condition) => `${of}: ${text}`;

/** The first probe that fails, otherwise the first whose statement returned other rows. */
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

it('every missing condition on a project is noticed', async () => {
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
