import type { MrzFormat } from '../document-reading.ts';
import { mrzLinesOf, type MrzContent } from './mrz-text.ts';
import { madeUpPeople, type MadeUpPerson } from './people.ts';
import { digitsOf, pickFrom, randomFrom } from './random.ts';

// The contents of a document of nobody: what its zones say. draw.ts draws it.

export interface PrintedFields {
  surname: string;
  given_names: string;
  native: MadeUpPerson['native'];
  script: string;
  document_number: string;
  nationality: string;
  /** For example 12 AUG 1974. */
  date_of_birth: string;
  expiration_date: string;
  sex: string;
}

export interface Specimen {
  title: string;
  format: MrzFormat | 'AAMVA';
  mrz: string[];
  printed: PrintedFields;
  content: MrzContent;
}

export interface SpecimenWishes {
  format: MrzFormat | 'AAMVA';
  seed: number;
  person?: MadeUpPerson;
  /** Replaces what the seed would generate, in both zones. */
  content?: Partial<MrzContent>;
  /** Changes the printed zone only, like a forger. */
  printed?: Partial<PrintedFields>;
  title?: string;
}

const states: readonly [string, ...string[]] = [
  'UTO', 'FRA', 'POL', 'GBR', 'BRA', 'USA', 'SEN', 'FIN', 'ROU', 'VNM',
]; // prettier-ignore
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

function dayBetween(random: () => number, firstYear: number, lastYear: number): string {
  const year = firstYear + Math.floor(random() * (lastYear - firstYear + 1));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(year % 100)}${two(1 + Math.floor(random() * 12))}${two(1 + Math.floor(random() * 28))}`;
}

/** The date as documents print it. Years from 40 on belong to the last century. */
function printedDate(yymmdd: string, expires: boolean): string {
  const [year, month, day] = [0, 2, 4].map((at) => Number(yymmdd.slice(at, at + 2)));
  const century = !expires && (year ?? 0) >= 40 ? 1900 : 2000;
  return `${String(day).padStart(2, '0')} ${months[(month ?? 1) - 1]} ${century + (year ?? 0)}`;
}

const optionalLengths = { TD1: 11, TD2: 0, TD3: 14, 'MRV-A': 8, 'MRV-B': 0, AAMVA: 0 };

export function specimenOf(wishes: SpecimenWishes): Specimen {
  const random = randomFrom(wishes.seed);
  const person = wishes.person ?? pickFrom(random, madeUpPeople);
  const state = pickFrom(random, states);
  const prefix = pickFrom(random, ['L', 'X', 'C', 'OB', 'ZI', '']);
  const hasOptional = random() < 0.4;
  const content: MrzContent = {
    format: wishes.format === 'AAMVA' ? 'TD1' : wishes.format,
    issuing_state: state,
    nationality: state,
    surname: person.surname,
    given_names: person.given_names,
    document_number: `${prefix}${digitsOf(random, 9)}`.slice(0, 9),
    date_of_birth: dayBetween(random, 1950, 1999),
    expiration_date: dayBetween(random, 2027, 2036),
    sex: pickFrom(random, ['F', 'M', '<']),
    optional: hasOptional ? digitsOf(random, optionalLengths[wishes.format]) : '',
    ...wishes.content,
  };
  return {
    title: wishes.title ?? (content.issuing_state === 'UTO' ? 'UTOPIA' : content.issuing_state),
    format: wishes.format,
    mrz: wishes.format === 'AAMVA' ? [] : mrzLinesOf(content),
    content,
    printed: {
      surname: content.surname,
      given_names: content.given_names,
      native: person.native,
      script: person.script,
      document_number: content.document_number,
      nationality: content.nationality,
      date_of_birth: printedDate(content.date_of_birth, false),
      expiration_date: printedDate(content.expiration_date, true),
      sex: content.sex === '<' ? 'X' : content.sex,
      ...wishes.printed,
    },
  };
}
