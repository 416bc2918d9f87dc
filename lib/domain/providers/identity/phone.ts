import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { Environment } from '@/lib/platform/context';
import { doubted, type Doubt, summariesOf } from '../doubt';
import type { Subject } from '../provider';

/** Ranges that regulators reserve for fiction and documentation: Ofcom's, and 555-0100 to 555-0199. */
const reservedNumber =
  /^\+(447700900\d{3}|442079460\d{3}|44(117|121|131|151|161)4960\d{3}|1[2-9]\d{2}55501\d{2})$/;

const impersonalTypes = new Set(['PREMIUM_RATE', 'TOLL_FREE', 'SHARED_COST', 'UAN', 'VOICEMAIL', 'PAGER']);

interface PhoneFacts {
  isValid: boolean;
  phone_type: string | null;
  isImpersonal: boolean;
  numberCountry: string | undefined;
  country: string | null;
}

interface PhoneRule {
  cause: string;
  holds: (facts: PhoneFacts) => boolean;
  summary: (facts: PhoneFacts) => string;
  found: (facts: PhoneFacts) => string | null;
}

const invalid: PhoneRule = {
  cause: 'invalid',
  holds: ({ isValid }) => !isValid,
  summary: () => 'The phone number is in no numbering plan.',
  found: () => 'No such number',
};

/** Rules for a valid number. */
const rules: readonly PhoneRule[] = [
  {
    cause: 'impersonal',
    holds: ({ isImpersonal }) => isImpersonal,
    summary: ({ phone_type }) => `The phone number is not a person's: its type is "${phone_type}".`,
    found: ({ phone_type }) => phone_type,
  },
  {
    cause: 'foreign',
    holds: ({ numberCountry, country }) => Boolean(numberCountry && country && numberCountry !== country),
    summary: ({ numberCountry, country }) =>
      `The phone number belongs to ${numberCountry}, but the person lives in ${country}.`,
    found: ({ numberCountry }) => `A number of ${numberCountry}`,
  },
];

/** IDV_PHONE. The carrier is unknown offline. */
export function verifyPhone(subject: Subject, environment: Environment): CheckOutcome {
  const phone = subject.phone ?? '';
  const number = phone.startsWith('+') ? parsePhoneNumberFromString(phone) : undefined;
  const isReserved = environment === 'staging' && reservedNumber.test(phone);
  const type = number?.getType();
  const facts: PhoneFacts = {
    isValid: isReserved || number?.isValid() === true,
    phone_type: type?.toLowerCase() ?? null,
    isImpersonal: type !== undefined && impersonalTypes.has(type),
    numberCountry: number?.country,
    country: subject.country,
  };
  const broken = invalid.holds(facts) ? [invalid] : rules.filter(({ holds }) => holds(facts));
  const doubts = broken.map(({ cause, summary, found }): Doubt => ({
    cause,
    result: 'Refer',
    summary: summary(facts),
    given: subject.phone,
    found: found(facts),
  }));
  return doubted('IDV_PHONE', doubts, {
    verified: doubts.length === 0,
    carrier: null,
    phone_type: facts.phone_type,
    country: facts.numberCountry ?? null,
    reasons: summariesOf(doubts),
  });
}
