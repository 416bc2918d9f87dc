import { compareNames } from '@/lib/domain/screening/compare';
import { listed, madeUpEntities, madeUpList } from '@/lib/domain/screening/fixtures/made-up-list';
import { buildMatcher, defaultMatchThreshold } from '@/lib/domain/screening/matcher';
import { namedCultures, type NamedCulture } from './cultures';
import { negativeKinds } from './negative-kinds';
import { counterpartPairs, negativePairs, positivePairs, type NamePair } from './pair-kinds';
import { listedAs, peopleOf, type Kind, type Person } from './people';
import { positiveKinds } from './positive-kinds';

export interface Cell {
  /** `same`: one party written differently, who should alert. `other`: another party, who should not. */
  side: 'same' | 'other';
  kind: string;
  culture: string;
  cases: number;
  /** Judged rightly. */
  right: number;
  wrong: string[];
}

type Judge = (query: string, person: Person) => boolean;

const counterpartsKind = 'masculine and feminine';

/** By name alone: people are searched for on a list of all cultures, and pairs are compared. */
export function measureKinds(): Cell[] {
  const people = namedCultures.flatMap(peopleOf);
  const idOf = ({ culture, at }: Person) => `${culture} ${at}`;
  const entities = people.map((person) =>
    listed({ list_entry_id: idOf(person), primary_name: listedAs(person) }),
  );
  const matcher = buildMatcher([madeUpList([...madeUpEntities, ...entities])]);
  const alerts: Judge = (name, person) =>
    matcher
      .search({ name, entity_type: 'person' }, { threshold: defaultMatchThreshold, limit: 20 })
      .some(({ list_entry_id }) => list_entry_id === idOf(person));
  return [
    ...namedCultures.flatMap((culture) => [
      ...cellsOf('same', positiveKinds, culture, alerts),
      ...cellsOf('other', negativeKinds, culture, alerts),
      pairCell('other', counterpartsKind, culture.name, counterpartPairs(culture)),
    ]),
    ...Object.entries(positivePairs).map(([kind, pairs]) => pairCell('same', kind, 'any', pairs)),
    ...Object.entries(negativePairs).map(([kind, pairs]) => pairCell('other', kind, 'any', pairs)),
  ].filter(({ cases }) => cases > 0);
}

function cellsOf(
  side: Cell['side'],
  kinds: Readonly<Record<string, Kind>>,
  culture: NamedCulture,
  alerts: Judge,
): Cell[] {
  return Object.entries(kinds).map(([kind, write]) => {
    const queries = peopleOf(culture).flatMap((person) => {
      const query = write(person, culture);
      return query === undefined ? [] : [{ query, person }];
    });
    const wrong = queries.filter(({ query, person }) => alerts(query, person) !== (side === 'same'));
    return {
      side,
      kind,
      culture: culture.name,
      cases: queries.length,
      right: queries.length - wrong.length,
      wrong: wrong.map(({ query, person }) => `${query} / ${listedAs(person)}`),
    };
  });
}

function pairCell(side: Cell['side'], kind: string, culture: string, pairs: readonly NamePair[]): Cell {
  const wrong = pairs.filter(
    ({ query, listed: name, type }) => compareNames(query, name, type).match !== (side === 'same'),
  );
  return {
    side,
    kind,
    culture,
    cases: pairs.length,
    right: pairs.length - wrong.length,
    wrong: wrong.map(({ query, listed: name }) => `${query} / ${name}`),
  };
}
