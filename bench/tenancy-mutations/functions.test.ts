import { expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { type FunctionCondition, functionConditions } from '@/tests/tenancy/function-conditions';
import { type FunctionProbe, functionProbes } from '@/tests/tenancy/function-probes';
import { excusedInFunctions } from './excused';

// Like conditions.test.ts, for the functions of the database: each condition on a project is removed from its
// function in turn. It is detected by a call of that function in `npm test`.

/** `npm run mutate:tenancy -- --only 'function find_by_text'` tries only those that match. */
const chosen = new RegExp(process.env.PROBITY_CONDITIONS ?? '');

/** A statement that PostgreSQL cannot compile was rewritten incorrectly, which proves nothing. */
const cannotCompile = /^42/;

const faultOf = (probe: FunctionProbe): Promise<string | null> =>
  probe.expectNoLeak().then(
    () => null,
    (error: Error & { code?: string }) => {
      if (cannotCompile.test(error.code ?? '')) throw error;
      return error.message.split('\n')[0] ?? '';
    },
  );

/** The first probe that fails, and how. */
async function firstRed(probes: readonly FunctionProbe[]): Promise<string | null> {
  for (const probe of probes) {
    const fault = await faultOf(probe);
    if (fault !== null) return `${probe.name} (${fault})`;
  }
  return null;
}

async function killerOf(condition: FunctionCondition): Promise<string | null> {
  const probes = functionProbes.filter(({ of }) => of === condition.of);
  await asOwner(condition.without);
  const killer = await firstRed(probes);
  await asOwner(condition.with);
  expect(await firstRed(probes), `with ${condition.id} again`).toBeNull();
  return killer;
}

it('every missing condition on a project in a function is noticed', async () => {
  expect(await firstRed(functionProbes)).toBeNull();
  const tried = (await functionConditions()).filter(({ id }) => chosen.test(id));
  const survivors: string[] = [];
  for (const each of tried) {
    const killer = await killerOf(each);
    console.log(
      `${each.id} ${each.text} | ${killer ?? (excusedInFunctions[each.id] ? 'excused' : 'SURVIVES')}`,
    );
    if (!killer) survivors.push(each.id);
  }
  const unexcused = survivors.filter((id) => !excusedInFunctions[id]);
  console.log(
    `${tried.length} conditions of functions: ${tried.length - survivors.length} noticed by a probe, ` +
      `${survivors.length - unexcused.length} excused, ${unexcused.length} neither`,
  );
  expect(unexcused).toEqual([]);
  const needless = Object.keys(excusedInFunctions).filter((id) => chosen.test(id) && !survivors.includes(id));
  expect(needless, 'excuses that are not needed').toEqual([]);
});
