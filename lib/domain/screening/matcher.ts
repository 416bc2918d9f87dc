import type { ListedEntity, ListedName } from '@/lib/domain/watchlists/schema';
import { alignNames, type Alignment } from './align';
import { Candidates, leastShareFor } from './candidates';
import { Dictionary } from './dictionary';
import { greatestLift, typePoints } from './evidence';
import { toMatch, weigh } from './match';
import { currentModel, type ScreeningModel } from './model';
import { toNamePart, type NamePart, type Rarity } from './name-parts';
import { toWords } from './normalise';
import { scoreName, type NameScore } from './score';
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
export function buildMatcher(lists: Iterable<MatcherList>, model: ScreeningModel = currentModel): Matcher {
  return new IndexedMatcher(lists, model);
}

class IndexedMatcher implements Matcher {
  readonly lists: ListVersion[] = [];
  private readonly dictionary: Dictionary;
  private readonly names: IndexedName[] = [];
  private readonly candidates: Candidates;
  private readonly parts: Record<NameKind, NamePart[]>;

  constructor(
    lists: Iterable<MatcherList>,
    private readonly model: ScreeningModel,
  ) {
    this.dictionary = new Dictionary(model);
    for (const { name, version, updated_at, entities } of lists) {
      this.lists.push({ name, version, updated_at });
      for (const entity of entities) this.index(entity, name);
    }
    this.candidates = new Candidates(
      this.dictionary,
      this.names.map((name) => name.words),
    );
    const toParts = (kind: NameKind) =>
      this.dictionary.words.map(({ text }) => toNamePart(text, kind, this.rarity, this.model));
    this.parts = { person: toParts('person'), organisation: toParts('organisation') };
  }

  get nameCount(): number {
    return this.names.length;
  }

  search(query: ScreeningQuery, { threshold, limit, categories }: SearchOptions): Match[] {
    const lift = greatestLift(query, this.model);
    const words = toWords(query.name);
    const asked: Record<NameKind, NamePart[]> = {
      person: words.map((word) => toNamePart(word, 'person', this.rarity, this.model)),
      organisation: words.map((word) => toNamePart(word, 'organisation', this.rarity, this.model)),
    };
    const leastNameScore = (of: IndexedEntity) =>
      threshold - lift - typePoints(query.entity_type, of.entity.entity_type, this.model);
    const accepts = (name: number) => {
      const { of } = this.names[name]!;
      return leastNameScore(of) <= 100 && isOfCategory(of.entity, categories);
    };

    const kind = query.entity_type === 'person' ? 'person' : 'organisation';
    const leastShare = leastShareFor(threshold - lift);
    const found = this.candidates.find(asked[kind], leastShare, accepts);
    const best = this.bestNames(asked, found);
    return [...best.values()]
      .filter(({ name, score }) => score.score >= leastNameScore(name.of))
      .map(({ name, ...fit }) => weigh(query, { ...fit, ...name.of, listedName: name.name }, this.model))
      .filter(({ match_score }) => match_score >= threshold)
      .sort((a, b) => b.match_score - a.match_score || b.sum - a.sum)
      .slice(0, Math.max(0, limit))
      .map((weighed) => toMatch(query, weighed, this.model));
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
      this.model,
    );
    const score = scoreName(alignment, name.of.kind, this.model);
    const capped = name.name.weak ? Math.min(score.score, this.model.name.weak_alias_cap) : score.score;
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
