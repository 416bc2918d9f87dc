import { IndexBuilder } from './index/build-index';
import { CandidateFinder, type CandidateCriteria } from './index/candidates';
import { IndexReader, type SpellingsOf } from './index/index-reader';
import {
  categoriesOfAll,
  categoriesOfLists,
  categoryBits,
  kindOf,
  listOf,
  typeOf,
  type ScreeningIndex,
} from './index/screening-index';
import { toMatch, weigh, type WeighedFit } from './match';
import { currentModel, screeningModels } from './models/known-models';
import type { ScreeningModel } from './model';
import { mapInSteps, resultOf } from './steps';
import { readingsOf } from './normalisation/normalise';
import { readTables } from './normalisation/read-tables';
import { readScriptOf, type ReadScript } from './normalisation/scripts';
import type { NameKind } from './normalisation/word-classes';
import type { ListedEntity, ListVersion, Match, Matcher, ScreeningQuery, SearchOptions } from './schema';
import { alignNames, type Alignment } from './scoring/align';
import { maxSecondaryPoints, typePoints } from './scoring/evidence';
import type { ScreeningCategory } from '@/lib/domain/words';
import { likenOnce } from './scoring/likeness';
import { asRead, type NamePart, type RarityOf } from './scoring/name-parts';
import { scoreName, type NameScore } from './scoring/score';

/** Default minimum score (0 to 100) of a match worth reviewing; a project's policy may set another. */
export const defaultMatchThreshold = 80;

export interface MatcherList extends ListVersion {
  entities: Iterable<ListedEntity>;
}

interface ScoredName {
  name: number;
  entity: number;
  alignment: Alignment;
  score: NameScore;
}

type QueryParts = (kind: NameKind) => NamePart[];

interface SearchCriteria extends CandidateCriteria {
  /**
   * The name score, 0 to 100, that an entity needs to reach the threshold with all other evidence in its
   * favour.
   */
  minNameScore(entity: number): number;
}

export const estimateSlack = 14;
/** Approximate points of a date of birth. */
const ageBoost = { sameAge: 8, otherAge: -15 };
const maxScore = 100;
const allCategories = 15;

export function buildMatcher(lists: Iterable<MatcherList>, model: ScreeningModel = currentModel): Matcher {
  const builder = new IndexBuilder(model);
  for (const list of lists) {
    builder.beginList(list);
    for (const entity of list.entities) builder.add(entity);
  }
  return matcherOf(builder.build());
}

/** Throws if this code does not know the model that the index was built with. */
export function matcherOf(index: ScreeningIndex): Matcher {
  const model = screeningModels.get(index.model_version);
  if (!model) throw new Error(`The index was built with the unknown model ${index.model_version}.`);
  readTables();
  return new IndexedMatcher(new IndexReader(index, model), model);
}

/**
 * Searches only some entries that are also on the lists of another matcher. A match gets the same score as
 * from the other, because rarity and spellings are taken from its lists.
 */
export function* excerptInSteps(
  lists: Iterable<MatcherList>,
  whole: Pick<Matcher, 'rarityOf' | 'spellingsOf'>,
  model: ScreeningModel = currentModel,
): Generator<void, Matcher> {
  const builder = new IndexBuilder(model, whole.rarityOf);
  for (const list of lists) {
    builder.beginList(list);
    for (const entity of list.entities) yield* builder.addInSteps(entity);
  }
  const index = yield* builder.buildInSteps();
  return new IndexedMatcher(new IndexReader(index, model, whole), model);
}

class IndexedMatcher implements Matcher {
  private readonly candidates: CandidateFinder;
  readonly covers: readonly ScreeningCategory[];
  readonly coversByList: readonly (readonly ScreeningCategory[])[];

  constructor(
    private readonly reader: IndexReader,
    private readonly model: ScreeningModel,
  ) {
    const { words, names } = reader.index;
    this.candidates = new CandidateFinder(reader.dictionary, words, names, model);
    this.covers = categoriesOfAll(reader.index.entities.flags);
    this.coversByList = categoriesOfLists(reader.index);
  }

  get lists(): readonly ListVersion[] {
    return this.reader.index.lists;
  }

  get rarityOf(): RarityOf {
    return this.reader.rarityOf;
  }

  get spellingsOf(): SpellingsOf {
    return this.reader.spellingsOf;
  }

  get nameCount(): number {
    return this.reader.nameCount;
  }

  search(query: ScreeningQuery, options: SearchOptions): Match[] {
    return resultOf(this.searchInSteps(query, options));
  }

