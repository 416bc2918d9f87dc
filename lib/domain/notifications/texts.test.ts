import { describe, expect, it } from 'vitest';
import { notificationPath, notificationText } from './texts';

describe('the page of a notification', () => {
  it.each([
    ['alert', '/alerts/tok_1'],
    ['case', '/cases/tok_1'],
    ['webhook', '/webhooks/tok_1'],
    ['list_source', '/lists'],
    ['of a later version', '/alerts'],
  ])('%s', (target_type, path) => {
    expect(notificationPath({ target_type, target_token: 'tok_1' })).toBe(path);
  });
});

describe('the text of a notification', () => {
  it.each([
    ['sla.warning', 'alert', 'The deadline of an alert is near'],
    ['sla.warning', 'case', 'The deadline of a case is near'],
    ['sla.breached', 'case', 'The deadline of a case has passed'],
    ['alert.assigned', 'alert', 'An alert was assigned to you'],
    ['of a later version', 'alert', 'You have a new notification'],
  ])('%s about %s', (kind, target_type, text) => {
    expect(notificationText({ kind, target_type })).toBe(text);
  });
});
