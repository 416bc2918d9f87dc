import { execFileSync } from 'node:child_process';
import type { OpenApiDocument } from '@/lib/api/openapi/document';
import { root } from './tree';

/** Null where git, the commit or the file in it is not there. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 2 ** 26,
    }).trim();
  } catch {
    return null;
  }
}

/**
 * The commits whose clients a change may not break: that of the working tree, the one that it was made on, which of a merge is what the
 * branch goes into, the last release, and what PROBITY_OPENAPI_BASE names.
 */
const commits = (): string[] => {
  const release = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  const { PROBITY_OPENAPI_BASE: given } = process.env;
  return ['HEAD', 'HEAD^1', ...(release ? [release] : []), ...(given ? [given] : [])];
};

export interface EarlierDocument {
  commit: string;
  document: OpenApiDocument;
}

/** As they were committed, whatever has been written over the file since. None without git. */
export function earlierDocuments(file: string): EarlierDocument[] {
  const blobs = commits().map((commit) => ({ commit, blob: git('rev-parse', `${commit}:${file}`) }));
  const different = new Map(blobs.flatMap((each) => (each.blob ? [[each.blob, each.commit]] : [])));
  return [...different].map(([blob, commit]) => ({
    commit,
    // What `npm run test:update` wrote.
    document: JSON.parse(git('cat-file', 'blob', blob) ?? '') as OpenApiDocument,
  }));
}
