import { describe, expect, it } from 'vitest';
import type { PolicyVersion } from '@/lib/domain/policies/schema';
import { comparedVersions, versionName, versionState } from './version-state';

const aVersion = (version: number, is_readable = true) => ({ version, is_readable }) as PolicyVersion; // only the fields read here
const versions = [aVersion(2), aVersion(1), aVersion(0)];

describe('the versions of a policy', () => {
  it('are each compared with the one they replaced, and the default with none', () => {
    const pairs = (hasMore: boolean) =>
      comparedVersions(versions, hasMore).map(({ version, replaced }) => [
        version.version,
        replaced?.version,
      ]);
    expect(pairs(false)).toEqual([
      [2, 1],
      [1, 0],
      [0, undefined],
    ]);
    expect(pairs(true)).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });

  it('are in force, replaced or invalid', () => {
    expect(versions.map((each) => versionState(each, 2).word)).toEqual(['In force', 'Replaced', 'Replaced']);
    expect(versionState(aVersion(3, false), 3)).toMatchObject({ word: 'Invalid', tone: 'warning' });
    expect(versions.map(versionName)).toEqual(['Version 2', 'Version 1', 'Default']);
  });
});
