import { alignNames, type Alignment } from './scoring/align';
import { IndexBuilder } from './index/build-index';
import { Candidates, type Wanted } from './index/candidates';
import { Dictionary } from './index/dictionary';
import { greatestLift, typePoints } from './scoring/evidence';
import { foldIdentifier, leastIdentifierLength } from './scoring/identifiers';
import { toMatch, weigh, type WeighedFit } from './match';
import { currentModel, screeningModels, type ScreeningModel } from './model';
import { toNamePart, type NamePart } from './scoring/name-parts';
import { readingsOf } from './normalisation/normalise';
import { groupSize } from './index/postings';
import { decodeRecord, type ScreenedRecord } from './index/record';
import { rarityAmong, type RarityOfWord } from './index/rarity';
import { scoreName, type NameScore } from './scoring/score';
import type { ListedEntity, ListVersion, Match, Matcher, ScreeningQuery, SearchOptions } from './schema';
import {
  categoryBits,
  inBucketOf,
  kindOf,
  listOf,
  typeOf,
  type ScreeningIndex,
} from './index/screening-index';
import { textAt } from './index/string-column';
import type { NameKind } from './normalisation/word-classes';

/** Matches from this score (0 to 100) up are worth an analyst's time, unless a project's policy says otherwise. */
export const defaultMatchThreshold = 80;

/** A list as the matcher takes it: its version, and its entities in any order. */
export interface MatcherList extends ListVersion {
  entities: Iterable<ListedEntity>;
}

/** A name of an entity beside a query. */
interface BestName {
  name: number;
  entity: number;
  alignment: Alignment;
  score: NameScore;
}

/** The words of a query, as those of a name of either kind. */
type Asked = Record<NameKind, NamePart[]>;

interface WantedOfEntities extends Wanted {
  /** What the name of an entity must score, 0 to 100, for all else to lift it to the threshold. */
  leastName(entity: number): number;
}

/** How far an estimate may lie below the score. */
export const estimateSlack = 14;
/** Words of names that stay at hand between searches: the commonest come again and again. */
const maxRememberedParts = 30_000;
/** About what a date of birth is worth. */
const preferred = { sameAge: 8, otherAge: -15 };

/** The index of some lists, in memory: immutable, and searched without waiting. */
export function buildMatcher(lists: Iterable<MatcherList>, model: ScreeningModel = currentModel): Matcher {
  const builder = new IndexBuilder(model);
  for (const list of lists) {
    builder.beginList(list);
    for (const entity of list.entities) builder.add(entity);
  }
  return matcherOf(builder.build());
}

/** Searches an index that was built before, by the model that it was built with. */
export function matcherOf(index: ScreeningIndex): Matcher {
  const model = screeningModels.get(index.model_version);
  if (!model)
    throw new Error(`The index was built with the model ${index.model_version}, which is not known.`);
  return new IndexedMatcher(index, model);
}

class IndexedMatcher implements Matcher {
  private readonly dictionary: Dictionary;
  private readonly candidates: Candidates;
  private readonly rarityOf: RarityOfWord;
  private readonly parts: Record<NameKind, Map<number, NamePart>> = {
    person: new Map(),
    organisation: new Map(),
  };

  constructor(
    private readonly index: ScreeningIndex,
    private readonly model: ScreeningModel,
  ) {
    this.dictionary = new Dictionary(index.words.dictionary, model);
    this.rarityOf = rarityAmong(this.nameCount, model);
    this.candidates = new Candidates(this.dictionary, index.words, index.names, model);
  }

  get lists(): readonly ListVersion[] {
    return this.index.lists;
  }

  get nameCount(): number {
    return this.index.names.entities.length;
  }

  search(query: ScreeningQuery, options: SearchOptions): Match[] {
    const wanted = this.wantedBy(query, options);
    const identified = this.identifiedBy(query);
    const best = new Map<number, BestName>();
    for (const words of readingsOf(query.name)) {
      const asked = {
        person: words.map((word) => this.toPart(word, 'person')),
        organisation: words.map((word) => this.toPart(word, 'organisation')),
      };
      const found = this.candidates.find(asked[wanted.kind], wanted).map(({ name }) => name);
      for (const name of found) this.keepBetter(best, asked, name);
      for (const name of this.namesOf(identified).filter(wanted.accepts)) this.keepBetter(best, asked, name);
    }
    const weighed = [...best.values()]
      .filter(({ entity, score }) => identified.has(entity) || score.score >= wanted.leastName(entity))
      .map((fit) => ({ entity: fit.entity, ...this.weigh(query, fit) }))
      .filter(({ match_score }) => match_score >= options.threshold)
      .sort((a, b) => b.match_score - a.match_score || b.sum - a.sum);
    return eachOnce(weighed)
      .slice(0, Math.max(0, options.limit))
      .map((one) => toMatch(query, one, this.model));
  }

