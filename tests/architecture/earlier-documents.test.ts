import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gitIn } from './earlier-commits';
import { earlierDocuments } from './earlier-documents';

const file = 'openapi.json';
const today = new Date('2027-03-31T12:00:00Z').getTime();
const author = ['-c', 'user.name=A. Tester', '-c', 'user.email=tester@example.com'];
let folder: string;

const run = (...args: string[]) =>
  execFileSync('git', [...author, ...args], { cwd: folder, stdio: 'pipe' }).toString();

/** A version of the document that was committed that many days ago. */
function commit(version: string, daysAgo: number): void {
  writeFileSync(join(folder, file), JSON.stringify(version));
  const date = new Date(today - daysAgo * 86_400_000).toISOString();
  run('add', file);
  const env = { ...process.env, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...author, 'commit', '-qm', version, '--date', date], { cwd: folder, env });
}

const versionsIn = (of: string) => earlierDocuments(file, gitIn(of)).map(({ document }) => document);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  run('init', '-q');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the earlier documents', () => {
  it('include the version of two weeks ago, before all commits of a push', () => {
    const days = [40, 20, 10, 2, 1, 0];
    for (const each of days) commit(`of ${each} days ago`, each);
    expect(versionsIn(folder)).toEqual(['of 0 days ago', 'of 1 days ago', 'of 20 days ago']);
  });

  it('include the first version of a younger history', () => {
    for (const each of [5, 3, 2, 0]) commit(`of ${each} days ago`, each);
    expect(versionsIn(folder)).toEqual(['of 0 days ago', 'of 2 days ago', 'of 5 days ago']);
  });

  it('include no version from before the last release, which the changelog lists elsewhere', () => {
    for (const each of [40, 20]) commit(`of ${each} days ago`, each);
    commit('released', 6);
    run('tag', 'v3.0.0');
    for (const each of [2, 1, 0]) commit(`of ${each} days ago`, each);
    expect(versionsIn(folder)).toEqual(['of 0 days ago', 'of 1 days ago', 'released']);
  });

  it('are those that a shallow clone has, or none without git', () => {
    for (const each of [20, 10, 2, 0]) commit(`of ${each} days ago`, each);
    const shallow = join(folder, 'shallow');
    run('clone', '-q', '--depth', '2', `file://${folder}`, shallow);
    expect(versionsIn(shallow)).toEqual(['of 0 days ago', 'of 2 days ago']);
    rmSync(join(shallow, '.git'), { recursive: true });
    rmSync(join(folder, '.git'), { recursive: true });
    expect(versionsIn(shallow)).toEqual([]);
  });
});
