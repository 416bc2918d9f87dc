import { expect, it } from 'vitest';
import { eventTypes } from '@/components/history/sentence';
import { eventName } from './event-name';

it('the name of an event · is written in words, with the usual abbreviations', () => {
  expect(['alert.found_again', 'api_key.rotated', 'oauth_client', 'sla.breached'].map(eventName)).toEqual([
    'Alert found again',
    'API key rotated',
    'OAuth client',
    'SLA breached',
  ]);
  for (const eventType of eventTypes) expect(eventName(eventType)).toMatch(/^[A-Z][A-Za-z ]+$/);
});
