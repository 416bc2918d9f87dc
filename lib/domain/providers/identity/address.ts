import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import { doubted, type Doubt, summariesOf } from '../doubt';
import type { Subject } from '../provider';
import { matchesPostalFormat } from './postal-codes';

type Address = Subject['address'];

interface AddressRule {
  cause: string;
  holds: (address: Address, country: string | null) => boolean;
  summary: (country: string | null) => string;
  given: (address: Address) => string | null;
  found: string;
}

const wrong: readonly AddressRule[] = [
  {
    cause: 'no_street',
    holds: ({ line1 }) => line1 === null || !/\p{L}/u.test(line1),
    summary: () => 'The address has no street.',
    given: ({ line1 }) => line1,
    found: 'No street name',
  },
  {
    cause: 'postal_code',
    holds: ({ postal_code }, country) =>
      postal_code !== null && country !== null && matchesPostalFormat(postal_code, country) === false,
    summary: (country) => `The postal code of the address does not have the format of ${country}.`,
    given: ({ postal_code }) => postal_code,
    found: 'Another format',
  },
];

/**
 * IDV_ADDRESS. `full`: street, town and a valid postal code (where the country has them); `partial`: parts
 * are missing; `none`: a part is wrong.
 */
export function verifyAddress(subject: Subject): CheckOutcome {
  const { address } = subject;
  const country = address.country ?? subject.country;
  const doubts = wrong
    .filter(({ holds }) => holds(address, country))
    .map(({ cause, summary, given, found }): Doubt => ({
      cause,
      result: 'Refer',
      summary: summary(country),
      given: given(address),
      found,
    }));
  const missing = missingParts(address, country);
  const partialLevel = missing.length > 0 ? 'partial' : 'full';
  return doubted('IDV_ADDRESS', doubts, {
    verified: doubts.length === 0,
    match_level: doubts.length > 0 ? 'none' : partialLevel,
    reasons: doubts.length > 0 ? summariesOf(doubts) : missing,
  });
}

function missingParts({ city, postal_code }: Address, country: string | null): string[] {
  const hasCodes = country === null || matchesPostalFormat('', country) !== null;
  return [
    ...(city === null ? ['The town is missing.'] : []),
    ...(postal_code === null && hasCodes ? ['The postal code is missing.'] : []),
  ];
}
