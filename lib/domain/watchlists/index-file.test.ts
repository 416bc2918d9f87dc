import { mkdir, mkdtemp, open, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import { madeUpEntities, madeUpList } from '@/lib/domain/screening/fixtures/made-up-list';
import { matcherOf } from '@/lib/domain/screening/matcher';
import { writeIndex } from './index-file';
import { BuildPostponed, indexFromFile, type VersionInForce } from './matcher-in-force';

const version: VersionInForce = { id: 1, name: 'Made Up', version: '1', updated_at: '2026-01-01T00:00:00Z' };

let folder: string;
let builds: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'probity-index-'));
  builds = 0;
});
afterEach(() => rm(folder, { recursive: true }));

async function build(file: string): Promise<void> {
  builds += 1;
  const builder = new IndexBuilder();
  builder.beginList(madeUpList([]));
  for (const entity of madeUpEntities) builder.add(entity);
  await writeIndex(file, builder.build());
}

const load = (code = 'one', versions = [version]) => indexFromFile(folder, code, build)(versions);

describe('watchlists · index file', () => {
  it('is built once and then read by every process', async () => {
    await load();
    const matcher = matcherOf(await load());
    expect(builds).toBe(1);
    const [found] = matcher.search(
      { name: 'Vladislav Zaramov', entity_type: 'any' },
      { threshold: 80, limit: 1 },
    );
    expect(found?.list_entry_id).toBe('zaramov');
  });

  it('is rebuilt for other versions in force and for other code', async () => {
    await load();
    await load('one', [{ ...version, id: 2 }]);
    await load('two');
    expect(builds).toBe(3);
  });

  it('is rebuilt if the file is truncated', async () => {
    await load();
    const [name = ''] = await readdir(folder);
    await truncate(join(folder, name), 100);
    expect((await load()).names.entities.length).toBeGreaterThan(0);
    expect(builds).toBe(2);
  });

  it('is rebuilt if the header is damaged', async () => {
    await load();
    const [name = ''] = await readdir(folder);
    const file = await open(join(folder, name), 'r+');
    await file.write(Buffer.from('}'), 0, 1, 40);
    await file.close();
    expect((await load()).names.entities.length).toBeGreaterThan(0);
    expect(builds).toBe(2);
  });

  it('leaves no draft when writing fails', async () => {
    // A folder has the file's name, so the draft is written and renaming it fails.
    await mkdir(join(folder, 'taken.index', 'by a folder'), { recursive: true });
    await expect(build(join(folder, 'taken.index'))).rejects.toThrow('rename');
    expect(await readdir(folder)).toEqual(['taken.index']);
  });

  it('replaces other indexes that are older than an hour', async () => {
    const [old, recent] = [join(folder, 'old.index'), join(folder, 'recent.index')];
    await Promise.all([writeFile(old, ''), writeFile(recent, '')]);
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(old, twoHoursAgo, twoHoursAgo);
    await load();
    expect(await readdir(folder)).toHaveLength(2);
    expect(await readdir(folder)).toContain('recent.index');
  });
});

describe('watchlists · index file · failed builds', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const failing = () =>
    indexFromFile(folder, 'one', () => {
      builds += 1;
      return Promise.reject(new Error('the disk is full'));
    });

  async function buildsWithin(seconds: number, source: ReturnType<typeof failing>): Promise<number> {
    builds = 0;
    for (let second = 0; second < seconds; second += 5) {
      await expect(source([version])).rejects.toThrow(/full|too soon/);
      vi.setSystemTime(Date.now() + 5_000);
    }
    return builds;
  }

  it('retries after 10 s, doubling up to 5 minutes', async () => {
    const source = failing();
    // After 0, 10, 30, 70 and 150 s.
    expect(await buildsWithin(300, source)).toBe(5);
    await buildsWithin(600, source);
    expect(await buildsWithin(3000, source)).toBe(10);
  });

  it('throws BuildPostponed before the next attempt is due, but builds other versions at once', async () => {
    const source = failing();
    await expect(source([version])).rejects.toThrow('the disk is full');
    await expect(source([version])).rejects.toThrow(BuildPostponed);
    await expect(source([{ ...version, id: 2 }])).rejects.toThrow('the disk is full');
  });

  it('reads an index that another process has built in the meantime', async () => {
    const source = failing();
    await expect(source([version])).rejects.toThrow('the disk is full');
    await load();
    expect((await source([version])).names.entities.length).toBeGreaterThan(0);
  });
});
