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
    // Whether it is a match or a face is not known, so the words must be true of both.
    ['alert.resolved', { is_false_positive: true, action: 'Approve' }, 'resolved an alert: cleared, passed'],
    [
      'alert.resolved',
      { is_false_positive: false, action: 'Decline' },
      'resolved an alert: not cleared, failed',
    ],
    [
      'alert.resolved',
      { is_false_positive: false, action: 'Approve' },
      'resolved an alert: not cleared, passed anyway',
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
      'proposed to Jonas Pell to resolve an alert: cleared, passes',
    ],
    ['alert.assigned', { from: null, to: 'usr_1' }, 'gave an alert to Jonas Pell'],
    ['alert.assigned', { from: null, to: 'usr_9' }, 'took an alert'],
    [
      'alert.snoozed',
      { until: '2026-11-28T09:00:00.000Z' },
      `snoozed an alert until ${formatDateTime('2026-11-28T09:00:00.000Z')}`,
    ],
    ['alert.snoozed', { until: null }, 'ended the snooze of an alert'],
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
    ['oauth_client.updated', { to: { name: 'Till' } }, 'changed the OAuth client “Till”'],
    ['webhook.deleted', { url: 'https://a.example/in' }, 'deleted the webhook https://a.example/in'],
    [
      'webhook.updated',
      { from: { url: 'https://a.example' }, to: { url: 'https://b.example' } },
      'changed the webhook https://b.example',
    ],
    ['case.report_exported', { format: 'pdf' }, 'asked for the evidence pack'],
    ['case.report_made', { format: 'pdf' }, 'downloaded the evidence pack'],
    ['entity_import.created', { lines: 1 }, 'imported a file of 1 line'],
  ] as const)('%s', (event_type, details, sentence) => {
    expect(textOf(event_type, details)).toBe(sentence);
  });

  it.each([
    ['user.created', { role: 'admin' }, 'added Jonas Pell as admin'],
    ['user.password_reset', {}, 'reset the password of Jonas Pell'],
    ['user.sessions_ended', { sessions: 2 }, 'ended 2 sessions of Jonas Pell'],
    [
      'user.updated',
      { from: { role: 'analyst', disabled: false }, to: { role: 'reviewer', disabled: false } },
      'changed the role of Jonas Pell from analyst to reviewer',
    ],
    [
      'user.updated',
      { from: { role: 'analyst', disabled: false }, to: { role: 'analyst', disabled: true } },
      'deactivated Jonas Pell',
    ],
    ['user.updated', {}, 'changed the account of Jonas Pell'],
  ] as const)('%s says which person', (event_type, details, sentence) => {
    const record = { event_type, details, target_token: 'usr_1', actor };
    expect(sentenceOf(record, names).text).toBe(sentence);
  });

  it('says that people changed their own account', () => {
    const record = { event_type: 'user.updated', details: {}, target_token: actor.id, actor } as const;
    expect(sentenceOf(record, names).text).toBe('changed their own account');
  });

  it('names the case on a page that knows it', () => {
    const names = namesOf((token) => (token === 'cas_1' ? 'CAS-000019' : undefined));
    const record = { event_type: 'case.created', details: {}, target_token: 'cas_1', actor } as const;
    expect(sentenceOf(record, names).text).toBe('opened the case CAS-000019');
    expect(sentenceOf(record, namesOf()).text).toBe('opened the case');
  });

  it('exists for every event, whatever its details', () => {
    for (const event_type of eventTypes) {
      const sentence = textOf(event_type, {});
      expect(sentence).toMatch(/^[a-z]/);
      expect(sentence, event_type).not.toMatch(/NaN|undefined|null|“”| {2}| $/);
    }
  });
});
