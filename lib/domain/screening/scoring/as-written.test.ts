import { describe, expect, it } from 'vitest';
import { compareNames } from '../compare';
import { listed, madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { buildMatcher } from '../matcher';
import { replay } from '../replay';

const entity = listed({ list_entry_id: 'wei', primary_name: 'ZHANG, Wei', aliases: ['张伟'] });
const matcher = buildMatcher([madeUpList([...madeUpEntities, entity])]);
const find = (name: string) =>
  matcher
    .search({ name, entity_type: 'person' }, { threshold: 20, limit: 5 })
    .find(({ list_entry_id }) => list_entry_id === 'wei');

describe('screening · names in one script', () => {
  it.each([
    ['张伟', 100],
    ['張偉', 100],
    ['伟 张', 100],
    ['Zhang Wei', 100],
    ['章伟', 50],
  ])(
    'are compared as they are written, though the list has another name that is read so: %s',
    (name, score) => {
      expect(find(name)?.match_score).toBe(score);
    },
  );

  it('are other names when no character is the same', () => {
    expect(find('章玮')).toBeUndefined();
  });

  it('say what the characters cost, and are replayed to the same score', () => {
    const match = find('章伟')!;
    expect(match.explanation.find(({ feature }) => feature === 'characters')?.contribution).toBe(-50);
    const query = { name: '章伟', entity_type: 'person' } as const;
    expect(replay({ query, entity, isWeak: false, match })).toEqual(match);
  });
});

describe('screening · names read from characters', () => {
  it.each([
    ['健 黄', 'HUANG, Jinee'],
    ['莉 李', 'LI, Yi'],
    ['승민 김', 'KIM, Sangman'],
    ['은정 김', 'KIM, Jong Un'],
    ['영수 지우 김', 'KIM, Yong Su'],
    ['مريم کریمی', 'KARIMI, Mazyar'],
  ])('hold no slips: %s is not %s', (query, name) => {
    expect(compareNames(query, name, 'person').match).toBe(false);
  });

  it.each([
    ['현우 김', 'KIM, Hyon U'],
    ['习近平', 'XI, Jinping'],
    ['محمد سلطانی', 'SOLTANI, Mohammad'],
    ['金正賢', 'KIM, Jong Hyun'],
  ])('may be spelt in several ways: %s is %s', (query, name) => {
    expect(compareNames(query, name, 'person').match).toBe(true);
  });
});
