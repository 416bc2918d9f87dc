import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CheckTypeCode } from '@/lib/domain/words';
import { named, verifyPerson } from '@/tests/fixtures/verify-person';
import type { Subject } from '../provider';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

/** The text for the analyst for each reason why a check does not pass. */
const reasons: [CheckTypeCode, Partial<Subject>, string, string | null, string | null][] = [
  ['IDV_EMAIL', { email: 'a@b' }, 'The email address is malformed.', 'a@b', 'No valid address'],
  [
    'IDV_EMAIL',
    { email: 'a@example.com' },
    'The domain of the email address is reserved for examples.',
    'a@example.com',
    'A domain without mailboxes',
  ],
  [
    'IDV_EMAIL',
    { email: 'x@mailinator.com' },
    'The email address is a disposable one.',
    'x@mailinator.com',
    'A domain of disposable addresses',
  ],
  [
    'IDV_PHONE',
    { phone: '+15551234567', country: 'GB' },
    'The phone number is in no numbering plan.',
    '+15551234567',
    'No such number',
  ],
  [
    'IDV_PHONE',
    { phone: '+448001111', country: 'GB' },
    `The phone number is not a person's: its type is "toll_free".`,
    '+448001111',
    'toll_free',
  ],
  [
    'IDV_PHONE',
    { phone: '+14155552671', country: 'GB' },
    'The phone number belongs to US, but the person lives in GB.',
    '+14155552671',
    'A number of US',
  ],
  [
    'IDV_ADDRESS',
    { address: { line1: '12345', city: 'Bristol', postal_code: 'BS1 4DJ', country: 'GB' } },
    'The address has no street.',
    '12345',
    'No street name',
  ],
  [
    'IDV_ADDRESS',
    { address: { line1: '4 Quay Street', city: 'Bristol', postal_code: '10115', country: 'GB' } },
    'The postal code of the address does not have the format of GB.',
    '10115',
    'Another format',
  ],
  [
    'IDV_DATABASE',
    named('John', 'Doe'),
    '"John Doe" is a placeholder, not a name.',
    'John Doe',
    'A placeholder',
  ],
  [
    'IDV_DATABASE',
    named('Ann', 'Sm1th'),
    '"Ann Sm1th" contains characters that are not used in names.',
    'Ann Sm1th',
    'Characters that are not used in names',
  ],
  [
    'IDV_DATABASE',
    named('aaa', 'bbbb'),
    '"aaa bbbb" is one letter repeated.',
    'aaa bbbb',
    'One letter, repeated',
  ],
  [
    'IDV_DATABASE',
    { nationality: 'QQ' },
    'The nationality is not an ISO 3166-1 country.',
    'QQ',
    'No such country',
  ],
  ['IDV_DATABASE', { country: 'QQ' }, 'The country is not an ISO 3166-1 country.', 'QQ', 'No such country'],
];

/** As above, for wrong dates of birth. */
const birthReasons: [string, string, string][] = [
  ['1980-13-01', 'The date of birth is not a valid date.', 'No such day'],
  ['2026-06-02', 'The date of birth is in the future.', 'A day to come'],
  ['1900-01-01', 'The date of birth is more than 120 years ago.', 'Older than 120'],
  ['2010-01-01', 'The person is under 18.', 'Younger than 18'],
];

describe('identity · alerts', () => {
  it.each(reasons)('%s of %j: %s', async (code, changes, summary, given, found) => {
    const outcome = await verifyPerson(code, changes, 'production');
    expect(outcome?.findings).toMatchObject([
      { type: 'Identity', category: 'Name Mismatch', summary, evidence: { given, found } },
    ]);
  });

  it.each(birthReasons)('IDV_DATABASE of a person born %s: %s', async (given, summary, found) => {
    const outcome = await verifyPerson('IDV_DATABASE', { date_of_birth: given });
    expect(outcome?.findings).toMatchObject([
      { type: 'Identity', category: 'DOB Mismatch', summary, evidence: { given, found } },
    ]);
  });

  it('are one for each cause', async () => {
    const outcome = await verifyPerson('IDV_DATABASE', {
      ...named('John', 'Doe'),
      date_of_birth: '2030-01-01',
    });
    expect(outcome?.findings.map(({ cause, category }) => [cause, category])).toEqual([
      ['placeholder_name', 'Name Mismatch'],
      ['future_birth', 'DOB Mismatch'],
    ]);
  });

  it('are absent for reasons that lower a score without referring', async () => {
    const outcome = await verifyPerson('IDV_EMAIL', { email: 'info@probity.org' });
    expect(outcome).toMatchObject({ result: 'Pass', findings: [] });
  });
});
