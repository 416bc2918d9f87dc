import type { OpenApiDocument } from '@/lib/api/openapi/document';
import { earlierCommits, type Git, git, release } from './earlier-commits';

export interface EarlierDocument {
  commit: string;
  document: OpenApiDocument;
}

/** Longer than any work that is pushed as several commits. */
const weeksAgo = 2;
/** Before, changes were not announced in the changelog. */
const announcedSince = '2026-11-23T00:00:00Z';

/**
 * The commit with the version of the file that was the newest two weeks before HEAD, or else with the first one, which in a
 * shallow clone is that of the first commit. Null if it is in the last release: what changed until then is announced in
 * another section of the changelog.
 */
function commitOfWeeksAgo(file: string, run: Git): string | null {
  const made = Number(run('show', '--no-patch', '--format=%ct', 'HEAD'));
  const versions = (...which: string[]) =>
    run('rev-list', ...which, `--since=${announcedSince}`, 'HEAD', '--', file)?.split('\n') ?? [];
  const [newestThen] = versions('--max-count=1', `--before=${made - weeksAgo * 7 * 86_400}`);
  const commit = newestThen || versions('--reverse')[0];
  const released = release(run);
  const isReleased = commit && released && run('merge-base', '--is-ancestor', commit, released) !== null;
  return commit && !isReleased ? commit : null;
}

/** The committed versions of the document, even if the file has been overwritten since. None without git. */
export function earlierDocuments(file: string, run: Git = git): EarlierDocument[] {
  const old = commitOfWeeksAgo(file, run);
  const blobs = [...earlierCommits(run), ...(old ? [old] : [])].map((commit) => ({
    commit,
    blob: run('rev-parse', `${commit}:${file}`),
  }));
  const different = new Map(blobs.flatMap((each) => (each.blob ? [[each.blob, each.commit]] : [])));
  return [...different].map(([blob, commit]) => ({
    commit,
    // `npm run test:update` wrote the file.
    document: JSON.parse(run('cat-file', 'blob', blob) ?? '') as OpenApiDocument,
  }));
}
