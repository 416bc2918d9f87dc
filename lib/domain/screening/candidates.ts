import type { Dictionary } from './dictionary';
import { weightOf, type NamePart } from './name-parts';
import { groupSize } from './number-groups';
import { probesOf, type Probe } from './probes';
import type { ScreeningModel } from './model';
import { scoreOf } from './score';
import type { NameColumns, WordColumns } from './screening-index';
import { Slots } from './slots';
import type { NameKind } from './words';

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
}

interface WeighedProbe extends Probe {
  weight: number;
  /** How many names hold any of its words. */
  cost: number;
}

/** Names that reach this far are scored exactly; more of them would take time and are worth nothing. */
const maxCandidates = 300;
const maxComparedWords = 3000;
/** Of names that hold little but the commonest words: those that reach most are estimated, by steps of so much. */
const maxEstimated = 4000;
const step = 16;
/** A name that holds less of a query is no candidate, whatever score is asked for. */
const leastShare = 0.15;
/** To estimate a name takes as long as to look whether so many names were met. */
const liftWorth = 20;
/** What a name has reached is kept in thousandths, rounded up: two bytes a name stay near the processor. */
const unit = 1000;

/**
 * The names that share enough with a query to be worth scoring.
 *
 * The words of the query are looked up rarest first, and only until what is left could not lift a name to the least
 * share alone. The names met are then estimated by their words, without looking at any other name.
 */
