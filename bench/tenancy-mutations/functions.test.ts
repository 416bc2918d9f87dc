import { beforeAll, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import type { Probe } from '@/tests/tenancy/scene';
import { excusedInFunctions } from './excused';
import { type FunctionCondition, functionConditions } from './functions';
import { notices, reachedByProbes, setStage } from './judge';
import { takeSent } from './switch';

// As conditions.test.ts, for the functions of the database: each condition on a project is taken out of its function in turn.

/** `npm run mutate:tenancy -- --only 'function find_by_text'` tries those alone that fit. */
const chosen = new RegExp(process.env.PROBITY_CONDITIONS ?? '');

async function killerOf(condition: FunctionCondition, reachedBy: readonly Probe[]): Promise<string | null> {
  const wall = { remove: () => asOwner(condition.without), restore: () => asOwner(condition.with) };
  for (const probe of reachedBy) if (await notices(probe, wall)) return probe.name;
  return null;
}

beforeAll(setStage);

it('every condition on a project in a function is noticed when it is gone', async () => {
  const { conditions, calledBy } = await functionConditions();
  const reachedBy = await reachedByProbes(() => {
    const called = [...takeSent()].flatMap((statement) => [...calledBy(statement)]);
    return new Set(called);
  });
  const tried = conditions.filter(({ id }) => chosen.test(id));
  const survivors: string[] = [];
  for (const each of tried) {
    const reached = reachedBy.get(each.of) ?? [];
    const killer = await killerOf(each, reached);
    const excuse = excusedInFunctions[each.id] ? 'excused' : 'SURVIVES';
    console.log(`${each.id} ${each.text} | ${reached.length} | ${killer ?? excuse}`);
    if (!killer) survivors.push(each.id);
  }
  const unexcused = survivors.filter((id) => !excusedInFunctions[id]);
  console.log(
    `${tried.length} conditions of functions: ${tried.length - survivors.length} noticed by a probe, ` +
      `${survivors.length - unexcused.length} excused, ${unexcused.length} neither`,
  );
  expect(unexcused).toEqual([]);
  const needless = tried.filter(({ id }) => excusedInFunctions[id] && !survivors.includes(id));
  expect(
    needless.map(({ id }) => id),
    'excuses that are not needed',
  ).toEqual([]);
});
