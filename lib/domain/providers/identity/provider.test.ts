import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { madeUpPerson, madeUpRequest } from '../fixtures/subjects';
import { named, verifyPerson } from '@/tests/fixtures/verify-person';
import { identityProvider } from './provider';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

describe('identity · provider', () => {
  it('passes an ordinary person in all checks with one call', async () => {
    const request = madeUpRequest(madeUpPerson(), [...identityProvider.serves]);
    const { outcomes } = await identityProvider.run(request, new AbortController().signal);
    expect(outcomes.map(({ type_code, result }) => [type_code, result])).toEqual([
      ['IDV_DATABASE', 'Pass'],
      ['IDV_EMAIL', 'Pass'],
      ['IDV_PHONE', 'Pass'],
      ['IDV_ADDRESS', 'Pass'],
    ]);
    expect(outcomes.flatMap(({ findings }) => findings)).toEqual([]);
    expect(outcomes[0]?.result_data).toEqual({ verified: true, decision: 'Pass', score: 100, reasons: [] });
  });
});

describe('identity · IDV_DATABASE', () => {
  it.each([
    ['tomorrow', '2026-06-02', 'Fail', 'DOB Mismatch'],
    ['121 years ago', '1905-05-30', 'Fail', 'DOB Mismatch'],
    ['119 years ago', '1907-05-30', 'Pass', undefined],
    ['eighteen years ago today', '2008-06-01', 'Pass', undefined],
    ['eighteen years ago tomorrow', '2008-06-02', 'Refer', 'DOB Mismatch'],
    ['29 February', '2008-02-29', 'Pass', undefined],
  ])('when born %s', async (_case, date_of_birth, result, category) => {
    const outcome = await verifyPerson('IDV_DATABASE', { date_of_birth });
    expect(outcome).toMatchObject({ result, result_data: { verified: result === 'Pass', decision: result } });
    expect(outcome?.findings.map((finding) => finding.category)).toEqual(category ? [category] : []);
  });

  it.each([
    ['Test', 'Test'],
    ['test', 'USER1'],
    ['N/A', 'N/A'],
    ['asdf', 'asdf'],
    ['John', 'Doe'],
    ['First', 'Last'],
    ['aaa', 'bbbb'],
    ['Ann', 'Sm1th'],
    ['???', '---'],
  ])('refers "%s %s" with a Name Mismatch', async (first, last) => {
    const outcome = await verifyPerson('IDV_DATABASE', named(first, last));
    expect(outcome).toMatchObject({
      result: 'Refer',
      findings: [{ type: 'Identity', category: 'Name Mismatch' }],
    });
  });

  it.each([
    ['Jennifer', 'Null'],
    ['Anna', 'Test'],
    ['Siobhán', "O'Connor-Smith"],
    ['Владимир', 'Петров'],
    ['伟', '王'],
    ['Ṣalāḥ', 'al-Dīn'],
    ['J. R.', 'Núñez'],
    ['अमित', 'शर्मा'],
  ])('accepts "%s %s" as a name', async (first, last) => {
    expect((await verifyPerson('IDV_DATABASE', named(first, last)))?.result).toBe('Pass');
  });

  it('lowers the score for missing fields', async () => {
    const outcome = await verifyPerson('IDV_DATABASE', { date_of_birth: null, nationality: null });
    expect(outcome?.result_data.score).toBe(75);
  });

  it('refers a country that does not exist', async () => {
    expect((await verifyPerson('IDV_DATABASE', { nationality: 'QQ' }))?.result).toBe('Refer');
  });
});

describe('identity · IDV_EMAIL', () => {
  it.each([
    ['maria@proton.me', 'Pass', 0, null],
    ['maria+tag@mail.example.co.uk', 'Pass', 0, null],
    ['jörg@bücher.de', 'Pass', 0, null],
    ['info@probity.org', 'Pass', 30, null],
    ['someone@mailinator.com', 'Refer', 80, null],
    ['someone@inbox.mailinator.com', 'Refer', 80, null],
    ['no-at-sign', 'Refer', 100, false],
    ['a@b', 'Refer', 100, false],
    ['a..b@proton.me', 'Refer', 100, false],
    ['a@-proton.me', 'Refer', 100, false],
    ['a@proton.123', 'Refer', 100, false],
    [`${'a'.repeat(65)}@proton.me`, 'Refer', 100, false],
    ['', 'Refer', 100, false],
  ])('when the address is %s: %s', async (email, result, risk_score, deliverable) => {
    const outcome = await verifyPerson('IDV_EMAIL', { email });
    expect(outcome).toMatchObject({
      result,
      result_data: { verified: result === 'Pass', risk_score, deliverable },
    });
  });

  it('refers domains that are reserved for examples in production only', async () => {
    expect((await verifyPerson('IDV_EMAIL', { email: 'a@example.com' }, 'staging'))?.result).toBe('Pass');
    expect(await verifyPerson('IDV_EMAIL', { email: 'a@example.com' }, 'production')).toMatchObject({
      result: 'Refer',
      result_data: { deliverable: false },
    });
  });
});

describe('identity · IDV_PHONE', () => {
  it.each([
    ['+442079460958', 'GB', 'Pass', 'fixed_line'],
    ['+4915112345678', 'DE', 'Pass', 'mobile'],
    ['+14155552671', 'US', 'Pass', 'fixed_line_or_mobile'],
    ['+14155552671', 'GB', 'Refer', 'fixed_line_or_mobile'],
    ['+448001111', 'GB', 'Refer', 'toll_free'],
    ['+15551234567', 'US', 'Refer', null],
    ['02079460958', 'GB', 'Refer', null],
    [null, 'GB', 'Refer', null],
  ])('when the number is %s and the person lives in %s: %s', async (phone, country, result, phone_type) => {
    expect(await verifyPerson('IDV_PHONE', { phone, country })).toMatchObject({
      result,
      result_data: { verified: result === 'Pass', carrier: null, phone_type },
    });
  });

  it('accepts numbers that are reserved for examples in staging only', async () => {
    expect((await verifyPerson('IDV_PHONE', { phone: '+447700900123' }, 'staging'))?.result).toBe('Pass');
    expect((await verifyPerson('IDV_PHONE', { phone: '+447700900123' }, 'production'))?.result).toBe('Refer');
  });
});

describe('identity · IDV_ADDRESS', () => {
  const at = (
    line1: string | null,
    city: string | null,
    postal_code: string | null,
    country: string | null = null,
  ) => ({
    address: { line1, city, postal_code, country },
  });

  it.each([
    ['every part', at('4 Quay Street', 'Bristol', 'bs14dj'), 'full', 'Pass'],
    ['a country that has no postal codes', at('12 Nathan Road', 'Kowloon', null, 'HK'), 'full', 'Pass'],
    ['no postal code', at('4 Quay Street', 'Bristol', null), 'partial', 'Pass'],
    ['only a street', at('4 Quay Street', null, null), 'partial', 'Pass'],
    ['the postal code of another country', at('4 Quay Street', 'Bristol', '10115'), 'none', 'Refer'],
    ['no street', at(null, 'Bristol', 'BS1 4DJ'), 'none', 'Refer'],
    ['a street of digits only', at('12345', 'Bristol', 'BS1 4DJ'), 'none', 'Refer'],
  ])('when the address has %s', async (_case, changes, match_level, result) => {
    expect(await verifyPerson('IDV_ADDRESS', changes)).toMatchObject({
      result,
      result_data: { verified: result === 'Pass', match_level },
    });
  });
});
