import type { Dictionary, SimilarWord } from './dictionary';
import type { ScreeningModel } from '../model';
import { Estimator, type EstimatedBy } from './estimate';
import { lastIfCut } from '../scoring/align';
import { weightOf, type NamePart } from '../scoring/name-parts';
import { groupSize } from './postings';
import { asidesOf, probesOf, type Probe } from './query-terms';
import { scoreOf } from '../scoring/score';
import { inBucketOf, type NameColumns, type WordColumns } from './screening-index';
import { likenessUnit, Slots } from './coverage';
import type { NameKind } from '../normalisation/word-classes';

/** A name of the index, and about what it will score. */
export interface Candidate {
  name: number;
  /** 0 to 100. */
  estimate: number;
}

/** What of the names is wanted. */
export interface Wanted {
  kind: NameKind;
  /** 0 to 100. */
  leastEstimate: number;
  accepts(name: number): boolean;
  /** What is known of a name's entity besides: points that decide which of too many names are scored. */
  preference(name: number): number;
}

/** The probes of one text: a query may say a word several times. */
interface WeighedProbe {
  words: readonly SimilarWord[];
  /** The words of the query that it covers. */
  covered: number[];
  /** Of the words covered. */
  weight: number;
  /** How many names hold any of its words. */
  cost: number;
}

/** Of all words of a query, and of those that no listed name has. */
interface QueryWeights {
  all: number;
  unknown: number;
}

/** Names that reach this far are scored exactly; more of them would take time and are worth nothing. */
const maxCandidates = 300;
const maxComparedWords = 3000;
/** Of names that hold little but the commonest words: those that reach most are estimated, by steps of so much. */
const maxEstimated = 2000;
const step = 16;
const mostInOneWord = 100;
/** A name that holds less of a query is no candidate, whatever score is asked for. */
const leastShare = 0.15;
/** To estimate a name takes as long as to look whether so many names were met. */
const liftWorth = 20;

/**
 * The names that share enough with a query to be worth scoring.
 *
 * The words of the query are looked up rarest first, and only until what is left could not lift a name to the least
 * share alone. The names met are then estimated by their words, without looking at any other name.
 */
export class Candidates implements EstimatedBy {
  /** The most that the words looked up so far can add to a name; 0 for all names between searches. */
  private readonly reached: Uint16Array;
  /** The probe that last added to a name: each adds its best word alone. Says nothing of names that reached nothing. */
  private readonly lastLift: Uint8Array;
  readonly slots: Slots;

  constructor(
    readonly dictionary: Dictionary,
    readonly words: WordColumns,
    readonly names: NameColumns,
    readonly model: ScreeningModel,
  ) {
    this.reached = new Uint16Array(names.entities.length);
    this.lastLift = new Uint8Array(names.entities.length);
    this.slots = new Slots(dictionary.size);
  }

  /** The likeliest first. */
  find(query: readonly NamePart[], wanted: Wanted): Candidate[] {
    const probes = probesOf(query, wanted.kind, this.dictionary, this.model);
    const all = weightOf(query);
    const unknown = weightOf(query.filter(({ text }) => this.dictionary.idOf(text) === undefined));
    const least = this.leastShareFor(wanted) * all;
    const { met, remaining } = this.meet(query, this.weigh(query, probes), least);
    this.slots.fill([...probes, ...asidesOf(query, this.dictionary, this.model)]);

    const estimator = new Estimator(query, wanted.kind, this);
    const enough = this.enoughOf(met, (least - remaining) * likenessUnit);
    const isCrowded = met.length > maxEstimated;
    const mayReach = (name: number, most: number) =>
      !isCrowded || this.boundOf(name, most, { all, unknown }, wanted) >= wanted.leastEstimate;
    const found: Candidate[] = [];
    for (const name of met) {
      const reached = this.reached[name]!;
      this.reached[name] = 0;
      if (reached < enough || !mayReach(name, reached / likenessUnit + remaining)) continue;
      const estimate = estimator.estimate(name, wanted.leastEstimate);
      if (estimate < wanted.leastEstimate || !wanted.accepts(name)) continue;
      found.push({ name, estimate: estimate + wanted.preference(name) });
    }
    found.push(...this.namesInOneWord(query, wanted));
    found.sort((a, b) => b.estimate - a.estimate);
    return found.slice(0, Math.min(maxCandidates, Math.ceil(maxComparedWords / query.length)));
  }

  /**
   * Walks the names of the rarest words; those of the others only where that is less work than to estimate the names
   * met. `remaining` is the weight of the words that were not looked up.
   */
  private meet(query: readonly NamePart[], probes: readonly WeighedProbe[], least: number) {
    const met: number[] = [];
    const waiting = query.map((_, at) => probes.filter(({ covered }) => covered.includes(at)).length);
    const isSure = query.map((_, at) => this.isSurelyFound(query, at));
    let remaining = weightOf(query.filter((_, at) => waiting[at]! > 0 || !isSure[at]));
    for (const [number, probe] of probes.entries()) {
      if (remaining < least && probe.cost > liftWorth * met.length) break;
      for (const at of probe.covered) {
        waiting[at]! -= 1;
        if (waiting[at] === 0 && isSure[at]) remaining -= query[at]!.weight;
      }
      for (const { id, value } of probe.words) {
        const gain = value * probe.weight;
        // A name that is met here first has nothing of the words before.
        if (gain + remaining >= least) this.begin(id, Math.ceil(gain * likenessUnit), number + 1, met);
        else this.lift(id, Math.ceil(gain * likenessUnit), number + 1);
      }
    }
    return { met, remaining };
  }

