import { describe, expect, it } from 'vitest';
import { listed, madeUpEntities, madeUpList } from '../fixtures/made-up-list';
import { buildMatcher } from '../matcher';
import { replay } from '../replay';

const wanted = listed({ list_entry_id: 'wanted', primary_name: 'PAPADEMAKIS, Salah' });
const otherwiseSpelt = (list_entry_id: string, family: string) =>
  listed({ list_entry_id, primary_name: `${family}, Salah`, aliases: [`${family}, Saleh`] });
const query = { name: 'Saleh Papademakis', entity_type: 'person' } as const;

function matchAmong(...attesting: Array<ReturnType<typeof listed>>) {
  const matcher = buildMatcher([madeUpList([...madeUpEntities, wanted, ...attesting])]);
  return matcher.search(query, { threshold: 80, limit: 5 }).find((one) => one.list_entry_id === 'wanted');
}

describe('screening · spellings that a list attests', () => {
  it('make one name of two when several parties bear both', () => {
    expect(matchAmong()).toBeUndefined();
    expect(matchAmong(otherwiseSpelt('first', 'ZARAMANI'))).toBeUndefined();
    expect(
      matchAmong(otherwiseSpelt('first', 'ZARAMANI'), otherwiseSpelt('second', 'QADHUMI')),
    ).toBeDefined();
  });

  it('are kept with the match, so that a replay without the lists scores it the same', () => {
    const match = matchAmong(otherwiseSpelt('first', 'ZARAMANI'), otherwiseSpelt('second', 'QADHUMI'))!;
    expect(match.words?.query.flatMap(({ spellings }) => spellings ?? [])).toEqual(['salah']);
    expect(replay({ query, entity: wanted, isWeak: false, match })).toEqual(match);
  });
});
