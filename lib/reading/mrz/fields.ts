import countries from 'i18n-iso-countries/index.js';
import type { MrzFormat, ReadFields } from '../document-reading.ts';
import type { ParsedZone } from './check-digits.ts';
import { dateCells } from './formats.ts';
import { existingDay } from '../../platform/days.ts';

/** ICAO 9303-3 codes that ISO 3166 lacks or has in another form. */
const ownCodes: Record<string, string> = {
  D: 'DE',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  RKS: 'XK',
};

/** The country of a code; null for organisations, stateless people and UTO. */
function countryOfCode(code: string): string | null {
  const plain = code.replaceAll('<', '');
  return ownCodes[plain] ?? countries.alpha3ToAlpha2(plain) ?? null;
}

/** The date; null if there is no such day. Births are in the past, and expiry is at most 50 years ahead. */
function dateOf(yymmdd: string, today: string, kind: 'birth' | 'expiry'): string | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(yymmdd) ?? [];
  const inThisCentury = `20${year}-${month}-${day}`;
  const isPast = inThisCentury <= today;
  const isSoon = Number(`20${year}`) <= Number(today.slice(0, 4)) + 50;
  const date = (kind === 'birth' ? isPast : isSoon) ? inThisCentury : `19${year}-${month}-${day}`;
  return existingDay(date);
}

const sexes: Record<string, ReadFields['gender']> = {
  F: 'female',
  M: 'male',
  '<': 'unspecified',
  X: 'unspecified',
};

interface RawParts {
  state: string;
  nationality: string;
  name: string;
  number: string;
  birth: string;
  sex: string;
  expiry: string;
}

/** Fields by their position, for what the package leaves out: it returns null for UTO. */
function partsOf(format: MrzFormat, lines: string[]): RawParts {
  const [first = '', second = '', third = ''] = lines;
  const cells = dateCells(format);
  const dates = {
    birth: second.slice(...cells.date_of_birth),
    expiry: second.slice(...cells.expiration_date),
  };
  const state = first.slice(2, 5);
  if (format === 'TD1') {
    return {
      ...dates,
      state,
      nationality: second.slice(15, 18),
      name: third,
      number: first.slice(5, 14),
      sex: second.slice(7, 8),
    };
  }
  return {
    ...dates,
    state,
    nationality: second.slice(10, 13),
    name: first.slice(5),
    number: second.slice(0, 9),
    sex: second.slice(20, 21),
  };
}

const worded = (text: string | undefined) => text?.replaceAll('<', ' ').trim().replaceAll(/ +/g, ' ') || null;

/** The fields of a zone. Names are not checked against their country, and dates only against the calendar. */
export function fieldsOf(
  format: MrzFormat,
  lines: string[],
  zone: ParsedZone,
  today: string,
): { fields: ReadFields; issuing_state: string } {
  const parts = partsOf(format, lines);
  const [surname, given] = parts.name.split(/<<+/);
  return {
    issuing_state: parts.state.replaceAll('<', ''),
    fields: {
      surname: worded(surname),
      given_names: worded(given),
      // The package joins longer numbers: TD1 and TD2 continue them in the optional data.
      document_number: zone.documentNumber ?? worded(parts.number),
      nationality: countryOfCode(parts.nationality),
      issuing_country: countryOfCode(parts.state),
      date_of_birth: dateOf(parts.birth, today, 'birth'),
      expiration_date: dateOf(parts.expiry, today, 'expiry'),
      gender: sexes[parts.sex] ?? null,
    },
  };
}
