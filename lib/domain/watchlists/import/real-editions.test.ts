import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLists } from '../formats/find-lists';
import { parseOpenSanctionsDelta } from '../formats/opensanctions/delta';
import { applyDelta } from './apply-delta';
import { importList } from './import-list';
import { retireList } from './retire-list';

const shared = process.env.PROBITY_SHARED_DATA ?? resolve('../shared/data');
const real = (path: string) => join(shared, path);
const timeoutMs = 120_000;

let name: string;
beforeEach(() => {
  name = `Real ${randomUUID()}`;
});
afterEach(() => retireList(name));

/** Under a name of the test's own: other tests share the database. */
async function editionIn(path: string) {
  const [list] = await findLists([real(path)]);
  if (!list) throw new Error('The file has no list.');
  return { ...list, name };
}

describe.skipIf(!existsSync(real('ofac')))(
  'watchlists · import · names of a real edition (skipped without shared data)',
  () => {
    it(
      'refuses OFAC’s consolidated list with every primary name replaced, next to its aliases',
      async () => {
        await importList(await editionIn('ofac-xml'));
        const { entities, ...list } = await editionIn('ofac-xml');
        async function* nobodies() {
          for await (const entity of entities) {
            const [, ...others] = entity.names;
            const nobody = { name: 'NOBODY', kind: 'primary' as const, weak: false };
            yield { ...entity, primary_name: 'NOBODY', names: [nobody, ...others] };
          }
        }
        await expect(importList({ ...list, version: 'nobodies', entities: nobodies() })).rejects.toThrow(
          /would remove [\d,]+ \(\d\d\.\d%\)/,
        );
      },
      timeoutMs,
    );
  },
);

describe.skipIf(!existsSync(real('un-editions')))(
  'watchlists · import · real editions (skipped without shared data)',
  () => {
    it(
      'goes from the UN’s edition of 2025 to that of 2026, and back only if allowed',
      async () => {
        await importList(await editionIn('un-editions/consolidated-2025.xml'));
        const newer = await importList(await editionIn('un/consolidated.xml'));
        expect(newer).toMatchObject({ entities: 1003 });
        const older = editionIn('un-editions/consolidated-2025.xml');
        await expect(importList(await older)).rejects.toThrow('the edition is of 2025-04-19');
        const limits = { maxRemovedPercent: 100, allowOlder: true };
        expect(await importList(await older, { limits })).toMatchObject({ entities: 877 });
      },
      timeoutMs,
    );

    it(
      'applies OpenSanctions’ deltas in the order of their names, including the empty one',
      async () => {
        await importList(await editionIn('opensanctions/t2.ftm.json'));
        const added: (number | undefined)[] = [];
        let entities = 0;
        for (const delta of [
          '20240527134702-zbn',
          '20240527194702-wnk',
          '20240528014702-pfh',
          '20240528074703-npf',
          '20240528134729-3iv',
        ]) {
          const path = real(`opensanctions/t2-${delta}.entities.delta.json`);
          const report = await applyDelta(name, await parseOpenSanctionsDelta(path));
          added.push(report.changes?.added);
          ({ entities } = report);
        }
        expect(added).toEqual([0, 2, 1, 0, 1]);
        expect(entities).toBe(9);
      },
      timeoutMs,
    );
  },
);
