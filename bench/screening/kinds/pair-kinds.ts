import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import type { NamedCulture } from './cultures';

export interface NamePair {
  query: string;
  listed: string;
  type: ScreeningQuery['entity_type'];
}

const pairs = (type: NamePair['type'], table: string): NamePair[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', listed = ''] = line.split('|').map((name) => name.trim());
      return { query, listed, type };
    });

const bases = ['Meridian', 'Blue Harbour', 'Kestrel', 'Vantora', 'Northgate', 'Silverbrook'];
const each = (type: NamePair['type'], make: (base: string, at: number) => [string, string]): NamePair[] =>
  bases.map((base, at) => {
    const [query, listed] = make(base, at);
    return { query, listed, type };
  });
const roman = ['II', 'III', 'IV', 'V', 'VI', 'VII'];
const countries = ['France', 'Germany', 'Japan', 'Chile', 'Kenya', 'Poland', 'Oman'];

/** The same company or person. */
export const positivePairs: Readonly<Record<string, NamePair[]>> = {
  'legal form misspelt': each('company', (base, at) => [
    `${base} Shipping ${['Limted', 'Lmited', 'Limitd', 'Limiited', 'Ltd', 'Limitted'][at]}`,
    `${base} Shipping Limited`,
  ]),
  'legal form in another language': each('company', (base, at) => [
    `${base} ${['GmbH', 'OOO', 'S.r.l.', 'Sp. z o.o.', 'B.V.', 'SARL'][at]}`,
    `${base} LLC`,
  ]),
  'legal form left out': each('company', (base) => [`${base} Trading`, `${base} Trading Company Ltd`]),
  'and for &': each('company', (base) => [`${base} & Hollis Partners`, `${base} and Hollis Partners`]),
  'article left out': each('company', (base) => [`The ${base} Foundation`, `${base} Foundation`]),
  'company misspelt': each('company', (base) => [
    `${base.slice(0, 4)}${base.slice(5)} Petroleum Corp`,
    `${base} Petroleum Corp`,
  ]),
  acronym: pairs(
    'company',
    `
    NPCO | National Petroleum Company of Orania
    ISMB | Industrial Savings Merchant Bank
    GUSF | General Union of Southern Fisheries
    IMTC | Inland Maritime Transport Committee
    APLF | Atlantis Popular Liberation Front`,
  ),
  'same characters': pairs(
    'person',
    `
    张伟 | 張偉
    国伟 周 | 周国伟
    حسین موسوی | حسين موسوي
    리민호 | 이민호
    민호 김 | 김민호`,
  ),
  'Jr for Junior': pairs(
    'person',
    `
    Robert Whitfield Jr. | Robert Whitfield Junior
    Carlos Montoya Sr. | Carlos Montoya Senior
    Edgar Pelham III | Edgar Pelham 3rd`,
  ),
  'father left out': pairs(
    'person',
    `
    Faisal al-Mutlaq | Faisal bin Nayef al-Mutlaq
    Yousef al-Qahtan | Yousef ibn Saad al-Qahtan
    Pavel Dorokhin | Pavel Arkadyevich Dorokhin`,
  ),
};

/** Others, whose names only look alike. */
export const negativePairs: Readonly<Record<string, NamePair[]>> = {
  'another branch': each('company', (base, at) => [
    `${base} Bank (${countries[at]})`,
    `${base} Bank (${countries[at + 1]})`,
  ]),
  'branch and parent': each('company', (base, at) => [`${base} Bank`, `${base} Bank ${countries[at]}`]),
  'another fund': each('company', (base, at) => [
    `${base} Growth Fund ${roman[at]}`,
    `${base} Growth Fund ${at + 7}`,
  ]),
  'fund and first fund': each('company', (base, at) => [
    `${base} Growth Fund`,
    `${base} Growth Fund ${roman[at]}`,
  ]),
  'another series': each('company', (base, at) => [
    `${base} Trust 2005-${at + 1}`,
    `${base} Trust 2006-${at + 1}`,
  ]),
  'only generic words alike': each('company', (base, at) => [
    `${base} General Trading Company Ltd`,
    `${bases[(at + 1) % bases.length]} General Trading Company Ltd`,
  ]),
  'another trade': each('company', (base, at) => [
    `${base} ${['Shipping', 'Securities', 'Pharma', 'Motors', 'Hotels', 'Mining'][at]}`,
    `${base} ${['Insurance', 'Airlines', 'Textiles', 'Foods', 'Software', 'Media'][at]}`,
  ]),
  'short names a letter apart': pairs(
    'company',
    `
    BD plc | BP plc
    LXC Aviation | LRC Aviation
    KBS Holding | KPS Holding
    Norca AG | Norba Bank AG`,
  ),
  'other characters read alike': pairs(
    'person',
    `
    张伟 | 章玮
    王建国 | 王健国
    李伟明 | 李伟民
    김정은 | 김종은
    نصر حداد | نسر حداد`,
  ),
  'another word of a reading': pairs(
    'person',
    `
    健 黄 | HUANG, Jinee
    桂英 王 | WANG, Guo Ying
    승민 김 | KIM, Sangman
    은정 김 | KIM, Jong Un
    مريم کریمی | KARIMI, Mazyar`,
  ),
  'a patronymic for its name': pairs(
    'person',
    `
    Marchuk Vadimovich | MARCHUK, Vadim
    Lanina Olegovna | LANIN, Oleg
    Dorokhin Sergeevich | DOROKHIN, Sergey`,
  ),
  generations: pairs(
    'person',
    `
    Robert Whitfield II | Robert Whitfield III
    Robert Whitfield Jr. | Robert Whitfield Sr.
    Edgar Pelham III | Edgar Pelham IV
    Carlos Montoya Junior | Carlos Montoya Senior`,
  ),
  'father and son': pairs(
    'person',
    `
    Ahmed bin Khalid | Khalid bin Ahmed
    Salem ibn Rashid | Rashid ibn Salem
    Hamad bin Isa al-Mutlaq | Isa bin Hamad al-Mutlaq
    Omar ould Sidi | Sidi ould Omar`,
  ),
  'another patronymic': pairs(
    'person',
    `
    Pavel Ivanovich Dorokhin | Pavel Petrovich Dorokhin
    Olga Sergeevna Marchuk | Olga Andreevna Marchuk
    Igor Borisovich Lanin | Igor Olegovich Lanin`,
  ),
  'another tribe': pairs(
    'person',
    `
    Saad Ibrahim Hassan al-Mosuli | Saad Ibrahim Hassan al-Tikriti
    Yasir Mahmoud al-Harbi | Yasir Mahmoud al-Ghamdi
    Khalaf Ahmad Omar al-Rawi | Khalaf Ahmad Omar al-Duri`,
  ),
};

/** Each pair of counterparts with a family name of the culture: never the same person. */
export function counterpartPairs({ counterparts, family }: NamedCulture): NamePair[] {
  return counterparts.flatMap(([male, female], at) => {
    const name = family[at % family.length]!;
    return [
      { query: `${female} ${name}`, listed: `${name.toUpperCase()}, ${male}`, type: 'person' as const },
      { query: `${male} ${name}`, listed: `${name.toUpperCase()}, ${female}`, type: 'person' as const },
    ];
  });
}
