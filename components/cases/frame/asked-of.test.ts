import { expect, it } from 'vitest';
import { formatDateTime } from '@/components/ui/format';
import { askedOf } from './asked-of';

it('cases · waiting for the client · says what was asked for, and until when the link works', () => {
  const expires_at = '2026-11-24T09:00:00.000Z';
  const details = { document_types: ['passport', 'national_id', 'driving_licence'], expires_at };
  const before = new Date('2026-11-23T09:00:00.000Z');
  expect(askedOf({ details }, null, before)).toBe(
    `Requested: passport, identity card, or driving licence. Their link works until ${formatDateTime(expires_at)}.`,
  );
});

it('cases · waiting for the client · says that the link no longer works', () => {
  const expires_at = '2026-11-24T09:00:00.000Z';
  const after = new Date('2026-11-25T09:00:00.000Z');
  expect(askedOf({ details: { document_types: ['passport'], expires_at } }, null, after)).toBe(
    `Requested: passport. Their link stopped working on ${formatDateTime(expires_at)}.`,
  );
});

it('cases · waiting for the client · says when nothing was asked for, and that the link of a verification expired', () => {
  const cancelled = (reason: string) => ({ details: { reason } });
  const now = new Date();
  expect(askedOf(null, cancelled('The link expired before the person was done.'), now)).toBe(
    'The link of their verification expired before they were done.',
  );
  expect(askedOf(null, cancelled('No longer needed.'), now)).toBe('No document was requested from them.');
  expect(askedOf(null, null, now)).toBe('No document was requested from them.');
});
