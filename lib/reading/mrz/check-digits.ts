import { parse } from 'mrz';
import type { CheckDigit, MrzFormat } from '../document-reading.ts';

// The package `mrz` finds check digits and fields. It does not know visas: they have the lines of TD3 and TD2,
// without the last two check digits.

const fieldOfDigit: Record<string, CheckDigit['field']> = {
  documentNumberCheckDigit: 'document_number',
  birthDateCheckDigit: 'date_of_birth',
  expirationDateCheckDigit: 'expiration_date',
  personalNumberCheckDigit: 'personal_number',
  compositeCheckDigit: 'composite',
};
const notOfVisas = ['personal_number', 'composite'];

const isVisa = (format: MrzFormat): boolean => format === 'MRV-A' || format === 'MRV-B';

export type ParsedZone = ReturnType<typeof parse>;

/** The package refuses lines whose length belongs to no format; ours always belong to one. */
export const parsedZone = (lines: string[]): ParsedZone => parse(lines);

export function checkDigitsOf(format: MrzFormat, zone: ParsedZone): CheckDigit[] {
  return zone.details.flatMap((detail) => {
    const field = fieldOfDigit[detail.field ?? ''];
    if (!field || (isVisa(format) && notOfVisas.includes(field))) return [];
    return [{ field, holds: detail.valid }];
  });
}

export const allHold = (format: MrzFormat, lines: string[]): boolean =>
  checkDigitsOf(format, parsedZone(lines)).every(({ holds }) => holds);
