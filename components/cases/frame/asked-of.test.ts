import { expect, it } from 'vitest';
import { formatDateTime } from '@/components/ui/format';
import { askedOf } from './asked-of';

it('cases · waiting for the client · says what was asked for, and until when the link works', () => {
  const expires_at = '2026-11-24T09:00:00.000Z';
  const details = { document_types: ['passport', 'national_id', 'driving_licence'], expires_at };
  expect(askedOf({ details })).toBe(
    `Requested: passport, identity card, or driving licence. Their link works until ${formatDateTime(expires_at)}.`,
  );
});

it('cases · waiting for the client · says when no link was made', () => {
  expect(askedOf(null)).toBe('No link was sent to them.');
});
