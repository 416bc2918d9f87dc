import { createHash } from 'node:crypto';
import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import { matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import type { ScreeningIndex } from '@/lib/domain/screening/index/screening-index';
import { indexFile, readIndex, removeOtherIndexes } from './index-file';
import { listInForce, streamEntities, type VersionInForce } from './store/versions';

export type { VersionInForce };

/** How the index of some versions comes into this process. */
export type IndexSource = (versions: readonly VersionInForce[]) => Promise<ScreeningIndex>;

/** Builds the index here and now. */
export const builtIndex: IndexSource = async (versions) => {
  const builder = new IndexBuilder();
  for (const version of versions) {
    builder.beginList(version);
    for await (const entity of streamEntities(version.id)) builder.add(entity);
  }
  return builder.build();
};

/** A build that failed before is not tried again yet. */
export class BuildPostponed extends Error {
  constructor() {
    super('the last build of the index failed, and it is too soon for another');
    this.name = 'BuildPostponed';
  }
}

const firstWaitMs = 10_000;
const longestWaitMs = 5 * 60_000;

/** Tries what fails after twice as long each time, while it is the same. Throws BuildPostponed in between. */
function withPatience(): <Result>(key: string, attempt: () => Promise<Result>) => Promise<Result> {
  let failed: { key: string; waitMs: number; until: number } | null = null;
  return async (key, attempt) => {
    const before = failed?.key === key ? failed : null;
    if (before && Date.now() < before.until) throw new BuildPostponed();
    try {
      return await attempt();
    } catch (error) {
      const waitMs = before ? Math.min(2 * before.waitMs, longestWaitMs) : firstWaitMs;
      failed = { key, waitMs, until: Date.now() + waitMs };
      throw error;
    }
  };
}

/**
 * Reads the index from a file in the folder, which all processes on the machine share. Where there is none yet,
 * `build` is to write one: in a process of its own, so that neither its time nor its memory is this one's. When that
 * fails it is tried again for the same versions after 10 s, then after twice as long each time up to 5 minutes;
 * before that BuildPostponed is thrown.
 *
 * @param build of the code that builds: an index is read by the very code that wrote it
 */
export function indexFromFile(
  folder: string,
  code: string,
  build: (file: string, versions: readonly VersionInForce[]) => Promise<void>,
): IndexSource {
  const patiently = withPatience();
  const buildFile = async (file: string, versions: readonly VersionInForce[]) => {
    await build(file, versions);
    const built = await readIndex(file);
    if (!built) throw new Error('the index was built, and is not there');
    return built;
  };
  return async (versions) => {
    const key = keyOf(code, versions);
    const file = indexFile(folder, key);
    const index = await readIndex(file);
    if (index) return index;
    const built = await patiently(key, () => buildFile(file, versions));
    await removeOtherIndexes(folder, key);
    return built;
  };
}

/** The same versions at the same times give the same index, in every process. */
function keyOf(code: string, versions: readonly VersionInForce[]): string {
  return createHash('sha256')
    .update(JSON.stringify([code, versions]))
    .digest('hex')
    .slice(0, 32);
}

/** What is loaded now, and of which versions. Replaced whole, so a search never sees half of an index. */
let loaded: { key: string; matcher: Matcher } | null = null;
let loading: Promise<void> | null = null;

async function reload(source: IndexSource): Promise<void> {
  const versions = await listInForce();
  const key = keyOf('', versions);
  if (loaded?.key === key) return;
  loaded = { key, matcher: matcherOf(await source(versions)) };
}

/** Loads the index of the versions in force, unless it is loaded already. Call again to follow an import. */
export function refreshMatcher(source: IndexSource = builtIndex): Promise<void> {
  return (loading ??= reload(source).finally(() => {
    loading = null;
  }));
}

/** The index in force, or null before the first one is loaded. */
export const currentMatcher = (): Matcher | null => loaded?.matcher ?? null;

const refreshEveryMs = 5_000;

/** Follows imports by other processes until the returned function is called. A failure is told once for each build. */
export function followImports(source: IndexSource, onError: (error: unknown) => void): () => void {
  const report = (error: unknown) => {
    if (!(error instanceof BuildPostponed)) onError(error);
  };
  const timer = setInterval(() => void refreshMatcher(source).catch(report), refreshEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
