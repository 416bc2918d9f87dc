import { Accumulators, weightTerms } from './accumulators';
import { Coverage, similarityScale } from './coverage';
import type { Dictionary } from './dictionary';
import { Estimator } from './estimate';
import { GatheredWords, maxGathered } from './gathered-words';
import { joinedName } from './one-word-forms';
import { ambiguousTerms, queryTerms } from './query-terms';
import { inBucketOf } from './buckets';
import type { NameColumns, WordColumns } from './screening-index';
import type { ScreeningModel } from '../model';
import type { NameKind } from '../normalisation/word-classes';
import { weightOf, type NamePart } from '../scoring/name-parts';
import { scoreFromWeights } from '../scoring/score';
import { cutWordIndex } from '../scoring/word-pairs';

export interface Candidate {
  name: number;
  /** 0 to 100, plus the boost of `CandidateCriteria`. */
  estimate: number;
}

export interface CandidateCriteria {
  kind: NameKind;
  /** 0 to 100. */
  minEstimate: number;
  accepts(name: number): boolean;
  /** Points for other facts about the name's entity. They decide which are scored if there are too many. */
  boost(name: number): number;
}

interface QueryWeights {
  all: number;
  unknown: number;
}

const maxCandidates = 300;
const maxComparedWords = 3000;
/** Queries of very common words find more names than can be estimated. */
const maxEstimated = 2000;
const maxOneWordCandidates = 100;
/** The minimum share of a query's weight that a candidate must have, whatever the threshold. */
const minShare = 0.15;

/** Scratch arrays of a search, with a number for each name and word of the lists, reused between searches. */
interface Notes {
  accumulators: Accumulators;
  coverage: Coverage;
  gathered: GatheredWords;
}

export class CandidateFinder {
  /** Scratch arrays of finished searches. */
  private readonly unused: Notes[] = [];

  constructor(
    private readonly dictionary: Dictionary,
    private readonly words: WordColumns,
    private readonly names: NameColumns,
    private readonly model: ScreeningModel,
  ) {}

  /** Highest estimate first. */
  *find(query: readonly NamePart[], criteria: CandidateCriteria): Generator<void, Candidate[]> {
    const notes = this.unused.pop() ?? this.createNotes();
    const found = yield* this.findWith(notes, query, criteria);
    // Those of an abandoned search are not reset.
    this.unused.push(notes);
    return found;
  }

  private createNotes(): Notes {
    return {
      accumulators: new Accumulators(this.words.names, this.names.entities.length),
      coverage: new Coverage(this.dictionary.size),
      gathered: new GatheredWords(this.dictionary, this.names.words),
    };
  }

  private *findWith(
    { accumulators, coverage, gathered }: Notes,
    query: readonly NamePart[],
    criteria: CandidateCriteria,
  ): Generator<void, Candidate[]> {
    const { dictionary, words, model } = this;
    const terms = yield* queryTerms(query, criteria.kind, dictionary, model);
    const all = weightOf(query);
    const unknown = weightOf(query.filter(({ text }) => dictionary.idOf(text) === undefined));
    const minWeight = this.minShareFor(criteria) * all;
    const { names, remaining } = yield* accumulators.accumulate(
      query,
      weightTerms(query, terms, words.names),
      query.map((_, at) => this.isLookedUpCompletely(query, at)),
      minWeight,
    );
    // Empty for most customers, and for nearly all if a list has changed by a few entries.
    if (names.length === 0) return bestOf(this.oneWordCandidates(query, criteria), query.length);
    coverage.fill([...terms, ...ambiguousTerms(query, dictionary, model)]);
    yield;

    const estimator = new Estimator(query, criteria.kind, { dictionary, model, coverage, gathered });
    const minSum = (minWeight - remaining) * similarityScale;
    const taken = accumulators.take(names, minSum, { min: maxCandidates, max: maxEstimated });
    const mayReach = (name: number, sum: number) =>
      this.upperBound(name, sum / similarityScale + remaining, { all, unknown }, criteria) >=
      criteria.minEstimate;
    const likely =
      names.length > maxEstimated
        ? taken.names.filter((name, at) => mayReach(name, taken.sums[at]!))
        : taken.names;
    const found: Candidate[] = [];
    for (let start = 0; start < likely.length; start += maxGathered) {
      yield;
      const some = likely.subarray(start, start + maxGathered);
      gathered.gather(some, words.weights[criteria.kind]);
      for (let at = 0; at < some.length; at += 1) {
        const name = some[at]!;
        const estimate = estimator.estimate(at, criteria.minEstimate);
        if (estimate < criteria.minEstimate || !criteria.accepts(name)) continue;
        found.push({ name, estimate: estimate + criteria.boost(name) });
      }
    }
    found.push(...this.oneWordCandidates(query, criteria));
    return bestOf(found, query.length);
  }

  private oneWordCandidates(
    query: readonly NamePart[],
    { accepts, kind, minEstimate }: CandidateCriteria,
  ): Candidate[] {
    const forms = query.filter(({ initials }) => initials === 'acronym').map(({ text }) => text);
    const words = query.map(({ text }) => text);
    forms.push(words.join(''), ...(kind === 'person' ? [] : joinedName(words)));
    const names = forms.flatMap((text) => [...inBucketOf(text, this.names.byWhole)]);
    return names
      .filter(accepts)
      .slice(0, maxOneWordCandidates)
      .map((name) => ({ name, estimate: minEstimate }));
  }

  /**
   * Roughly the highest score of a name with matching words of weight `matched`: if many names are found, it
   * saves reading their words. Two matching words may differ in weight by a quarter, and a query word that is
   * in no listed name may be a typo that shares no key with the intended word.
   */
  private upperBound(
    name: number,
    matched: number,
    { all, unknown }: QueryWeights,
    { kind }: CandidateCriteria,
  ): number {
    const nameWeight = this.names.weights[kind][name]! / similarityScale;
    const unmatched = {
      query: Math.max(0, all - matched),
      candidate: Math.max(0, nameWeight - 1.25 * matched),
    };
    const possibleTypos = Math.min(unknown, unmatched.query, unmatched.candidate);
    const weights = {
      matched: matched + possibleTypos,
      similar: matched + possibleTypos,
      query: unmatched.query - possibleTypos,
      candidate: unmatched.candidate - possibleTypos,
    };
    return scoreFromWeights(weights, kind, this.model);
  }

  /** Assumes that the name has no other words. */
  private minShareFor({ minEstimate, kind }: CandidateCriteria): number {
    const share = Math.max(0, minEstimate) / 100;
    const cost = this.model.name.extra_query_cost[kind];
    return Math.max(minShare, (cost * share) / (1 - (1 - cost) * share));
  }

  /**
   * False for initials, words without vowels, and a truncated last word: they may match too many words to
   * look up.
   */
  private isLookedUpCompletely(query: readonly NamePart[], at: number): boolean {
    const { text } = query[at]!;
    if (text.length <= 2) return text.length === 2 && this.dictionary.idOf(text) !== undefined;
    return /[aeiouy\d]/.test(text) && !(at === cutWordIndex(query) && this.mayBeCut(text));
  }

  private mayBeCut(text: string): boolean {
    return this.dictionary.idOf(text) === undefined && this.dictionary.continuationsOf(text, 1).length > 0;
  }
}

function bestOf(found: Candidate[], wordCount: number): Candidate[] {
  found.sort((a, b) => b.estimate - a.estimate);
  return found.slice(0, Math.min(maxCandidates, Math.ceil(maxComparedWords / wordCount)));
}
