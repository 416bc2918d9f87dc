import { execFileSync } from 'node:child_process';
import { root } from './tree';

/** Null if git, the commit or the file in it does not exist. */
export function git(...args: string[]): string | null {
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
 * The commits that others may have: HEAD, its first parent (for a merge, the branch that it goes into), the last
 * release, and the commit in PROBITY_OPENAPI_BASE. Some do not exist in a shallow clone.
 */
export function earlierCommits(): string[] {
  const release = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  const { PROBITY_OPENAPI_BASE: given } = process.env;
  return ['HEAD', 'HEAD^1', ...(release ? [release] : []), ...(given ? [given] : [])];
}
