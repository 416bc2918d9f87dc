import type { MrzFormat } from '../document-reading.ts';

// Characters that each position may have, by ICAO 9303 parts 4 to 7.

/** a: letter or filler, 9: digit, n: digit or filler, s: sex, x: anything. */
type CellKind = 'a' | '9' | 'n' | 's' | 'x';

export interface MrzLayout {
  format: MrzFormat;
  lines: number;
  length: number;
  /** One string of kinds per line. */
  kinds: string[];
  /** Only visas begin with V. */
  isVisa: boolean;
}

const dated = `${'x'.repeat(9)}9aaa${'9'.repeat(7)}s${'9'.repeat(7)}`;

export const layouts: readonly MrzLayout[] = [
  {
    format: 'TD3',
    lines: 2,
    length: 44,
    kinds: ['a'.repeat(44), `${dated}${'x'.repeat(14)}n9`],
    isVisa: false,
  },
  {
    format: 'MRV-A',
    lines: 2,
    length: 44,
    kinds: ['a'.repeat(44), `${dated}${'x'.repeat(16)}`],
    isVisa: true,
  },
  {
    format: 'TD2',
    lines: 2,
    length: 36,
    kinds: ['a'.repeat(36), `${dated}${'x'.repeat(7)}9`],
    isVisa: false,
  },
  {
    format: 'MRV-B',
    lines: 2,
    length: 36,
    kinds: ['a'.repeat(36), `${dated}${'x'.repeat(8)}`],
    isVisa: true,
  },
  {
    format: 'TD1',
    lines: 3,
    length: 30,
    kinds: [
      `aaaaa${'x'.repeat(9)}n${'x'.repeat(15)}`,
      `9999999s9999999aaa${'x'.repeat(11)}9`,
      'a'.repeat(30),
    ],
    isVisa: false,
  },
];

const characters: Record<CellKind, RegExp> = {
  a: /[A-Z<]/,
  9: /\d/,
  n: /[\d<]/,
  s: /[MFX<]/,
  x: /./,
};

const isKind = (text: string | undefined): text is CellKind => text !== undefined && text in characters;

export function kindAt(layout: MrzLayout, line: number, character: number): CellKind {
  const kind = layout.kinds[line]?.[character];
  return isKind(kind) ? kind : 'x';
}

export const isAllowed = (kind: CellKind, character: string): boolean => characters[kind].test(character);

type Cells = readonly [from: number, to: number];

/** Cells of the dates. In every format they are in the second line. */
export const dateCells = (format: MrzFormat): Record<'date_of_birth' | 'expiration_date', Cells> =>
  format === 'TD1'
    ? { date_of_birth: [0, 6], expiration_date: [8, 14] }
    : { date_of_birth: [13, 19], expiration_date: [21, 27] };
