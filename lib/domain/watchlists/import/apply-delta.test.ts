import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdWhole } from '../formats/entries';
import { parseOpenSanctionsDelta } from '../formats/opensanctions/delta';
import { parseOpenSanctionsJson } from '../formats/opensanctions/json';
import { listInForce, streamEntities } from '../store/versions';
import { applyDelta, DeltaRefused } from './apply-delta';
import { importList } from './import-list';
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
  const list = await holdWhole(await parseOpenSanctionsJson(await fileOf(entities)));
  return importList({ ...list, name });
}

async function apply(...lines: unknown[]) {
  return applyDelta(name, await parseOpenSanctionsDelta(await fileOf(lines)));
}

async function inForce() {
  const found = (await listInForce()).find((list) => list.name === name);
  const names: Record<string, string> = {};
  if (found) {
    for await (const entity of streamEntities(found.id)) names[entity.list_entry_id] = entity.primary_name;
  }
  return { version: found?.version, names };
}

describe('watchlists · deltas of OpenSanctions', () => {
  it('add, change and delete entries of the list in force, as a new version', async () => {
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

  it('take out whom there is no longer a reason to screen', async () => {
    await importEntities(person('a', 'Ann'), person('b', 'Bea'));
    await apply({ op: 'MOD', entity: person('b', 'Bea', []) });
    expect((await inForce()).names).toEqual({ a: 'Ann' });
  });

  it('can be applied twice: what is there is there, and what is gone is gone', async () => {
    await importEntities(person('a', 'Ann'), person('b', 'Bea'));
    const delta = [
      { op: 'ADD', entity: person('c', 'Cleo') },
      { op: 'DEL', entity: { id: 'b' } },
    ];
    await apply(...delta);
    expect((await apply(...delta)).changes).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 2 });
    expect((await inForce()).names).toEqual({ a: 'Ann', c: 'Cleo' });
  });

  it.each([
    ['an operation that is not known', { op: 'PUT', entity: person('x', 'Xenia') }, 'line 2: this is no'],
    ['an entity without its name', { op: 'ADD', entity: person('x', '') }, 'line 2: the name is missing'],
    ['an id that is there twice', { op: 'DEL', entity: { id: 'a' } }, 'line 2: the entry a is there twice'],
    ['a line that is no delta', person('x', 'Xenia'), 'line 2: this is no'],
  ])('refuses %s, and changes nothing', async (_, line, reason) => {
    await importEntities(person('a', 'Ann'));
    const before = await inForce();
    const refused = apply({ op: 'MOD', entity: person('a', 'Anna') }, line);
    await expect(refused).rejects.toThrow(reason);
    expect(await inForce()).toEqual(before);
  });

  it('are refused for a list that is not in force', async () => {
    const delta = { op: 'ADD', entity: person('a', 'Ann') };
    await expect(apply(delta)).rejects.toThrow(DeltaRefused);
    await importEntities(person('a', 'Ann'));
    await retireList(name);
    await expect(apply(delta)).rejects.toThrow('import it whole first');
  });
});
