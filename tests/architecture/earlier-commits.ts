import { execFileSync } from 'node:child_process';
import { root } from './tree';

/** Null if git, the commit or the file in it does not exist. */
export type Git = (...args: string[]) => string | null;

export const gitIn =
  (cwd: string): Git =>
  (...args) => {
    try {
      return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 }).trim();
    } catch {
      return null;
    }
  };

export const git = gitIn(root);

/** The last release; null before the first. */
export const release = (run: Git): string | null =>
  run('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');

/**
 * The commits that others may have: HEAD, its first parent (for a merge, the branch that it goes into), the last
 * release, and the commit in PROBITY_OPENAPI_BASE. Some do not exist in a shallow clone.
 */
export function earlierCommits(run: Git = git): string[] {
  const { PROBITY_OPENAPI_BASE: given } = process.env;
  return ['HEAD', 'HEAD^1', release(run), given].flatMap((each) => each || []);
}
