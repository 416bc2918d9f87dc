import { describe, expect, it } from 'vitest';
import { type Difference, differenceOf, type Piece } from './difference';

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const shown = ({ left, right }: Difference) => [marked(left), marked(right)];

describe('difference of two texts', () => {
  it('marks the letters that differ', () => {
    expect(shown(differenceOf('Anton Weskarov', 'Anton Veskarov'))).toEqual([
      'Anton [W]eskarov',
      'Anton [V]eskarov',
    ]);
  });

  it('marks a word that is only in one of them', () => {
    expect(shown(differenceOf('Anton Weskarov', 'Anton Ilyich Weskarov'))).toEqual([
      'Anton Weskarov',
      'Anton [Ilyich] Weskarov',
    ]);
  });

  it('marks nothing in equal texts, whatever their case and the encoding of accents', () => {
    expect(shown(differenceOf('Fanch\u00e8re', 'FANCHE\u0300RE'))).toEqual([
      'Fanch\u00e8re',
      'FANCHE\u0300RE',
    ]);
    expect(shown(differenceOf('', ''))).toEqual(['', '']);
  });

  it('marks a letter together with its combining marks', () => {
    expect(shown(differenceOf('Ves\u030ckar', 'Veskar'))).toEqual(['Ve[s\u030c]kar', 'Ve[s]kar']);
  });

  it('distinguishes Han characters, even those of two code units', () => {
    expect(shown(differenceOf('林 曉青', '林 小青'))).toEqual(['林 [曉]青', '林 [小]青']);
    expect(shown(differenceOf('𠮷田', '吉田'))).toEqual(['[𠮷]田', '[吉]田']);
  });

  it('distinguishes Arabic letters, including their vowel signs', () => {
    expect(shown(differenceOf('محمد', 'محمود'))).toEqual(['محمد', 'محم[و]د']);
    expect(shown(differenceOf('مُحمد', 'محمد'))).toEqual(['[مُ]حمد', '[م]حمد']);
  });

  it('marks all of two texts that have little in common', () => {
    expect(shown(differenceOf('14 Mar 1991', '2 Sep 1958'))).toEqual(['[14 Mar 1991]', '[2 Sep 1958]']);
    expect(shown(differenceOf('Portugal', 'Bulgaria'))).toEqual(['[Portugal]', '[Bulgaria]']);
  });

  it('compares each word with its counterpart, in any order of words', () => {
    expect(shown(differenceOf('Horatio Pudelford', 'PUDDLEFORD, Horatio'))).toEqual([
      'Horatio Pud[e]lford',
      'PUD[D]L[E]FORD, Horatio',
    ]);
    expect(shown(differenceOf('Samira Al Khatourni', 'AL-KHATURNI, Samira Y.'))).toEqual([
      'Samira Al Khat[o]urni',
      'AL-KHATURNI, Samira [Y].',
    ]);
    expect(shown(differenceOf('曉青 林', '林 小青'))).toEqual(['[曉]青 林', '林 [小]青']);
    expect(shown(differenceOf('محمد علي', 'علي محمود'))).toEqual(['محمد علي', 'علي محم[و]د']);
  });

  it('marks a word without a counterpart, but no comma, order or space', () => {
    expect(shown(differenceOf('Ilya Orekhov', 'OREKHOV, Petr'))).toEqual([
      '[Ilya] Orekhov',
      'OREKHOV, [Petr]',
    ]);
    expect(shown(differenceOf('Valentina Snowglobe', 'SNOWGLOBE, Valentina'))).toEqual([
      'Valentina Snowglobe',
      'SNOWGLOBE, Valentina',
    ]);
    expect(shown(differenceOf('林曉青', '林 曉青'))).toEqual(['林曉青', '林 曉青']);
  });

  it('compares long texts by words', () => {
    const long = 'the quick brown fox '.repeat(40);
    expect(shown(differenceOf(`${long}jumps`, `${long}jumped`))).toEqual([
      `${long}[jumps]`,
      `${long}[jumped]`,
    ]);
  });

  it('loses no letter', () => {
    const { left, right } = differenceOf('AL-KHATURNI, Samira Y.', 'Samira Al Khatourni');
    expect(left.map(({ text }) => text).join('')).toBe('AL-KHATURNI, Samira Y.');
    expect(right.map(({ text }) => text).join('')).toBe('Samira Al Khatourni');
  });
});
