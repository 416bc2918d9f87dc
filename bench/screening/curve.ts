import { compareNames } from '@/lib/domain/screening/compare';
import { buildMatcher, type MatcherList } from '@/lib/domain/screening/matcher';
import type { Matcher, ScreeningQuery } from '@/lib/domain/screening/schema';
import { readMangled, readNegatives } from '@/training/labelled-data';
import { readPairs } from '@/training/labelled-pairs';
import { markdownTable, percent, type Detail, type Findings } from './findings';

const thresholds = [70, 75, 78, 80, 82, 85, 88, 90, 95];
const lowest = thresholds[0]!;
const bins = [0, 40, 60, 70, 80, 85, 90, 95, 100];
const scripts = ['Han', 'Hangul', 'Arabic', 'Cyrillic', 'Latin'] as const;

/** What a threshold costs and finds by name alone, and how often a score is right. */
export function measureCurve(lists: readonly MatcherList[]): Findings {
  return { rows: [], details: [thresholdCurve(lists), reliability()] };
}

function thresholdCurve(lists: readonly MatcherList[]): Detail {
  const matcher = buildMatcher(lists);
  const people = readNegatives().flat();
  const scores = people.map((person) => bestScore(matcher, person));
  const unList = buildMatcher(lists.filter(({ name }) => name.startsWith('UN')));
  const mangled = readMangled().map((person) => bestScore(unList, person));
  const groups = Object.groupBy(scores.keys(), (at) => scriptOf(people[at]!.name));
  const rows = thresholds.map((threshold) => [
    String(threshold),
    share(mangled, threshold),
    share(scores, threshold),
    ...scripts.map((script) =>
      share(
        (groups[script] ?? []).map((at) => scores[at]!),
        threshold,
      ),
    ),
  ]);
  return {
    title: `Alerts by name alone: ${mangled.length} mangled names of the UN list, ${people.length} people on no list, by script`,
    lines: markdownTable(['threshold', 'UN mangled', 'on no list', ...scripts], rows),
  };
}

function bestScore(matcher: Matcher, { name }: ScreeningQuery): number {
  const [best] = matcher.search({ name, entity_type: 'person' }, { threshold: lowest, limit: 1 });
  return best?.match_score ?? 0;
}

function scriptOf(name: string): string {
  return scripts.find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)) ?? 'other';
}

function share(scores: readonly number[], threshold: number): string {
  return percent(scores.filter((score) => score >= threshold).length, scores.length);
}

function reliability(): Detail {
  const { train, test } = readPairs();
  const pairs = [...train, ...test].map(({ query, listed, entityType, isMatch }) => ({
    score: compareNames(query, listed, entityType).score,
    isMatch,
  }));
  const rows = bins.map((from, at) => {
    const to = bins[at + 1] ?? Infinity;
    const some = pairs.filter(({ score }) => score >= from && score < to);
    const matches = some.filter(({ isMatch }) => isMatch).length;
    return [
      to === Infinity ? String(from) : `${from} to ${to}`,
      String(some.length),
      percent(matches, some.length || 1),
    ];
  });
  return {
    title: 'Labelled pairs: how often a score is a match',
    lines: markdownTable(['score', 'pairs', 'matches'], rows),
  };
}
