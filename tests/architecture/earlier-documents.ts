import { execFileSync } from 'node:child_process';
import type { OpenApiDocument } from '@/lib/api/openapi/document';
import { root } from './tree';

/** Null if git, the commit or the file in it does not exist. */
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
 * The commits whose clients a change may not break: HEAD, its first parent (for a merge, the branch that it goes
 * into), the last release, and the commit in PROBITY_OPENAPI_BASE.
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

/** The committed versions of the document, even if the file has been overwritten since. None without git. */
export function earlierDocuments(file: string): EarlierDocument[] {
  const blobs = commits().map((commit) => ({ commit, blob: git('rev-parse', `${commit}:${file}`) }));
  const different = new Map(blobs.flatMap((each) => (each.blob ? [[each.blob, each.commit]] : [])));
  return [...different].map(([blob, commit]) => ({
    commit,
    // `npm run test:update` wrote the file.
    document: JSON.parse(git('cat-file', 'blob', blob) ?? '') as OpenApiDocument,
  }));
}
