import { describe, expect, it } from 'vitest';
import { compareNames } from '../compare';
import { listed, madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { buildMatcher } from '../matcher';

const isMatch = (query: string, name: string) => compareNames(query, name, 'company').match;

function isFound(query: string, name: string): boolean {
  const entity = listed({ list_entry_id: 'sought', primary_name: name, entity_type: 'company' });
  const matcher = buildMatcher([madeUpList([...madeUpEntities, entity])]);
  const matches = matcher.search({ name: query, entity_type: 'company' }, { threshold: 70, limit: 5 });
  return matches.some(({ list_entry_id }) => list_entry_id === 'sought');
}

const same = {
  'legal forms of many countries': [
    ['Varnholm Gesellschaft mit beschränkter Haftung', 'Varnholm GmbH'],
    ['Приватне акціонерне товариство «Ветрокс»', 'PrJSC Vetroks'],
    ['Quorvath Aksjeselskap', 'Quorvath AS'],
    ['Perseroan Terbatas Lumbara Sakti', 'PT Lumbara Sakti'],
    ['შპს ვარდოლა', 'Vardola LLC'],
    ['Velmora Limtied', 'Velmora Limited'],
  ],
  'words of business in other languages': [
    ['Orvelto Denizcilik ve Nakliyat Ltd. Şti.', 'Orvelto Shipping and Transport Limited'],
    ['Banco Comercial Tarvello', 'Tarvello Commercial Bank'],
    ['Zarnitsky Mekhanicheskiy Zavod', 'Zarnitsk Mechanical Plant'],
    ['Ναυτιλιακή Εταιρεία Κελβάρα', 'Kelvara Shipping Company'],
    ['Fondation pour l’Aide Mervane', 'Mervane Relief Foundation'],
    ['Войсковая часть 40817', 'Military Unit 40817'],
    ['Moskovskiy Zarvet', 'Moscow Zarvet'],
    ['Allemagne Zarvet', 'Germany Zarvet'],
  ],
  'abbreviations of words of business': [
    ['Zelvara Marit. Svcs.', 'Zelvara Maritime Services'],
    ['Tarvek Imp. & Exp.', 'Tarvek Import Export'],
  ],
  'fillers, added or left out': [
    ['Zelvara Tarn Oskal General Trading', 'Zelvara Tarn Oskal'],
    ['Quarnel Mirth International Holdings', 'Quarnel Mirth'],
  ],
  'companies in other scripts': [
    ['주식회사 한빛나루건설', 'Hanbitnaru Construction Co Ltd'],
    ['株式会社西山製作所', 'Nishiyama Seisakusho Co., Ltd.'],
    ['บริษัท สยามทองการค้า จำกัด', 'Siam Thong Trading Co Ltd'],
    ['Công ty TNHH Xây dựng Lam Sơn', 'Lam Son Construction Co Ltd'],
    ['宁波永和渔业有限公司', 'Ningbo Yonghe Fishery Co Ltd'],
  ],
  'names of one party in one text': [
    ['Zelvara Tarn Ltd (formerly Quarnel Mirth)', 'Quarnel Mirth Ltd'],
    ['Ondrel Brothers d.b.a. Tarvek Imports', 'Tarvek Imports'],
  ],
  'acronyms, seats and joined words': [
    ['Zarn Valley Drilling Company (ZVDC)', 'Zarn Valley Drilling Company'],
    ['ZVDC', 'Zarn Valley Drilling Company'],
    ['Zelvara Tarn Inc. (Marshall Islands)', 'Zelvara Tarn Incorporated'],
    ['Zar Tekh Vest OOO', 'ZarTekhVest'],
    ['Zelvara Fund V', 'Zelvara Fund 5'],
  ],
};

const others = {
  'first letters': [
    ['Zovex LLC', 'Tovex LLC'],
    ['Orvetta Marmi', 'Rovetta Marmi'],
    ['Eldervane Security', 'Teldervane Security'],
  ],
  'fields of business': [
    ['Zelvara Tarn Quill Metal', 'Zelvara Tarn Quill Garments'],
    ['Banco Tarvello Agricola', 'Tarvello Industrial Bank'],
    ['Zarnitskiy Mekhanicheskiy Zavod', 'Zarnitskiy Khimicheskiy Zavod'],
  ],
  'places and branches': [
    ['Tarvello Bank Kazakhstan', 'Tarvello Bank'],
    ['Tarvello Holdings Ltd (Malta)', 'Tarvello Holdings Ltd (Cyprus)'],
  ],
  numbers: [['Zarn Supermarket 3', 'Zarn Supermarket 7']],
};

const casesOf = (pairs: Record<string, string[][]>) =>
  Object.entries(pairs).flatMap(([kind, names]) => names.map(([a, b]) => [kind, a!, b!] as const));

describe('screening · companies', () => {
  it.each(casesOf(same))('are the same: %s: %s and %s', (_, query, name) => {
    expect(isMatch(query, name)).toBe(true);
    expect(isMatch(name, query)).toBe(true);
  });

  it.each(casesOf(same))('are found by a search: %s: %s and %s', (_, query, name) => {
    expect(isFound(query, name)).toBe(true);
    expect(isFound(name, query)).toBe(true);
  });

  it.each(casesOf(others))('are different: %s: %s and %s', (_, query, name) => {
    expect(isMatch(query, name)).toBe(false);
  });
});
