import { describe, expect, it } from 'vitest';
import { maxWords, toWords } from './normalise';

describe('screening · words of a name', () => {
  it.each([
    ['SURNAME, Given-Name', ['surname', 'given', 'name']],
    ["AL-SAN'AI", ['al', 'sanai']],
    ['Łukasz Müßig Ærø', ['lukasz', 'mussig', 'aero']],
    ['Владимир Йорданов', ['vladimir', 'yordanov']],
    ['محمد', ['mhmd']],
    ['김정은', ['kim', 'jeong', 'eun']],
    ['이 민호', ['lee', 'min', 'ho']],
    ['최룡해', ['choe', 'lyong', 'hae']],
    ['이스라엘', ['i', 'seu', 'la', 'el']],
    ['ЗAО Rоstеk', ['zao', 'rostek']],
    ['Вrown Нarbоur', ['brown', 'harbour']],
    ['Ro\u200bstek\u202e', ['rostek']],
    ['Ｆｕｌｌ Ｗｉｄｔｈ', ['full', 'width']],
    ['Doug1as', ['douglas']],
    ['Ship 7898', ['ship', '7898']],
    ['CIMEX, S.A.', ['cimex', 'sa']],
    ['Acme Limited Liability Company', ['acme', 'llc']],
    ['Public Joint Stock Company Rostek', ['pjsc', 'rostek']],
    ['Rum & Sons', ['rum', 'and', 'sons']],
    ['Ann 😀', ['ann']],
    ['', []],
  ])('of %s', (name, words) => {
    expect(toWords(name)).toEqual(words);
  });

  it('reads no more words than its limit', () => {
    expect(toWords('a b '.repeat(500))).toHaveLength(maxWords);
  });
});
