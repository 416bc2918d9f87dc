import { buildMatcher, defaultMatchThreshold, type MatcherList } from '@/lib/domain/screening/matcher';
import type { Match, Matcher, ScreeningQuery } from '@/lib/domain/screening/schema';
import { listOf, markdownTable, percent, type Findings } from './findings';
import {
  readMangled,
  readNegatives,
  readPerturbed,
  sampleOf,
  type PerturbedName,
} from '@/training/labelled-data';
import { JaroWinklerSearch } from './jaro-winkler-search';

/** The false positive rate counts only if at least `mangledWithFew` of the mangled names alert. */
const target = { mangled: 0.998, falsePositives: 0.004, mangledWithFew: 0.99, topFive: 0.99 };
/** For Jaro-Winkler, which is slow. */
const sampled = { mangled: 100, negatives: 1000, perturbed: 200 };
const topCount = 5;

export async function measureAlertQuality(lists: readonly MatcherList[]): Promise<Findings[]> {
  const matcher = buildMatcher(lists);
  const yardstick = new JaroWinklerSearch(lists);
  return [measureAlerts(matcher, yardstick), await measurePerturbed(matcher, yardstick)];
}

function measureAlerts(matcher: Matcher, plainSearch: JaroWinklerSearch): Findings {
  const bestOf = (query: ScreeningQuery) =>
    matcher.search(query, { threshold: defaultMatchThreshold, limit: 1 })[0];
  const [mangled, negatives] = [readMangled(), readNegatives().flat()];
  const missed = mangled.filter((query) => !bestOf(query));
  const falsePositives = negatives.flatMap((query) => {
    const match = bestOf(query);
    return match ? [{ query, match }] : [];
  });
  const recall = 1 - missed.length / mangled.length;
  const yardstick = plainAlerts(plainSearch, mangled, negatives, recall);
  const lists = `against ${matcher.nameCount} names of ${matcher.lists.map(({ name }) => name).join(', ')}`;
  return {
    rows: [
      {
        measure: `UN list, ${mangled.length} mangled names: matched (${lists})`,
        figure: percent(mangled.length - missed.length, mangled.length),
        target: `≥ ${100 * target.mangled}%`,
        isMet: recall >= target.mangled,
        yardstick: yardstick.mangled,
      },
      {
        measure: `false positives among ${negatives.length} ordinary people, made up`,
        figure: `${percent(falsePositives.length, negatives.length)} (${falsePositives.length})`,
        target: `≤ ${100 * target.falsePositives}%, with ≥ ${100 * target.mangledWithFew}% of the mangled alerting`,
        isMet:
          falsePositives.length / negatives.length <= target.falsePositives &&
          recall >= target.mangledWithFew,
        yardstick: yardstick.negatives,
      },
    ],
    details: [
      listOf(
        'UN mangled names that are missed',
        missed.map(({ name }) => name),
      ),
      listOf('Ordinary people who alert', falsePositives.map(describeMatch)),
    ],
  };
}

function describeMatch({ query, match }: { query: ScreeningQuery; match: Match }): string {
  const facts = [query.name, query.date_of_birth, query.nationality].filter(Boolean).join(', ');
  const listed = [match.matched_name, match.date_of_birth, match.nationality].filter(Boolean).join(', ');
  return `${facts} / ${match.list}: ${listed}: ${match.match_score}`;
}

/** At the threshold with the same recall of mangled names, and at two common ones. */
function plainAlerts(
  plainSearch: JaroWinklerSearch,
  mangled: readonly ScreeningQuery[],
  negatives: readonly ScreeningQuery[],
  recall: number,
): { mangled: string; negatives: string } {
  const scoresOf = (queries: readonly ScreeningQuery[]) =>
    queries.map(({ name }) => plainSearch.bestScore(name));
  const positive = scoresOf(sampleOf(mangled, sampled.mangled)).sort((a, b) => b - a);
  const negative = scoresOf(sampleOf(negatives, sampled.negatives));
  const sameRecall = positive[Math.ceil(recall * positive.length) - 1]!;
  const alerting = (scores: readonly number[], threshold: number) =>
    percent(scores.filter((score) => score >= threshold).length, scores.length);
  const rates = (scores: readonly number[]) =>
    [sameRecall, 0.85, 0.9]
      .map((threshold) => `${alerting(scores, threshold)} at ${threshold.toFixed(3)}`)
      .join(', ');
  return {
    mangled: `Jaro-Winkler, ${positive.length} of them: ${rates(positive)}`,
    negatives: `Jaro-Winkler, ${negative.length} of them: ${rates(negative)}`,
  };
}

interface RankedName {
  row: PerturbedName;
  isInTop: boolean;
  /** Whether the expected entry, or any entry for a near miss, reaches the threshold. */
  alerts: boolean;
}

async function measurePerturbed(matcher: Matcher, plainSearch: JaroWinklerSearch): Promise<Findings> {
  const ranked = (await readPerturbed()).map((row) => rank(row, matcher));
  const withEntry = ranked.filter(({ row }) => row.expected_entity_id !== null);
  const found = withEntry.filter(({ isInTop }) => isInTop);
  const sample = sampleOf(withEntry, sampled.perturbed);
  const plainFound = sample.filter(({ row }) =>
    plainSearch.topEntries(row.query, topCount).includes(row.expected_entity_id ?? ''),
  );
  const missed = withEntry.filter(({ isInTop }) => !isInTop);
  return {
    rows: [
      {
        measure: `OFAC, ${withEntry.length} perturbed names: expected entry in the first five`,
        figure: percent(found.length, withEntry.length),
        target: `≥ ${100 * target.topFive}%`,
        isMet: found.length / withEntry.length >= target.topFive,
        yardstick: `Jaro-Winkler, ${sample.length} of them: ${percent(plainFound.length, sample.length)}`,
      },
    ],
    details: [
      classTable(ranked),
      listOf(
        'Perturbed names whose entry is not in the first five',
        missed.map(({ row }) => `${row.query} (${row.perturbation})`),
      ),
    ],
  };
}

function rank(row: PerturbedName, matcher: Matcher): RankedName {
  const matches = matcher.search(
    { name: row.query, entity_type: 'person' },
    { threshold: 0, limit: topCount },
  );
  const isExpected = (match: Match) =>
    row.expected_entity_id === null ||
    (match.list_entry_id === row.expected_entity_id && match.list.startsWith('OFAC'));
  return {
    row,
    isInTop: row.expected_entity_id !== null && matches.some(isExpected),
    alerts: matches.some((match) => match.match_score >= defaultMatchThreshold && isExpected(match)),
  };
}

function classTable(ranked: readonly RankedName[]) {
  const classes = [...Map.groupBy(ranked, ({ row }) => row.perturbation)];
  const count = (some: readonly RankedName[], is: (one: RankedName) => boolean) =>
    percent(some.filter(is).length, some.length);
  const rows = classes.map(([name, some]) => {
    const isNearMiss = some.every(({ row }) => row.expected_entity_id === null);
    return [
      name + (isNearMiss ? ' (near miss)' : ''),
      String(some.length),
      isNearMiss ? '' : count(some, ({ isInTop }) => isInTop),
      count(some, ({ alerts }) => alerts),
    ];
  });
  return {
    title: 'OFAC perturbed names by class. A near miss is another person, who should not alert',
    lines: markdownTable(
      ['class', 'names', 'expected entry in the first five', `alerts at ${defaultMatchThreshold}`],
      rows,
    ),
  };
}
