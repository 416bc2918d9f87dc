import { describe, expect, it } from 'vitest';
import { approvalFault, isInEffect, overrideStateOf } from './approval';

describe('risk · assessments', () => {
  it('are in effect while Active or Approved', () => {
    const statuses = ['Draft', 'Active', 'Approved', 'Superseded'];
    expect(statuses.filter((status) => isInEffect({ status }))).toEqual(['Active', 'Approved']);
  });
});

describe('risk · override', () => {
  const set = { override_tier: 'Low', approved_tier: null };

  it('waits for a reviewer while its assessment is Active', () => {
    expect(overrideStateOf({ ...set, status: 'Active' })).toBe('waiting');
  });

  it('is approved only if a second person approved this very tier', () => {
    expect(overrideStateOf({ ...set, status: 'Approved', approved_tier: 'Low' })).toBe('approved');
    expect(overrideStateOf({ ...set, status: 'Approved', approved_tier: 'High' })).toBe('needs calculation');
  });

  it('needs a calculation before anybody can approve it, if set in any other status', () => {
    for (const status of ['Draft', 'Approved', 'Superseded'])
      expect(overrideStateOf({ ...set, status })).toBe('needs calculation');
  });

  it('is none on an assessment without one, approved or not', () => {
    const none = { override_tier: null, approved_tier: null };
    expect(overrideStateOf({ ...none, status: 'Approved' })).toBe('none');
    expect(overrideStateOf({ ...none, status: 'Active' })).toBe('none');
  });
});

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