export class Candidates {
  /** The most that the words looked up so far can add to a name; 0 for all names between searches. */
  private readonly reached: Uint16Array;
  private readonly slots: Slots;
  private readonly letterWords: ReadonlyMap<string, number>;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly words: WordColumns,
    private readonly names: NameColumns,
    private readonly model: ScreeningModel,
  ) {
    this.reached = new Uint16Array(names.entities.length);
    this.slots = new Slots(dictionary.size);
    this.letterWords = wordsOfOneLetter(dictionary);
  }

  /** The likeliest first. */
  find(query: readonly NamePart[], wanted: Wanted): Candidate[] {
    const probes = this.weigh(query, probesOf(query, this.dictionary));
    const least = this.leastShareFor(wanted) * weightOf(query);
    const { met, remaining } = this.meet(query, probes, least);
    this.slots.fill([...probes, ...this.initialsOf(query)]);

    const estimate = this.estimator(query, wanted.kind);
    const enough = this.enoughOf(met, (least - remaining) * unit);
    const found: Candidate[] = [];
    for (const name of met) {
      const isEnough = this.reached[name]! >= enough;
      this.reached[name] = 0;
      if (!isEnough) continue;
      const candidate = { name, estimate: estimate(name) };
      if (candidate.estimate >= wanted.leastEstimate && wanted.accepts(name)) found.push(candidate);
    }
    found.sort((a, b) => b.estimate - a.estimate);
    return found.slice(0, Math.min(maxCandidates, Math.ceil(maxComparedWords / query.length)));
  }

  /**
   * Walks the names of the rarest words; those of the others only where that is less work than to estimate the names
   * met. `remaining` is the weight of the words that were not looked up.
   */
  private meet(query: readonly NamePart[], probes: readonly WeighedProbe[], least: number) {
    const met: number[] = [];
    const waiting = query.map((_, at) => probes.filter((probe) => covers(probe, at)).length);
    let remaining = weightOf(query.filter((part, at) => waiting[at]! > 0 || !this.isLookedUp(part)));
    for (const probe of probes) {
      if (remaining < least && probe.cost > liftWorth * met.length) break;
      for (let at = probe.at; at < probe.at + probe.span; at += 1) {
        waiting[at]! -= 1;
        if (waiting[at] === 0) remaining -= query[at]!.weight;
      }
      for (const { id, value } of probe.words) {
        const gain = value * probe.weight;
        // A name that is met here first has nothing of the words before.
        if (gain + remaining >= least) this.begin(id, Math.ceil(gain * unit), met);
        else this.lift(id, Math.ceil(gain * unit));
      }
    }
    return { met, remaining };
  }

  private begin(word: number, gain: number, met: number[]): void {
    const { starts, values } = this.words.names;
    const end = starts[word + 1]!;
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const reached = this.reached[name]!;
      if (reached === 0) met.push(name);
      this.reached[name] = reached + gain;
    }
  }

  private lift(word: number, gain: number): void {
    const { starts, values } = this.words.names;
    const end = starts[word + 1]!;
    for (let at = starts[word]!; at < end; at += 1) {
      const name = values[at]!;
      const reached = this.reached[name]!;
      if (reached > 0) this.reached[name] = reached + gain;
    }
  }

  /** What a name must have reached to be estimated: more than the least where too many of the names met have that. */
  private enoughOf(met: readonly number[], least: number): number {
    if (met.length <= maxEstimated) return least;
    const counts = new Uint32Array(2 ** 16 / step);
    for (const name of met) counts[Math.floor(this.reached[name]! / step)]! += 1;
    let bucket = counts.length - 1;
    for (let kept = counts[bucket]!; bucket > 0 && kept <= maxEstimated; kept += counts[bucket]!) bucket -= 1;
    return Math.max(least, bucket * step);
  }

  /** Cheapest first. */
  private weigh(query: readonly NamePart[], probes: readonly Probe[]): WeighedProbe[] {
    return probes
      .map((probe) => ({
        ...probe,
        weight: weightOf(query.slice(probe.at, probe.at + probe.span)),
        cost: probe.words.reduce((sum, { id }) => sum + groupSize(this.words.names, id), 0),
      }))
      .sort((a, b) => a.cost - b.cost);
  }

  /** The share of a query's weight that a name must hold at least to reach a score, were it to hold nothing else. */
  private leastShareFor({ leastEstimate, kind }: Wanted): number {
    const share = Math.max(0, leastEstimate) / 100;
    const cost = this.model.name.extra_query_cost[kind];
    return Math.max(leastShare, (cost * share) / (1 - (1 - cost) * share));
  }

  /** Initials, and two letters that were a longer word's, may stand for so many words that none is looked up. */
  private isLookedUp({ text }: NamePart): boolean {
    return text.length > 2 || (text.length === 2 && this.dictionary.idOf(text) !== undefined);
  }

  /** A word of the query for which a name has an initial. */
  private initialsOf(query: readonly NamePart[]): Probe[] {
    return query.flatMap(({ text, wordClass }, at) => {
      const id = this.letterWords.get(text.charAt(0));
      if (wordClass === 'initial' || id === undefined) return [];
      return { at, span: 1, words: [{ id, value: this.model.likeness.initial }] };
    });
  }

  /** What a name will score, from its words alone: without their order, and each taken as often as it fits. */
  private estimator(query: readonly NamePart[], kind: NameKind): (name: number) => number {
    const { starts, values } = this.names.words;
    const weights = this.words.weights[kind];
    const own = Float64Array.from(query, ({ weight }) => weight);
    const best = new Uint16Array(query.length);
    const initials = new Map(
      query.flatMap((part, at) => (this.isLookedUp(part) ? [] : [[part.text.charCodeAt(0), at]])),
    );

    return (name) => {
      for (let at = 0; at < best.length; at += 1) best[at] = 0;
      let surplus = 0;
      const end = starts[name + 1]!;
      for (let at = starts[name]!; at < end; at += 1) {
        const word = values[at]!;
        if (this.slots.raise(word, best)) continue;
        const initial = initials.size > 0 ? initials.get(this.dictionary.firstLetterOf(word)) : undefined;
        if (initial === undefined) surplus += weights[word]!;
        else best[initial] = this.model.likeness.initial * unit;
      }
      let [weight, alike, missing] = [0, 0, 0];
      for (let at = 0; at < own.length; at += 1) {
        if (best[at] === 0) missing += own[at]!;
        else {
          weight += own[at]!;
          alike += (own[at]! * best[at]!) / unit;
        }
      }
      return scoreOf({ weight, alike, query: missing, candidate: surplus }, kind, this.model);
    };
  }
}

function wordsOfOneLetter(dictionary: Dictionary): ReadonlyMap<string, number> {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  return new Map(
    letters.flatMap((letter) => {
      const id = dictionary.idOf(letter);
      return id === undefined ? [] : [[letter, id] as const];
    }),
  );
}

function covers({ at, span }: Probe, word: number): boolean {
  return at <= word && word < at + span;
}
