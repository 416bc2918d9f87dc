import { describe, expect, it } from 'vitest';
import { legalFormOf } from './legal-forms';
import { toWords } from './normalise';

describe('screening · legal forms', () => {
  it.each([
    ['llc', 'llc ooo tov gmbh sarl kft doo ood eood shpk sia uab'],
    ['ltd', 'ltd limited ltda pty pvt'],
    ['jsc', 'jsc pjsc plc ag sa spa nv ab oyj as zao dd ad zrt kk'],
    ['lp', 'lp llp kg snc'],
    ['gup', 'fgup gup'],
  ])('are equivalent to %s: %s', (form, words) => {
    for (const word of words.split(' ')) expect([word, legalFormOf(word)]).toEqual([word, form]);
  });

  it.each([
    ['CIMEX, S.A.', 'cimex sa'],
    ['Nordlys A/S', 'nordlys as'],
    ['Gazoduto S/A', 'gazoduto sa'],
    ['Fier Sh.p.k.', 'fier shpk'],
    ['Wisla Sp. z o.o.', 'wisla spzoo'],
    ['Vltava spol. s r.o.', 'vltava sro'],
    ['Puente S. de R.L. de C.V.', 'puente srl'],
    ['Kuala Sdn. Bhd.', 'kuala ltd'],
    ['Adler G.m.b.H', 'adler gmbh'],
    ['Adler Gesellschaft mit beschränkter Haftung', 'adler gmbh'],
    ['Dunărea Societatea cu Răspundere Limitată', 'dunarea srl'],
    ['Bosfor Anonim Şirketi', 'bosfor as'],
    ['Limited Liability Company Sever', 'llc sever'],
    ['Public Joint Stock Company Sever', 'pjsc sever'],
    ['ФГУП Север', 'fgup sever'],
    ['Общество с ограниченной ответственностью Север', 'ooo sever'],
    ['Desert Rose FZ-LLC', 'desert rose fze'],
    ['Cedar S.A.R.L.', 'cedar sarl'],
  ])('become one word when written as several or with dots: %s', (name, words) => {
    expect(toWords(name).join(' ')).toBe(words);
  });
});