  *searchInSteps(query: ScreeningQuery, options: SearchOptions): Generator<void, Match[]> {
    const criteria = this.criteriaFor(query, options);
    const identified = this.reader.entitiesWith(query.identifiers ?? []);
    const best = yield* this.bestNames(query, criteria, identified);
    const likely = [...best.values()].filter(
      ({ entity, score }) => identified.has(entity) || score.score >= criteria.minNameScore(entity),
    );
    const all = yield* mapInSteps(likely, (one) => ({ entity: one.entity, ...this.weigh(query, one) }));
    const weighed = all
      .filter(({ match_score }) => match_score >= options.threshold)
      .sort((a, b) => b.match_score - a.match_score || b.sum - a.sum);
    const found = firstOfEachEntity(weighed).slice(0, Math.max(0, options.limit));
    return yield* mapInSteps(found, (one) => toMatch(query, one, this.model));
  }

  private criteriaFor(query: ScreeningQuery, { threshold, categories }: SearchOptions): SearchCriteria {
    const maxPoints = maxSecondaryPoints(query, this.model);
    const year = query.date_of_birth ? Number(query.date_of_birth.slice(0, 4)) : null;
    const wantedCategories = categories ? categoryBits(categories) : allCategories;
    const minNameScore = (entity: number) =>
      threshold - maxPoints - typePoints(query.entity_type, typeOf(this.reader.flagsOf(entity)), this.model);
    return {
      kind: query.entity_type === 'person' ? 'person' : 'organisation',
      minEstimate: threshold - maxPoints - estimateSlack,
      minNameScore,
      accepts: (name) => {
        const entity = this.reader.entityOf(name);
        return (this.reader.flagsOf(entity) & wantedCategories) !== 0 && minNameScore(entity) <= maxScore;
      },
      boost: (name) => (year === null ? 0 : this.ageBoost(this.reader.entityOf(name), year)),
    };
  }

  /** Of many people with the same name, those of about the same age are scored first. */
  private ageBoost(entity: number, year: number): number {
    const isSameAge = this.reader.isBornAround(year, entity);
    if (isSameAge === null) return 0;
    return isSameAge ? ageBoost.sameAge : ageBoost.otherAge;
  }

  /**
   * The best weak alias and the best other name of each entity: either may win, because a date may confirm
   * the alias.
   */
  private *bestNames(
    query: ScreeningQuery,
    criteria: SearchCriteria,
    identified: ReadonlySet<number>,
  ): Generator<void, Map<number, ScoredName>> {
    const best = new Map<number, ScoredName>();
    const { weak } = this.reader.index.names;
    for (const words of readingsOf(query.name)) {
      const parts = this.partsOf(words, readScriptOf(query.name));
      const plain = words.map((word) => this.reader.toPart(word, criteria.kind));
      const found = (yield* this.candidates.find(plain, criteria)).map(({ name }) => name);
      const scoreOf = this.scorerFor(parts);
      for (const name of [...found, ...this.reader.namesOf(identified).filter(criteria.accepts)]) {
        yield;
        const scored = scoreOf(name);
        const key = 2 * scored.entity + weak[name]!;
        const known = best.get(key);
        if (!known || scored.score.score > known.score.score) best.set(key, scored);
      }
    }
    return best;
  }

  /** Most queries need only one kind, and many monitored names share their words. */
  private partsOf(words: readonly string[], readFrom: ReadScript | undefined): QueryParts {
    const known: Partial<Record<NameKind, NamePart[]>> = {};
    return (kind) =>
      (known[kind] ??= asRead(
        words.map((word) => this.reader.toPart(word, kind)),
        readFrom,
      ));
  }

  /** Many listed people share a name, and many names their words: each is compared once. */
  private scorerFor(query: QueryParts): (name: number) => ScoredName {
    const liken = likenOnce(this.model);
    const known = new Map<number, ScoredName>();
    return (name) => {
      const entity = this.reader.entityOf(name);
      const kind = kindOf(this.reader.flagsOf(entity));
      const hash = this.reader.hashOfWords(name);
      const namesake = known.get(hash);
      if (namesake && this.areNamesakes(namesake, name, kind)) return { ...namesake, name, entity };
      const alignment = alignNames(query(kind), this.reader.partsOf(name, kind), this.model, liken);
      const scored = { name, entity, alignment, score: scoreName(alignment, kind, this.model) };
      known.set(hash, scored);
      return scored;
    };
  }

  private areNamesakes(known: ScoredName, name: number, kind: NameKind): boolean {
    return kindOf(this.reader.flagsOf(known.entity)) === kind && this.reader.haveSameWords(known.name, name);
  }

  private weigh(query: ScreeningQuery, { name, entity: id, alignment, score }: ScoredName): WeighedFit {
    const { names, lists } = this.reader.index;
    const { entity, names: texts, written } = this.reader.recordOf(id);
    const fit = {
      entity,
      list: lists[listOf(this.reader.flagsOf(id))]!.name,
      listedName: { name: texts[names.ordinals[name]!]!, weak: names.weak[name] === 1 },
      written,
      alignment,
      score,
    };
    return weigh(query, fit, this.model);
  }
}

function firstOfEachEntity<Weighed extends { entity: number }>(weighed: readonly Weighed[]): Weighed[] {
  const seen = new Set<number>();
  return weighed.filter(({ entity }) => !seen.has(entity) && seen.add(entity));
}
