import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWhole } from '../formats/entries';
import { parseOpenSanctionsDelta } from '../formats/opensanctions/delta';
import { parseOpenSanctionsJson } from '../formats/opensanctions/json';
import { listVersionsInForce } from '../store/public-versions';
import { streamEntities } from '../store/version-entries';
import { applyDelta, DeltaRefused } from './apply-delta';
import { importList } from './import-list';
import { ReplacementRefused } from './replacement';
import { retireList } from './retire-list';

let folder: string;
let name: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-delta-'));
  name = `Made up ${randomUUID()}`;
});
afterEach(async () => {
  await retireList(name);
  await rm(folder, { recursive: true });
});

const person = (id: string, caption: string, topics = ['sanction']) => ({
  id,
  caption,
  schema: 'Person',
  properties: { name: [caption], topics },
});

async function fileOf(lines: unknown[]): Promise<string> {
  const path = join(folder, 'entities.json');
  await writeFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return path;
}

async function importEntities(...entities: object[]) {
  const list = await readWhole(await parseOpenSanctionsJson(await fileOf(entities)));
  return importList({ ...list, name });
}

async function apply(...lines: unknown[]) {
  const limits = { maxRemovedPercent: 50, allowOlder: false };
  return applyDelta(name, await parseOpenSanctionsDelta(await fileOf(lines)), { limits });
}

async function inForce() {
  const found = (await listVersionsInForce()).find((list) => list.name === name);
  const names: Record<string, string> = {};
  if (found) {
    for await (const entity of streamEntities(found.id)) names[entity.list_entry_id] = entity.primary_name;
  }
  return { version: found?.version, names };
}

describe('watchlists · apply a delta of OpenSanctions', () => {
  it('adds, changes and deletes entries of the list in force, as a new version', async () => {
    const { version } = await importEntities(person('a', 'Ann'), person('b', 'Bea'), person('c', 'Cleo'));
    const report = await apply(
      { op: 'ADD', entity: person('d', 'Dora') },
      { op: 'MOD', entity: person('b', 'Beatrix') },
      { op: 'DEL', entity: { id: 'c' } },
    );
    expect(report).toMatchObject({
      entities: 3,
      changes: { added: 1, changed: 1, removed: 1, unchanged: 1 },
    });
    const after = await inForce();
    expect(after.names).toEqual({ a: 'Ann', b: 'Beatrix', d: 'Dora' });
    expect(after.version).toBe(report.version);
    expect(after.version).not.toBe(version);
  });

  it('removes an entry that lost its last topic', async () => {
    await importEntities(person('a', 'Ann'), person('b', 'Bea'));
    await apply({ op: 'MOD', entity: person('b', 'Bea', []) });
    expect((await inForce()).names).toEqual({ a: 'Ann' });
  });

  it('changes nothing when the same delta is applied again', async () => {
    await importEntities(person('a', 'Ann'), person('b', 'Bea'));
    const delta = [
      { op: 'ADD', entity: person('c', 'Cleo') },
      { op: 'DEL', entity: { id: 'b' } },
    ];
    await apply(...delta);
    expect((await apply(...delta)).changes).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 2 });
    expect((await inForce()).names).toEqual({ a: 'Ann', c: 'Cleo' });
  });

  it('changes nothing for an empty delta', async () => {
    await importEntities(person('a', 'Ann'));
    expect((await apply()).changes).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 1 });
    expect((await inForce()).names).toEqual({ a: 'Ann' });
  });

  it('refuses one that removes more than the limits allow, with the counts, and changes nothing', async () => {
    await importEntities(person('a', 'Ann'), person('b', 'Bea'), person('c', 'Cleo'));
    const before = await inForce();
    const refused = apply({ op: 'DEL', entity: { id: 'a' } }, { op: 'DEL', entity: { id: 'b' } });
    await expect(refused).rejects.toThrow(ReplacementRefused);
    await expect(refused).rejects.toThrow('It would remove 2 (66.7%)');
    expect(await inForce()).toEqual(before);
  });

  it.each([
    ['an unknown operation', { op: 'PUT', entity: person('x', 'Xenia') }, 'line 2: not an entity'],
    ['an entity without its name', { op: 'ADD', entity: person('x', '') }, 'line 2: the name is missing'],
    ['a duplicate id', { op: 'DEL', entity: { id: 'a' } }, 'line 2: duplicate entry a'],
    ['a line without an operation', person('x', 'Xenia'), 'line 2: not an entity'],
  ])('refuses %s and changes nothing', async (_, line, reason) => {
    await importEntities(person('a', 'Ann'));
    const before = await inForce();
    const refused = apply({ op: 'MOD', entity: person('a', 'Anna') }, line);
    await expect(refused).rejects.toThrow(reason);
    expect(await inForce()).toEqual(before);
  });

  it('refuses a list that is not in force', async () => {
    const delta = { op: 'ADD', entity: person('a', 'Ann') };
    await expect(apply(delta)).rejects.toThrow(DeltaRefused);
    await importEntities(person('a', 'Ann'));
    await retireList(name);
    await expect(apply(delta)).rejects.toThrow('import the full list first');
  });
});
