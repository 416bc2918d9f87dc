import { describe, expect, it } from 'vitest';
import { formatDateTime } from '@/components/ui/format';
import { eventTypes, sentenceOf } from './sentence';
import { namesOf, type Told } from './teller';

const names = namesOf((token) => (token === 'usr_1' ? 'Jonas Pell' : undefined));
const actor: Told['actor'] = { id: 'usr_9', name: 'Ada Analyst', type: 'user' };

const textOf = (event_type: Told['event_type'], details: Told['details']) =>
  sentenceOf({ event_type, details, target_token: 'tgt_1', actor }, names).text;

describe('the sentence of an audit record', () => {
  it.each([
    ['alert.resolved', { is_false_positive: true }, 'resolved an alert as a false positive'],
    [
      'alert.resolved',
      { is_false_positive: false, action: 'Reject' },
      'resolved an alert as a true finding: Reject',
    ],
    [
      'alert.resolved',
      { is_false_positive: false, action: 'Approve', replaced_by: 'chk_1' },
      'resolved an alert: replaced, the newer document counts',
    ],
    ['alert.escalated', { escalate_to: 'usr_1' }, 'escalated an alert to Jonas Pell'],
    [
      'alert.escalated',
      { escalate_to: 'usr_1', proposed_resolution: { is_false_positive: true, action: 'Approve' } },
      'proposed to Jonas Pell to resolve an alert as a false positive: Approve',
    ],
    ['alert.assigned', { from: null, to: 'usr_1' }, 'gave an alert to Jonas Pell'],
    ['alert.assigned', { from: null, to: 'usr_9' }, 'took an alert'],
    [
      'alert.snoozed',
      { until: '2026-11-28T09:00:00.000Z' },
      `snoozed an alert until ${formatDateTime('2026-11-28T09:00:00.000Z')}`,
    ],
    ['case.assigned', { from: 'usr_1', to: null }, 'took the owner off the case'],
    ['case.status_changed', { from: 'New', to: 'In Progress' }, 'moved the case to In Progress'],
    ['risk_assessment.overridden', { from: 'High', to: 'Low' }, 'set the risk to Low over High'],
    ['policy.drafted', { kind: 'case_sla' }, 'drafted a change of the policy “Case deadlines”'],
    ['policy.published', { kind: 'of_later', version: 3 }, 'published version 3 of the policy “of_later”'],
    ['watchlist.created', { name: '高风险客户' }, 'created the list “高风险客户”'],
    [
      'watchlist.entries_added',
      { name: 'Bad payers', entries: 3 },
      'added 3 entries to the list “Bad payers”',
    ],
    ['entity_import.created', { lines: 1 }, 'imported a file of 1 line'],
  ] as const)('%s', (event_type, details, sentence) => {
    expect(textOf(event_type, details)).toBe(sentence);
  });

  it('exists for every event, whatever its details', () => {
    for (const event_type of eventTypes) {
      const sentence = textOf(event_type, {});
      expect(sentence).toMatch(/^[a-z]/);
      expect(sentence, event_type).not.toMatch(/NaN|undefined|null|“”| {2}| $/);
    }
  });
});
