import { describe, expect, it } from 'vitest';
import { readable } from './rationale-text';

describe('evidence · the sentence', () => {
  it.each([
    ['Name agrees; nationality KZ agrees', 'Name agrees; nationality Kazakhstan agrees'],
    [
      'Name agrees, a common one; born 11 years apart; residence GB, listed SY, RU and 3 more',
      'Name agrees, a common one; born 11 years apart; residence United Kingdom, listed Syria, Russia and 3 more',
    ],
    [
      'The registry has no company with the number SA 12 in AE.',
      'The registry has no company with the number SA 12 in United Arab Emirates.',
    ],
    [
      'The company is registered in JE, not in GB.',
      'The company is registered in Jersey, not in United Kingdom.',
    ],
    ['Country AE agrees', 'Country United Arab Emirates agrees'],
    [
      'Name agrees; no date of birth given, listed 1988-06-09',
      'Name agrees; no date of birth given, listed 9 Jun 1988',
    ],
  ])('writes country names and dates out in “%s”', (rationale, text) =>
    expect(readable(rationale)).toBe(text),
  );

  it('leaves names that look like codes alone', () => {
    const rationale =
      'Name is near the alias "AL SA"; listed as Deputy of the IT Council; on EU List and UN List';
    expect(readable(rationale)).toBe(rationale);
  });
});
