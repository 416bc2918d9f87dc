import { describe, expect, it } from 'vitest';
import { scopes } from '@/lib/platform/context';
import { scopeGroups, scopesText } from './scopes';

describe('scopes', () => {
  it('are all offered, each once', () => {
    expect(scopeGroups.flatMap((group) => group.scopes).toSorted()).toEqual([...scopes].toSorted());
  });

  it('are summarised in a few words', () => {
    expect(scopesText(scopes)).toBe('All 19 scopes');
    expect(scopesText(['flows:read'])).toBe('flows:read');
    expect(scopesText(['flows:read', 'flows:write', 'cases:read'])).toBe('flows:read and 2 more');
  });
});
