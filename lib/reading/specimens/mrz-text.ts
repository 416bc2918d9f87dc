import type { MrzFormat } from '../document-reading.ts';

// The text of a machine-readable zone, by ICAO 9303 parts 4 to 7.

export interface MrzContent {
  format: MrzFormat;
  /** Three letters, as written in the zone. */
  issuing_state: string;
  nationality: string;
  surname: string;
  given_names: string;
  document_number: string;
  /** YYMMDD. */
  date_of_birth: string;
  expiration_date: string;
  sex: 'F' | 'M' | '<';
  optional: string;
}

const weights = [7, 3, 1];

function valueOf(character: string): number {
  if (character === '<') return 0;
  return character >= 'A' ? character.charCodeAt(0) - 55 : Number(character);
}

const checkDigitOf = (text: string): string =>
  String([...text].reduce((sum, each, at) => sum + valueOf(each) * (weights[at % 3] ?? 0), 0) % 10);

const withDigit = (text: string) => text + checkDigitOf(text);
const filled = (text: string, length: number) => text.padEnd(length, '<').slice(0, length);
const inZone = (name: string) => name.toUpperCase().replaceAll(/[^A-Z]+/g, '<');

/** The lines, each with the length of its format. */
export function mrzLinesOf(content: MrzContent): string[] {
  const { format, issuing_state: state, nationality, sex, optional } = content;
  const name = `${inZone(content.surname)}<<${inZone(content.given_names)}`;
  const number = withDigit(filled(content.document_number, 9));
  const birth = withDigit(content.date_of_birth);
  const expiry = withDigit(content.expiration_date);
  const dated = `${number}${nationality}${birth}${sex}${expiry}`;
  if (format === 'TD3') {
    const own = filled(optional, 14);
    const ownDigit = optional === '' ? '<' : checkDigitOf(own);
    const composite = checkDigitOf(`${number}${birth}${expiry}${own}${ownDigit}`);
    return [filled(`P<${state}${name}`, 44), `${dated}${own}${ownDigit}${composite}`];
  }
  if (format === 'TD2') {
    const own = filled(optional, 7);
    return [
      filled(`I<${state}${name}`, 36),
      `${dated}${own}${checkDigitOf(`${number}${birth}${expiry}${own}`)}`,
    ];
  }
  if (format === 'MRV-A') return [filled(`V<${state}${name}`, 44), filled(`${dated}${optional}`, 44)];
  if (format === 'MRV-B') return [filled(`V<${state}${name}`, 36), filled(`${dated}${optional}`, 36)];
  const own = filled(optional, 15);
  const composite = checkDigitOf(`${number}${own}${birth}${expiry}${'<'.repeat(11)}`);
  return [
    `I<${state}${number}${own}`,
    `${birth}${sex}${expiry}${nationality}${'<'.repeat(11)}${composite}`,
    filled(name, 30),
  ];
}