  private wantedBy(query: ScreeningQuery, { threshold, categories }: SearchOptions): WantedOfEntities {
    const lift = greatestLift(query, this.model);
    const year = query.date_of_birth ? Number(query.date_of_birth.slice(0, 4)) : null;
    const wantedCategories = categories ? categoryBits(categories) : ~0;
    const leastName = (entity: number) =>
      threshold - lift - typePoints(query.entity_type, typeOf(this.flagsOf(entity)), this.model);
    return {
      kind: query.entity_type === 'person' ? 'person' : 'organisation',
      leastEstimate: threshold - lift - estimateSlack,
      leastName,
      accepts: (name) => {
        const entity = this.entityOf(name);
        return (this.flagsOf(entity) & 15 & wantedCategories) !== 0 && leastName(entity) <= 100;
      },
      preference: (name) => (year === null ? 0 : this.yearPreference(this.entityOf(name), year)),
    };
  }

  /** Of very many of one name, those of about the same age are looked at first. */
  private yearPreference(entity: number, year: number): number {
    const { starts, values } = this.index.entities.years;
    const [begin, end] = [starts[entity]!, starts[entity + 1]!];
    if (begin === end) return 0;
    for (let at = begin; at < end; at += 1) if (Math.abs(values[at]! - year) <= 1) return preferred.sameAge;
    return preferred.otherAge;
  }

  /** Entities that may have an identifier of the query. */
  private identifiedBy({ identifiers = [] }: ScreeningQuery): Set<number> {
    const { byIdentifier } = this.index.entities;
    const numbers = identifiers.map(foldIdentifier).filter(({ length }) => length >= leastIdentifierLength);
    return new Set(numbers.flatMap((number) => [...inBucketOf(number, byIdentifier)]));
  }

  private namesOf(entities: ReadonlySet<number>): number[] {
    const { firstNames } = this.index.entities;
    const countOf = (entity: number) => firstNames[entity + 1]! - firstNames[entity]!;
    return [...entities].flatMap((entity) =>
      Array.from({ length: countOf(entity) }, (_, at) => firstNames[entity]! + at),
    );
  }

  private keepBetter(best: Map<number, BestName>, asked: Asked, name: number): void {
    const fit = this.fit(asked, name);
    // The best weak alias and the best other name: a date may lift the one above the other.
    const key = 2 * fit.entity + this.index.names.weak[name]!;
    const known = best.get(key);
    if (!known || fit.score.score > known.score.score) best.set(key, fit);
  }

  private fit(asked: Asked, name: number): BestName {
    const entity = this.entityOf(name);
    const kind = kindOf(this.flagsOf(entity));
    const alignment = alignNames(asked[kind], this.partsOf(name, kind), this.model);
    return { name, entity, alignment, score: scoreName(alignment, kind, this.model) };
  }

  private weigh(query: ScreeningQuery, { name, entity: number, alignment, score }: BestName): WeighedFit {
    const { names, lists } = this.index;
    const { entity, names: texts } = this.recordOf(number);
    const fit = {
      entity,
      list: lists[listOf(this.flagsOf(number))]!.name,
      listedName: { name: texts[names.ordinals[name]!]!, weak: names.weak[name] === 1 },
      alignment,
      score,
    };
    return weigh(query, fit, this.model);
  }

  private recordOf(entity: number): ScreenedRecord {
    const { records, flags } = this.index.entities;
    return decodeRecord(textAt(records, entity), flags[entity]!);
  }

  private entityOf(name: number): number {
    return this.index.names.entities[name]!;
  }

  private flagsOf(entity: number): number {
    return this.index.entities.flags[entity]!;
  }

  private partsOf(name: number, kind: NameKind): NamePart[] {
    const { starts, values } = this.index.names.words;
    const parts: NamePart[] = [];
    for (let at = starts[name]!; at < starts[name + 1]!; at += 1) parts.push(this.partOf(values[at]!, kind));
    return parts;
  }

  private partOf(word: number, kind: NameKind): NamePart {
    const known = this.parts[kind].get(word);
    if (known) return known;
    const part = this.toPart(this.dictionary.textOf(word), kind);
    if (this.parts[kind].size >= maxRememberedParts) this.parts[kind].clear();
    this.parts[kind].set(word, part);
    return part;
  }

  private toPart(text: string, kind: NameKind): NamePart {
    return toNamePart(text, kind, this.rarity, this.model);
  }

  private readonly rarity = (text: string): number => {
    const word = this.dictionary.idOf(text);
    return this.rarityOf(text, word === undefined ? 0 : groupSize(this.index.words.names, word));
  };
}

/** The first of each entity. */
function eachOnce<Weighed extends { entity: number }>(weighed: readonly Weighed[]): Weighed[] {
  const seen = new Set<number>();
  return weighed.filter(({ entity }) => !seen.has(entity) && seen.add(entity));
}
