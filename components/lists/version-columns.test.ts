import { describe, expect, it } from 'vitest';
import { versionColumns } from './version-columns';

describe('the versions of a list', () => {
  it.each(['public', 'project'] as const)('show the number that alerts cite: %s lists', (scope) => {
    const number = versionColumns[scope].find(({ id }) => id === 'version');
    expect(number?.priority).toBeLessThanOrEqual(3);
  });
});
