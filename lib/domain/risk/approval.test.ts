import { describe, expect, it } from 'vitest';
import { approvalFault } from './approval';

describe('risk · approval of a case', () => {
  it('needs an approved assessment', () => {
    expect(approvalFault(null, 'Low')).toBe('not approved');
  });

  it('needs one that was not overridden since, also if the case has no tier', () => {
    expect(approvalFault({ approved_tier: null }, 'Low')).toBe('overridden since');
    expect(approvalFault({ approved_tier: null }, null)).toBe('overridden since');
  });

  it('needs the tier that the case shows', () => {
    expect(approvalFault({ approved_tier: 'Low' }, 'High')).toBe('of another tier');
    expect(approvalFault({ approved_tier: 'Low' }, 'Low')).toBeNull();
  });
});
