import { describe, expect, it } from 'vitest';
import { changesOf, fieldName, otherDetails } from './changes';

describe('before and after', () => {
  it('reads a single value, named after the event', () => {
    expect(changesOf({ event_type: 'case.assigned', details: { from: null, to: 'usr_1' } })).toEqual([
      { field: 'assigned_to', before: null, after: 'usr_1' },
    ]);
    expect(changesOf({ event_type: 'case.closed', details: { from: 'In Review', to: 'Closed' } })).toEqual([
      { field: 'status', before: 'In Review', after: 'Closed' },
    ]);
  });

  it('reads the fields that differ', () => {
    const details = {
      before: { name: 'Ann', country: 'GB', tags: ['a'] },
      after: { name: 'Ann', country: 'FR', tags: ['a'] },
    };
    expect(changesOf({ event_type: 'entity.updated', details })).toEqual([
      { field: 'country', before: 'GB', after: 'FR' },
    ]);
    const user = { to: { email_notifications: false } };
    expect(changesOf({ event_type: 'user.updated', details: user })).toEqual([
      { field: 'email_notifications', before: undefined, after: false },
    ]);
  });

  it('reads the changes of a policy, and leaves them out of the other details', () => {
    const changes = [{ field: 'case_sla.Review.due_business_days', before: 3, after: 5 }];
    const details = { kind: 'case_sla', changes, note: null };
    expect(changesOf({ event_type: 'policy.drafted', details })).toEqual(changes);
    expect(otherDetails(details)).toEqual([['kind', 'case_sla']]);
    expect(fieldName('due_diligence_path')).toBe('Due diligence path');
    expect(fieldName('case_sla.Review')).toBe('case_sla.Review');
    expect(fieldName('sha256')).toBe('SHA-256');
  });

  it('does not repeat a change among the other details', () => {
    const verified = { from: 'In Progress', to: 'Verified', verification_status: 'Verified', flow: 'flw_1' };
    const changes = changesOf({ event_type: 'entity.updated', details: verified });
    expect(otherDetails(verified, changes)).toEqual([['flow', 'flw_1']]);
    const assigned = { from: null, to: 'usr_1', user_id: 'usr_1', note: 'Please.' };
    const given = changesOf({ event_type: 'alert.assigned', details: assigned });
    expect(otherDetails(assigned, given)).toEqual([['note', 'Please.']]);
  });

  it('is empty for a record that changed nothing', () => {
    expect(changesOf({ event_type: 'check.executed', details: { provider: 'x' } })).toEqual([]);
  });
});