  private begin(word: number, gain: number, probe: number, met: number[]): void {
    const { starts, values } = this.words.names;
    const end = starts[word + 1]!;
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const reached = this.reached[name]!;
      if (reached === 0) met.push(name);
      else if (this.lastLift[name] === probe) continue;
      this.reached[name] = reached + gain;
      this.lastLift[name] = probe;
    }
  }

  private lift(word: number, gain: number, probe: number): void {
    const { starts, values } = this.words.names;
    const end = starts[word + 1]!;
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const reached = this.reached[name]!;
      if (reached === 0 || this.lastLift[name] === probe) continue;
      this.reached[name] = reached + gain;
      this.lastLift[name] = probe;
    }
  }

  /** Names that the query writes as one word, or of which a word of it is the acronym: no word of theirs is like it. */
  private namesInOneWord(query: readonly NamePart[], { accepts, leastEstimate }: Wanted): Candidate[] {
    const wholes = query.filter(({ initials }) => initials === 'acronym').map(({ text }) => text);
    wholes.push(query.map(({ text }) => text).join(''));
    const names = wholes.flatMap((text) => [...inBucketOf(text, this.names.byWhole)]);
    return names
      .filter(accepts)
      .slice(0, mostInOneWord)
      .map((name) => ({ name, estimate: leastEstimate }));
  }

  /**
   * About the most that a name can score of which words of so much weight match: in a crowd, this spares the look at
   * its words. Two words may weigh a quarter more on one side than on the other, and a word of the query that no list
   * has may be a misspelling that is found by no key.
   */
  private boundOf(name: number, most: number, { all, unknown }: QueryWeights, { kind }: Wanted): number {
    const own = this.names.weights[kind][name]! / likenessUnit;
    const left = { query: Math.max(0, all - most), candidate: Math.max(0, own - 1.25 * most) };
    const doubtful = Math.min(unknown, left.query, left.candidate);
    const weighed = {
      weight: most + doubtful,
      alike: most + doubtful,
      query: left.query - doubtful,
      candidate: left.candidate - doubtful,
    };
    return scoreOf(weighed, kind, this.model);
  }

  /** What a name must have reached to be estimated: more than the least where too many of the names met have that. */
  private enoughOf(met: readonly number[], least: number): number {
    if (met.length <= maxEstimated) return least;
    const counts = new Uint32Array(2 ** 16 / step);
    for (const name of met) counts[Math.floor(this.reached[name]! / step)]! += 1;
    let bucket = counts.length - 1;
    let kept = counts[bucket]!;
    while (bucket > 0 && kept + counts[bucket - 1]! <= maxEstimated) {
      bucket -= 1;
      kept += counts[bucket]!;
    }
    // So many may have reached the same that the next ones are too many, and those before too few.
    if (bucket > 0 && kept < maxCandidates) bucket -= 1;
    return Math.max(least, bucket * step);
  }

  /** Cheapest first. */
  private weigh(query: readonly NamePart[], probes: readonly Probe[]): WeighedProbe[] {
    const weighed = new Map<string, WeighedProbe>();
    for (const { at, span, words } of probes) {
      const parts = query.slice(at, at + span);
      const text = parts.map((part) => part.text).join(' ');
      const known = weighed.get(text);
      weighed.set(text, {
        words: known?.words ?? words.toSorted((a, b) => b.value - a.value),
        covered: [...(known?.covered ?? []), ...parts.map((_, place) => at + place)],
        weight: (known?.weight ?? 0) + weightOf(parts),
        cost: words.reduce((sum, { id }) => sum + groupSize(this.words.names, id), 0),
      });
    }
    return [...weighed.values()].sort((a, b) => a.cost - b.cost);
  }

  /** The share of a query's weight that a name must hold at least to reach a score, were it to hold nothing else. */
  private leastShareFor({ leastEstimate, kind }: Wanted): number {
    const share = Math.max(0, leastEstimate) / 100;
    const cost = this.model.name.extra_query_cost[kind];
    return Math.max(leastShare, (cost * share) / (1 - (1 - cost) * share));
  }

  /**
   * Initials, words without their vowels, and a last word that a field may have cut stand for so many words that not
   * all are looked up.
   */
  private isSurelyFound(query: readonly NamePart[], at: number): boolean {
    const { text } = query[at]!;
    if (text.length <= 2) return text.length === 2 && this.dictionary.idOf(text) !== undefined;
    return /[aeiouy\d]/.test(text) && !(at === lastIfCut(query) && this.isBeginning(text));
  }

  /** Whether the text is no word of the dictionary, and words of it go on where it ends. */
  private isBeginning(text: string): boolean {
    return this.dictionary.idOf(text) === undefined && this.dictionary.beginningWith(text, 1).length > 0;
  }
}
