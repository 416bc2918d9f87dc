import { describe, expect, it } from 'vitest';
import { maxWords, toWords } from './normalise';

describe('screening · words of a name', () => {
  it.each([
    ['SURNAME, Given-Name', ['surname', 'given', 'name']],
    ["AL-SAN'AI", ['al', 'sanai']],
    ['Владимир Йорданов', ['vladimir', 'yordanov']],
    ['Ro\u200bstek\u202e', ['rostek']],
    ['Doug1as', ['douglas']],
    ['Ship 7898', ['ship', '7898']],
    ['CIMEX, S.A.', ['cimex', 'sa']],
    ['Acme Limited Liability Company', ['acme', 'llc']],
    ['Public Joint Stock Company Rostek', ['pjsc', 'rostek']],
    ['Rum & Sons', ['rum', 'and', 'sons']],
    ['Ann 😀', ['ann']],
    ['Ig0r S3ch1n', ['igor', 'sechin']],
    ['M@ria $mirnova', ['maria', 'smirnova']],
    ['Trust 2006-AR16', ['trust', '2006', 'ar16']],
    ['First Int’l Bank', ['first', 'international', 'bank']],
    ['Mohd. Salleh', ['mohammed', 'salleh']],
    ['Ma. Lourdes Fdez', ['maria', 'lourdes', 'fernandez']],
    ['Ma Jian', ['ma', 'jian']],
    ["'Abd al-Rahman", ['abdul', 'rahman']],
    ['Abdel Rahman', ['abdul', 'rahman']],
    ['Abd Allah', ['abdullah']],
    ['Abdurrahman Abdessalam Abdelaziz', ['abdulrahman', 'abdulsalam', 'abdulaziz']],
    ['Abdallah Habibollah Mullah', ['abdullah', 'habibullah', 'mullah']],
    ['Salahaldin Noureddine Aldine', ['salahuddin', 'nouruddin', 'aldine']],
    ['as-Sisi', ['al', 'sisi']],
    ['As Silverfors', ['as', 'silverfors']],
    ['Nour ad-Din', ['nour', 'uddin']],
    ['Habib Ullah', ['habib', 'ullah']],
    ['', []],
  ])('are normalised: %s', (name, words) => {
    expect(toWords(name)).toEqual(words);
  });

  it('are limited in number when the name is long', () => {
    expect(toWords('a b '.repeat(500))).toHaveLength(maxWords);
  });
});
