import { describe, expect, it } from 'vitest';
import { groupBySubject } from '@/components/alerts/list/group';
import type { Alert } from '@/lib/domain/alerts/schema';
import { nextFor } from './next-alert';

/** Holds only the fields that are read. */
const alert = (token: string, entity: string | null, change: Partial<Alert> = {}) =>
  ({
    token,
    entity_token: entity,
    case_token: 'cas_1',
    status: 'Open',
    held: null,
    proposal: null,
    snoozed_until: null,
    ...change,
  }) as Alert;

const analyst = { role: 'analyst', token: 'usr_ann' } as const;
const reviewer = { role: 'reviewer', token: 'usr_rob' } as const;
const none: ReadonlySet<string> = new Set();
const nextOf = (
  alerts: readonly Alert[],
  token: string,
  {
    person = analyst,
    decided = none,
    gone = none,
  }: { person?: typeof analyst | typeof reviewer; decided?: typeof none; gone?: typeof none } = {},
) => nextFor(person, groupBySubject(alerts), token, decided, gone)?.token;

const open = [alert('a', 'ann'), alert('b', 'bob'), alert('c', 'ann'), alert('d', null), alert('e', null)];

describe('alerts · triage · after a decision', () => {
  it('goes on to the subject’s next hit, then down the list, then from its top', () => {
    expect(nextOf(open, 'a')).toBe('c');
    expect(nextOf(open, 'b')).toBe('d');
    expect(nextOf(open, 'e')).toBe('a');
    expect(nextOf(open, 'elsewhere')).toBe('a');
    expect(nextOf([alert('a', 'ann'), alert('b', 'bob', { status: 'Resolved' })], 'a')).toBeUndefined();
    expect(nextOf(open, 'a', { decided: new Set(['a', 'c', 'b']) })).toBe('d');
  });

  it('does not go back to a hit that was escalated, once its hold has ended', () => {
    const escalated = alert('a', 'ann', { status: 'Escalated' });
    const hits = [escalated, alert('b', 'ann'), alert('c', 'bob')];
    expect(nextOf(hits, 'b')).toBe('c');
    expect(nextOf([escalated, alert('b', 'ann')], 'b')).toBeUndefined();
  });

  it('passes over an alert that was snoozed, except in a list of snoozed alerts', () => {
    const snoozed_until = '2099-01-01T09:00:00.000Z';
    const alerts = [alert('a', 'ann'), alert('b', 'bob', { snoozed_until }), alert('c', 'cem')];
    expect(nextOf(alerts, 'a', { gone: new Set(['b']) })).toBe('c');
    expect(nextOf(alerts, 'a')).toBe('b');
  });

  it('brings a reviewer what waits for one, but not what they sent to another', () => {
    const hits = [alert('a', 'ann', { status: 'Escalated' }), alert('b', 'ann')];
    expect(nextOf(hits, 'b', { person: reviewer })).toBe('a');
    expect(nextOf(hits, 'b', { person: reviewer, decided: new Set(['a', 'b']) })).toBeUndefined();
  });
});
