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

/** `740812` as `12 AUG 1974`, as documents print it. */
const printedIn = (century: number, yymmdd: string): string =>
  `${yymmdd.slice(4, 6)} ${months[Number(yymmdd.slice(2, 4)) - 1]} ${century + Number(yymmdd.slice(0, 2))}`;

/** Years from 40 on belong to the last century. */
const printedBirth = (yymmdd: string): string =>
  printedIn(Number(yymmdd.slice(0, 2)) >= 40 ? 1900 : 2000, yymmdd);

const printedExpiry = (yymmdd: string): string => printedIn(2000, yymmdd);

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
      date_of_birth: printedBirth(content.date_of_birth),
      expiration_date: printedExpiry(content.expiration_date),
      sex: content.sex === '<' ? 'X' : content.sex,
      ...wishes.printed,
    },
  };
}
