import { describe, expect, it } from 'vitest';
import { changesOf, fieldName, otherDetails } from './changes';
import { eventName, eventTypes, sentenceOf } from './sentence';

const nameOf = (token: string) => (token === 'usr_1' ? 'Jonas Pell' : undefined);

describe('the sentence of an audit record', () => {
  it.each([
    ['alert.resolved', { is_false_positive: true }, 'resolved an alert as a false positive'],
    ['alert.escalated', { escalate_to: 'usr_1' }, 'escalated an alert to Jonas Pell'],
    ['alert.assigned', { to: 'usr_2' }, 'assigned an alert to another person'],
    ['case.assigned', { to: null }, 'assigned a case to no one'],
    ['case.status_changed', { from: 'New', to: 'In Progress' }, 'moved a case from New to In Progress'],
    ['watchlist.created', { name: '高风险客户' }, 'created the list “高风险客户”'],
    ['entity_import.created', { lines: 1 }, 'imported a file of 1 line'],
  ] as const)('%s', (event_type, details, sentence) => {
    expect(sentenceOf({ event_type, details }, nameOf)).toBe(sentence);
  });

  it('is made for every event, whatever its details', () => {
    for (const event_type of eventTypes) {
      expect(sentenceOf({ event_type, details: {} }, nameOf)).toMatch(/^[a-z]/);
      expect(eventName(event_type)).toMatch(/^[A-Z][A-Za-z ]+$/);
    }
  });
});

describe('before and after', () => {
  it('reads a single value, by the event', () => {
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

  it('reads the changes of a policy, and leaves them out of what else there is', () => {
    const changes = [{ field: 'case_sla.Review.due_business_days', before: 3, after: 5 }];
    const details = { kind: 'case_sla', changes, note: null };
    expect(changesOf({ event_type: 'policy.drafted', details })).toEqual(changes);
    expect(otherDetails(details)).toEqual([['kind', 'case_sla']]);
    expect(fieldName('due_diligence_path')).toBe('Due diligence path');
    expect(fieldName('case_sla.Review')).toBe('case_sla.Review');
  });

  it('is nothing for a record that changed nothing', () => {
    expect(changesOf({ event_type: 'check.executed', details: { provider: 'x' } })).toEqual([]);
  });
});
