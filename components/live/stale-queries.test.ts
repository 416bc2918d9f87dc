import { describe, expect, it } from 'vitest';
import { changeOf, isStaleBy } from './stale-queries';

const alert = 'alt_01kad8m3zq5v7x9b1c2d4e6f8g';
const onCase = 'cas_01kad8m3zq5v7x9b1c2d4e6f8g';
const other = 'cas_01kad8m3zq5v7x9b1c2d4e6f8h';
const raised = changeOf('alert.created', {
  token: alert,
  case_token: onCase,
  check_tokens: [],
  summary: 'A',
});

describe('queries that an event makes stale', () => {
  it('follow from the tokens of the resource and of what it belongs to', () => {
    expect(changeOf('alert.created', { token: alert, check_tokens: [onCase], category: 'alt_x' })).toEqual({
      kind: 'alert',
      tokens: new Set([alert, onCase]),
    });
  });

  it.each([
    ['a list of alerts', ['/v1/alerts', { query: { status: 'Open' } }]],
    ['their counts', ['/v1/alerts/counts', { query: {} }]],
    ['the alert', ['/v1/alerts/{alert_token}', { path: { alert_token: alert } }]],
    ['the alerts of its case', ['/v1/cases/{case_token}/alerts', { path: { case_token: onCase } }]],
    ['the audit log', ['/v1/audit-logs', { query: {} }]],
    ['figures', ['/v1/analytics/summary', { query: {} }]],
  ])('include, for an alert: %s', (_, key) => expect(isStaleBy(raised, key)).toBe(true));

  it.each([
    ['another case', ['/v1/cases/{case_token}', { path: { case_token: other } }]],
    ['people', ['/v1/users', { query: {} }]],
    ['a queue that stays as it was read', ['alerts.queue', {}]],
    ['what has a key of its own', [7]],
  ])('do not include, for an alert: %s', (_, key) => expect(isStaleBy(raised, key)).toBe(false));

  it('are all of a kind for a change without a resource', () => {
    const notices = changeOf('notifications.changed', {});
    expect(isStaleBy(notices, ['/v1/notifications', {}])).toBe(true);
    expect(isStaleBy(notices, ['/v1/cases/{case_token}', { path: { case_token: other } }])).toBe(true);
    expect(isStaleBy(notices, ['/v1/watchlists', {}])).toBe(false);
  });
});
