import { describe, expect, it } from 'vitest';
import type { Alert } from '@/lib/domain/alerts/schema';
import { datesInWords, formatDate, foundText, readable } from './readable';

it('a date · is in words where it is a day, and unchanged where it is none', () => {
  expect(['1964-05-04', '1964-05', '1964/1966'].map(formatDate)).toEqual([
    '4 May 1964',
    '1964-05',
    '1964/1966',
  ]);
  expect(datesInWords('Born on 2024-02-31 or 2024-13-45, listed on 2024-02-29.')).toBe(
    'Born on 2024-02-31 or 2024-13-45, listed on 29 Feb 2024.',
  );
});

describe('evidence · the sentence', () => {
  it.each([
    ['Name agrees; nationality KZ agrees', 'Name agrees; nationality Kazakhstan agrees'],
    [
      'Name agrees, a common one; born 11 years apart; residence GB, listed SY, RU and 3 more',
      'Name agrees, a common one; born 11 years apart; residence United Kingdom, listed Syria, Russia and 3 more',
    ],
    [
      'The registry has no company with the number SA 12 in AE.',
      'The registry has no company with the number SA 12 in the United Arab Emirates.',
    ],
    [
      'Number SA 12 belongs to no company in AE (Probity Registry).',
      'Number SA 12 belongs to no company in the United Arab Emirates (Probity Registry).',
    ],
    [
      'The company is registered in JE, not in GB.',
      'The company is registered in Jersey, not in the United Kingdom.',
    ],
    [
      'The phone number belongs to FR, but the person lives in GB.',
      'The phone number belongs to France, but the person lives in the United Kingdom.',
    ],
    [
      'The postal code of the address does not have the format of GB.',
      'The postal code of the address does not have the format of the United Kingdom.',
    ],
    ['Country AE agrees', 'Country United Arab Emirates agrees'],
    [
      'Name agrees; no date of birth given, listed 1988-06-09',
      'Name agrees; no date of birth given, listed 9 Jun 1988',
    ],
  ])('writes country names and dates out in “%s”', (rationale, text) =>
    expect(readable(rationale)).toBe(text),
  );

  it.each([
    [`The phone number is not a person's: its type is "toll_free".`, 'its type is “toll free”.'],
    ['Onfido refers the document: DOCUMENT_EXPIRED; image_quality.', 'document expired; image quality.'],
  ])('replaces machine words of providers in “%s”', (summary, end) =>
    expect(readable(summary).endsWith(end)).toBe(true),
  );

  it('leaves email addresses alone', () => {
    const rationale = 'The email address is a disposable one; given "ann_lee.x@post_box.example"';
    expect(readable(rationale)).toBe(
      'The email address is a disposable one; given “ann_lee.x@post_box.example”',
    );
  });

  it('is the listed name where there is one', () => {
    const summary = 'The company is registered in JE, not in GB.';
    expect(foundText({ match: null, summary })).toBe(
      'The company is registered in Jersey, not in the United Kingdom.',
    );
    const match = { matched_name: 'AL SA' } as Alert['match']; // only the field that is read
    expect(foundText({ match, summary })).toBe('AL SA');
  });

  it('leaves names that look like codes alone', () => {
    const rationale =
      'Name is similar to the alias "AL SA"; listed as Deputy of the IT Council; on EU List and UN List';
    expect(readable(rationale)).toBe(
      'Name is similar to the alias “AL SA”; listed as Deputy of the IT Council; on EU List and UN List',
    );
  });
});
