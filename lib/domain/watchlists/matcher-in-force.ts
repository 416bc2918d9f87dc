import { createHash } from 'node:crypto';
import { IndexBuilder } from '@/lib/domain/screening/index/build-index';
import type { ScreeningIndex } from '@/lib/domain/screening/index/screening-index';
import { matcherOf } from '@/lib/domain/screening/matcher';
import type { Matcher } from '@/lib/domain/screening/schema';
import { indexFile, readIndex, removeOtherIndexes } from './index-file';
import { listVersionsInForce, type VersionInForce } from './store/public-versions';
import { refreshListAges } from './sync/list-ages';
import { streamEntities } from './store/version-entries';

export type { VersionInForce };

export type IndexSource = (versions: readonly VersionInForce[]) => Promise<ScreeningIndex>;

export const builtIndex: IndexSource = async (versions) => {
  const builder = new IndexBuilder();
  for (const version of versions) {
    builder.beginList(version);
    for await (const entity of streamEntities(version.id)) builder.add(entity);
  }
  return builder.build();
};

export class BuildPostponed extends Error {
  constructor() {
    super('the last build of the index failed, and it is too soon for another');
    this.name = 'BuildPostponed';
  }
}

const minBackoffMs = 10_000;
const maxBackoffMs = 5 * 60_000;

/** Throws BuildPostponed until the next attempt under the same key is due. */
function withBackoff(): <Result>(key: string, attempt: () => Promise<Result>) => Promise<Result> {
  let failed: { key: string; backoffMs: number; until: number } | null = null;
  return async (key, attempt) => {
    const before = failed?.key === key ? failed : null;
    if (before && Date.now() < before.until) throw new BuildPostponed();
    try {
      return await attempt();
    } catch (error) {
      const backoffMs = before ? Math.min(2 * before.backoffMs, maxBackoffMs) : minBackoffMs;
      failed = { key, backoffMs, until: Date.now() + backoffMs };
      throw error;
    }
  };
}

/**
 * All processes on the machine share the file. Without one, `build` writes it in a separate process, to keep its
 * time and memory out of this one. A failed build of the same versions is retried after 10 s, doubling up to 5
 * minutes; until then BuildPostponed is thrown.
 * @param code identifies the code that builds: only the code that wrote an index can read it
 */
export function indexFromFile(
  folder: string,
  code: string,
  build: (file: string, versions: readonly VersionInForce[]) => Promise<void>,
): IndexSource {
  const retry = withBackoff();
  const buildFile = async (file: string, versions: readonly VersionInForce[]) => {
    await build(file, versions);
    const built = await readIndex(file);
    if (!built) throw new Error('The index was built, but its file is missing.');
    return built;
  };
  return async (versions) => {
    const key = keyOf(code, versions);
    const file = indexFile(folder, key);
    const index = await readIndex(file);
    if (index) return index;
    const built = await retry(key, () => buildFile(file, versions));
    await removeOtherIndexes(folder, key);
    return built;
  };
}

/** Equal in every process for the same versions, in force since the same times. */
function keyOf(code: string, versions: readonly VersionInForce[]): string {
  return createHash('sha256')
    .update(JSON.stringify([code, versions]))
    .digest('hex')
    .slice(0, 32);
}

/** Replaced as a whole, so a search never sees parts of two indexes. */
let loaded: { key: string; matcher: Matcher } | null = null;
let loading: Promise<void> | null = null;

async function reload(source: IndexSource): Promise<void> {
  const versions = await listVersionsInForce();
  await refreshListAges(versions);
  const key = keyOf('', versions);
  if (loaded?.key === key) return;
  loaded = { key, matcher: matcherOf(await source(versions)) };
}

export function refreshMatcher(source: IndexSource = builtIndex): Promise<void> {
  return (loading ??= reload(source).finally(() => {
    loading = null;
  }));
}

export const currentMatcher = (): Matcher | null => loaded?.matcher ?? null;

const refreshEveryMs = 5_000;

/** Polls for imports by other processes. Reports each failed build once. */
export function followImports(source: IndexSource, onError: (error: unknown) => void): () => void {
  const report = (error: unknown) => {
    if (!(error instanceof BuildPostponed)) onError(error);
  };
  const timer = setInterval(() => void refreshMatcher(source).catch(report), refreshEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
