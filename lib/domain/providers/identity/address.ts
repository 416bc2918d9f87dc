import type { CheckOutcome } from '@/lib/domain/checks/outcome';
import type { Subject } from '../provider';
import { matchesPostalFormat } from './postal-codes';

type MatchLevel = 'full' | 'partial' | 'none';

/**
 * IDV_ADDRESS. `full`: street, town and a valid postal code (where the country has them); `partial`: parts are
 * missing; `none`: a part is wrong.
 */
export function verifyAddress({ address, country }: Subject): CheckOutcome {
  const { level, reasons } = judge(address, address.country ?? country);
  return {
    type_code: 'IDV_ADDRESS',
    result: level === 'none' ? 'Refer' : 'Pass',
    result_data: { verified: level !== 'none', match_level: level, reasons },
    findings: [],
  };
}

function judge(
  address: Subject['address'],
  country: string | null,
): { level: MatchLevel; reasons: string[] } {
  const wrong = [...wrongStreet(address.line1), ...wrongPostalCode(address.postal_code, country)];
  if (wrong.length > 0) return { level: 'none', reasons: wrong };
  const missing = missingParts(address, country);
  return { level: missing.length > 0 ? 'partial' : 'full', reasons: missing };
}

function wrongStreet(line1: string | null): string[] {
  return line1 !== null && /\p{L}/u.test(line1) ? [] : ['There is no street address.'];
}

function wrongPostalCode(postalCode: string | null, country: string | null): string[] {
  if (postalCode === null || country === null || matchesPostalFormat(postalCode, country) !== false)
    return [];
  return [`The postal code does not have the format of ${country}.`];
}

function missingParts({ city, postal_code }: Subject['address'], country: string | null): string[] {
  const hasCodes = country === null || matchesPostalFormat('', country) !== null;
  return [
    ...(city === null ? ['The town is missing.'] : []),
    ...(postal_code === null && hasCodes ? ['The postal code is missing.'] : []),
  ];
}
