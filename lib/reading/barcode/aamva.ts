import countries from 'i18n-iso-countries/index.js';
import type { ReadFields } from '../document-reading.ts';
import { existingDay } from '../../platform/days.ts';

// The text of a North American driving licence's barcode: AAMVA DL/ID card design standard, annex D.

export interface AamvaText {
  issuer: string;
  version: number;
  fields: ReadFields;
}

/** Dates are MMDDYYYY in the United States and YYYYMMDD in Canada. */
function dateOf(text: string | undefined, country: string | undefined): string | null {
  if (!text || !/^\d{8}$/.test(text)) return null;
  const parts =
    country === 'CAN'
      ? [text.slice(0, 4), text.slice(4, 6), text.slice(6)]
      : [text.slice(4), text.slice(0, 2), text.slice(2, 4)];
  return existingDay(parts.join('-'));
}

const sexes: Record<string, ReadFields['gender']> = { 1: 'male', 2: 'female', 9: 'unspecified' };
const absent = ['', 'NONE', 'UNAVL', 'UNAVAIL'];
const stated = (text: string | undefined): string | null =>
  text === undefined || absent.includes(text.trim()) ? null : text.trim();

/** Null for a text that is not from a licence. */
export function parseAamva(text: string): AamvaText | null {
  const header = /^@\n.\r(?:ANSI |AAMVA)(\d{6})(\d{2})/s.exec(text);
  if (!header) return null;
  const elements = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(
    /(?:\n|(?<=\d)(?:DL|ID)(?=D))(D[A-Z]{2})([^\n\r]*)/g,
  )) {
    if (!elements.has(name)) elements.set(name, value);
  }
  const country = elements.get('DCG');
  const given = [elements.get('DAC') ?? elements.get('DCT'), elements.get('DAD')].map(stated);
  return {
    issuer: header[1] ?? '',
    version: Number(header[2]),
    fields: {
      surname: stated(elements.get('DCS')),
      given_names: given.filter(Boolean).join(' ') || null,
      document_number: stated(elements.get('DAQ')),
      nationality: null,
      issuing_country: (country && countries.alpha3ToAlpha2(country)) || null,
      date_of_birth: dateOf(elements.get('DBB'), country),
      expiration_date: dateOf(elements.get('DBA'), country),
      gender: sexes[elements.get('DBC') ?? ''] ?? null,
    },
  };
}
