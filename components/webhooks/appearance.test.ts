import { describe, expect, it } from 'vitest';
import { eventsText, webhookLook } from './appearance';

const since = '2026-11-20T08:00:00.000Z';

describe('webhook appearance', () => {
  it.each([
    ['active', null, 'Active'],
    ['active', since, 'Failing'],
    ['disabled', since, 'Disabled'],
    ['undeliverable', since, 'Undeliverable'],
  ] as const)('shows %s, failing since %s, as %s', (status, failing_since, word) => {
    expect(webhookLook({ status, failing_since }).word).toBe(word);
  });

  it('summarises the events in a few words', () => {
    expect(eventsText(['*'])).toBe('All events');
    expect(eventsText(['case.closed'])).toBe('case.closed');
    expect(eventsText(['case.closed', 'alert.created', 'sla.breached'])).toBe('case.closed and 2 more');
  });
});
