import type { ListedEntity, ListedName } from '@/lib/domain/watchlists/schema';
import { alignNames, type Alignment } from './align';
import { Candidates, leastShareFor } from './candidates';
import { Dictionary } from './dictionary';
import { greatestLift, typePoints } from './evidence';
import { toMatch } from './match';
import { toNamePart, type NamePart, type Rarity } from './name-parts';
import { toWords } from './normalise';
import { scoreName, weakAliasCap, type NameScore } from './score';
import type { ListVersion, Match, Matcher, ScreeningCategory, ScreeningQuery, SearchOptions } from './schema';
import type { NameKind } from './words';

/** Matches from this score (0 to 100) up are worth an analyst's time, unless a project's policy says otherwise. */
export const defaultMatchThreshold = 80;

/** A list as the matcher takes it: its version, and its entities in any order. */
export interface MatcherList extends ListVersion {
  entities: Iterable<ListedEntity>;
}

interface IndexedEntity {
  entity: ListedEntity;
  list: string;
  kind: NameKind;
}

interface IndexedName {
  name: ListedName;
  of: IndexedEntity;
  words: number[];
}

/** The name of an entity that fits a query best. */
interface BestName {
  name: IndexedName;
  alignment: Alignment;
  score: NameScore;
  /** After the cap of weak aliases. */
  capped: number;
}

/** The index of some lists, in memory: immutable, and searched without waiting. */
export function buildMatcher(lists: Iterable<MatcherList>): Matcher {
  return new IndexedMatcher(lists);
}

class IndexedMatcher implements Matcher {
  readonly lists: ListVersion[] = [];
  private readonly dictionary = new Dictionary();
  private readonly names: IndexedName[] = [];
  private readonly candidates: Candidates;
  private readonly parts: Record<NameKind, NamePart[]>;

  constructor(lists: Iterable<MatcherList>) {
    for (const { name, version, updated_at, entities } of lists) {
      this.lists.push({ name, version, updated_at });
      for (const entity of entities) this.index(entity, name);
    }
    this.candidates = new Candidates(
      this.dictionary,
      this.names.map((name) => name.words),
    );
    const toParts = (kind: NameKind) =>
      this.dictionary.words.map(({ text }) => toNamePart(text, kind, this.rarity));
    this.parts = { person: toParts('person'), organisation: toParts('organisation') };
  }

  get nameCount(): number {
    return this.names.length;
  }

  search(query: ScreeningQuery, { threshold, limit, categories }: SearchOptions): Match[] {
    const words = toWords(query.name);
    const asked: Record<NameKind, NamePart[]> = {
      person: words.map((word) => toNamePart(word, 'person', this.rarity)),
      organisation: words.map((word) => toNamePart(word, 'organisation', this.rarity)),
    };
    const leastNameScore = (of: IndexedEntity) =>
      threshold - greatestLift - typePoints(query.entity_type, of.entity.entity_type);
    const accepts = (name: number) => {
      const { of } = this.names[name]!;
      return leastNameScore(of) <= 100 && isOfCategory(of.entity, categories);
    };

    const kind = query.entity_type === 'person' ? 'person' : 'organisation';
    const leastShare = leastShareFor(threshold - greatestLift);
    const found = this.candidates.find(asked[kind], leastShare, accepts);
    const best = this.bestNames(asked, found);
    return [...best.values()]
      .filter(({ name, capped }) => capped >= leastNameScore(name.of))
      .map(({ name, ...fit }) => toMatch(query, { ...fit, ...name.of, listedName: name.name }))
      .filter(({ match }) => match.match_score >= threshold)
      .sort((a, b) => b.match.match_score - a.match.match_score || b.evidence - a.evidence)
      .slice(0, Math.max(0, limit))
      .map(({ match }) => match);
  }

  private index(entity: ListedEntity, list: string): void {
    const of: IndexedEntity = {
      entity,
      list,
      kind: entity.entity_type === 'person' ? 'person' : 'organisation',
    };
    for (const name of entity.names) {
      const words = toWords(name.name).map((word) => this.dictionary.intern(word));
      if (words.length > 0) this.names.push({ name, of, words });
    }
  }

  private bestNames(
    asked: Record<NameKind, NamePart[]>,
    found: readonly number[],
  ): Map<IndexedEntity, BestName> {
    const best = new Map<IndexedEntity, BestName>();
    for (const number of found) {
      const name = this.names[number]!;
      const fit = this.fit(asked[name.of.kind], name);
      const known = best.get(name.of);
      if (!known || fit.capped > known.capped) best.set(name.of, fit);
    }
    return best;
  }

  private fit(asked: NamePart[], name: IndexedName): BestName {
    const parts = this.parts[name.of.kind];
    const alignment = alignNames(
      asked,
      name.words.map((word) => parts[word]!),
    );
    const score = scoreName(alignment, name.of.kind);
    const capped = name.name.weak ? Math.min(score.score, weakAliasCap) : score.score;
    return { name, alignment, score, capped };
  }

  private readonly rarity: Rarity = (text) => {
    const word = this.dictionary.idOf(text);
    const frequency = word === undefined ? 0 : this.candidates.frequency(word);
    const all = this.names.length + 1;
    return Math.log(all / (frequency + 1)) / Math.log(all);
  };
}

function isOfCategory(entity: ListedEntity, categories: readonly ScreeningCategory[] | undefined): boolean {
  return !categories || categories.some((category) => entity.categories.includes(category));
}
