import { expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { hasText } from './has-text';

/** Holds only the fields that are searched. */
const alert = {
  token: 'alt_1',
  case_token: 'cas_1',
  subject: { name: '王明', type: 'Person' },
  match: { matched_name: 'WANG, Ming', primary_name: 'Ōmei 习近平' },
  summary: 'Found on a list.',
  case_name: 'CAS-000142',
} as Alert;

it.each(['王明', '王', '近平', 'ang, m', ' wang ', 'wa', 'mi', 'ōmei', '0142', 'ALT_1', 'cas_1'])(
  'alerts · list · finds %j',
  (q) => expect(hasText(alert, q)).toBe(true),
);

it.each(['明', 'an', 'list', 'alt', 'ming cas'])('alerts · list · does not find %j', (q) =>
  expect(hasText(alert, q)).toBe(false),
);
