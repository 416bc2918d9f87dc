import { alignNames, type Alignment } from './align';
import { IndexBuilder } from './build-index';
import { Candidates, type Candidate } from './candidates';
import { Dictionary } from './dictionary';
import { greatestLift, typePoints } from './evidence';
import { toMatch, weigh, type WeighedFit } from './match';
import { currentModel, screeningModels, type ScreeningModel } from './model';
import { toNamePart, type NamePart } from './name-parts';
import { toWords } from './normalise';
import { groupSize } from './number-groups';
import { decodeRecord, type ScreenedRecord } from './record';
import { scoreName, type NameScore } from './score';
import type { ListVersion, Match, Matcher, ScreeningQuery, SearchOptions } from './schema';
import { categoryBits, kindOf, listOf, rarityOf, typeOf, type ScreeningIndex } from './screening-index';
import type { ListedEntity } from '@/lib/domain/watchlists/schema';
import { textAt } from './text-heap';
import type { NameKind } from './words';

/** Matches from this score (0 to 100) up are worth an analyst's time, unless a project's policy says otherwise. */
export const defaultMatchThreshold = 80;

/** A list as the matcher takes it: its version, and its entities in any order. */
export interface MatcherList extends ListVersion {
  entities: Iterable<ListedEntity>;
}

/** The name of an entity that fits a query best. */
interface BestName {
  name: number;
  alignment: Alignment;
  score: NameScore;
  /** After the cap of weak aliases. */
  capped: number;
}

/** How far an estimate may lie below the score. */
export const estimateSlack = 14;
/** Words of names that stay at hand between searches: the commonest come again and again. */
const maxRememberedParts = 50_000;

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
  const model = screeningModels.get(index.model_version) ?? currentModel;
  return new IndexedMatcher(index, model);
}

class IndexedMatcher implements Matcher {
  private readonly dictionary: Dictionary;
  private readonly candidates: Candidates;
  private readonly parts: Record<NameKind, Map<number, NamePart>> = {
    person: new Map(),
    organisation: new Map(),
  };

  constructor(
    private readonly index: ScreeningIndex,
    private readonly model: ScreeningModel,
  ) {
    this.dictionary = new Dictionary(index.words.dictionary, model);
    this.candidates = new Candidates(this.dictionary, index.words, index.names, model);
  }

  get lists(): readonly ListVersion[] {
    return this.index.lists;
  }

  get nameCount(): number {
    return this.index.names.entities.length;
  }

  search(query: ScreeningQuery, options: SearchOptions): Match[] {
    const words = toWords(query.name);
    const asked: Record<NameKind, NamePart[]> = {
      person: words.map((word) => this.toPart(word, 'person')),
      organisation: words.map((word) => this.toPart(word, 'organisation')),
    };
    const { threshold } = options;
    const lift = greatestLift(query, this.model);
    const leastNameScore = (flags: number) =>
      threshold - lift - typePoints(query.entity_type, typeOf(flags), this.model);
    const kind = query.entity_type === 'person' ? 'person' : 'organisation';
    const wantedCategories = options.categories ? categoryBits(options.categories) : ~0;
    const found = this.candidates.find(asked[kind], {
      kind,
      leastEstimate: threshold - lift - estimateSlack,
      accepts: (name) => {
        const flags = this.flagsOf(name);
        return (flags & 15 & wantedCategories) !== 0 && leastNameScore(flags) <= 100;
      },
    });
    return [...this.bestNames(asked, found).values()]
      .filter(({ name, score }) => score.score >= leastNameScore(this.flagsOf(name)))
      .map((best) => this.weigh(query, best))
      .filter(({ match_score }) => match_score >= threshold)
      .sort((a, b) => b.match_score - a.match_score || b.sum - a.sum)
      .slice(0, Math.max(0, options.limit))
      .map((weighed) => toMatch(query, weighed, this.model));
  }

  /** By entity. */
  private bestNames(asked: Record<NameKind, NamePart[]>, found: readonly Candidate[]): Map<number, BestName> {
    const best = new Map<number, BestName>();
    for (const { name } of found) {
      const entity = this.index.names.entities[name]!;
      const fit = this.fit(asked, name);
      const known = best.get(entity);
      if (!known || fit.capped > known.capped) best.set(entity, fit);
    }
    return best;
  }

  private fit(asked: Record<NameKind, NamePart[]>, name: number): BestName {
    const kind = kindOf(this.flagsOf(name));
    const alignment = alignNames(asked[kind], this.partsOf(name, kind), this.model);
    const score = scoreName(alignment, kind, this.model);
    const capped = this.index.names.weak[name]
      ? Math.min(score.score, this.model.name.weak_alias_cap)
      : score.score;
    return { name, alignment, score, capped };
  }

  private weigh(query: ScreeningQuery, { name, alignment, score }: BestName): WeighedFit {
    const { names, lists } = this.index;
    const { entity, names: texts } = this.recordOf(names.entities[name]!);
    const fit = {
      entity,
      list: lists[listOf(this.flagsOf(name))]!.name,
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

  private flagsOf(name: number): number {
    return this.index.entities.flags[this.index.names.entities[name]!]!;
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
    return rarityOf(word === undefined ? 0 : groupSize(this.index.words.names, word), this.nameCount);
  };
}
