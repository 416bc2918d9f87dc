import { buildMatcher, defaultMatchThreshold, type MatcherList } from '@/lib/domain/screening/matcher';
import type { Match, Matcher, ScreeningQuery } from '@/lib/domain/screening/schema';
import { listOf, markdownTable, percent, type Findings } from './findings';
import { readMangled, readNegatives, readPerturbed, sampleOf, type PerturbedName } from '@/training/labelled-data';
import { PlainSearch } from './jaro-winkler-search';

const target = { mangled: 0.998, falseAlerts: 0.004, mangledBeside: 0.99, firstFive: 0.99 };
const sampled = { mangled: 100, negatives: 1000, perturbed: 200 };
const first = 5;

/** People against the lists of OFAC and the UN. */
export function measurePeople(lists: readonly MatcherList[]): Findings[] {
  const matcher = buildMatcher(lists);
  const plain = new PlainSearch(lists);
  return [measureAlerts(matcher, plain), measurePerturbed(matcher, plain)];
}

function measureAlerts(matcher: Matcher, plain: PlainSearch): Findings {
  const bestOf = (query: ScreeningQuery) =>
    matcher.search(query, { threshold: defaultMatchThreshold, limit: 1 })[0];
  const [mangled, negatives] = [readMangled(), readNegatives().flat()];
  const missed = mangled.filter((query) => !bestOf(query));
  const wrong = negatives.flatMap((query) => {
    const match = bestOf(query);
    return match ? [{ query, match }] : [];
  });
  const found = 1 - missed.length / mangled.length;
  const yardstick = plainAlerts(plain, mangled, negatives, found);
  const over = `against ${matcher.nameCount} names of ${matcher.lists.map(({ name }) => name).join(', ')}`;
  return {
    rows: [
      {
        measure: `UN list, ${mangled.length} mangled names: matched (${over})`,
        figure: percent(mangled.length - missed.length, mangled.length),
        target: `≥ ${100 * target.mangled}%`,
        isMet: found >= target.mangled,
        yardstick: yardstick.mangled,
      },
      {
        measure: `false alerts on ${negatives.length} ordinary people, made up`,
        figure: `${percent(wrong.length, negatives.length)} (${wrong.length})`,
        target: `≤ ${100 * target.falseAlerts}%, with ≥ ${100 * target.mangledBeside}% of the mangled alerting`,
        isMet: wrong.length / negatives.length <= target.falseAlerts && found >= target.mangledBeside,
        yardstick: yardstick.negatives,
      },
    ],
    details: [
      listOf(
        'UN mangled names that are missed',
        missed.map(({ name }) => name),
      ),
      listOf('Ordinary people who alert', wrong.map(toldOf)),
    ],
  };
}

function toldOf({ query, match }: { query: ScreeningQuery; match: Match }): string {
  const facts = [query.name, query.date_of_birth, query.nationality].filter(Boolean).join(', ');
  const listed = [match.matched_name, match.date_of_birth, match.nationality].filter(Boolean).join(', ');
  return `${facts} / ${match.list}: ${listed}: ${match.match_score}`;
}

/** At the threshold at which Jaro-Winkler alerts on as many of the mangled names, and at two usual ones. */
function plainAlerts(
  plain: PlainSearch,
  mangled: readonly ScreeningQuery[],
  negatives: readonly ScreeningQuery[],
  share: number,
): { mangled: string; negatives: string } {
  const scoresOf = (queries: readonly ScreeningQuery[]) => queries.map(({ name }) => plain.bestScore(name));
  const positive = scoresOf(sampleOf(mangled, sampled.mangled)).sort((a, b) => b - a);
  const negative = scoresOf(sampleOf(negatives, sampled.negatives));
  const equal = positive[Math.ceil(share * positive.length) - 1]!;
  const alerting = (scores: readonly number[], least: number) =>
    percent(scores.filter((score) => score >= least).length, scores.length);
  const told = (scores: readonly number[]) =>
    [equal, 0.85, 0.9].map((least) => `${alerting(scores, least)} at ${least.toFixed(3)}`).join(', ');
  return {
    mangled: `Jaro-Winkler, ${positive.length} of them: ${told(positive)}`,
    negatives: `Jaro-Winkler, ${negative.length} of them: ${told(negative)}`,
  };
}

interface Placed {
  row: PerturbedName;
  /** Whether the right entry is among the first five, and whether it, or anything where none is right, alerts. */
  isFirst: boolean;
  alerts: boolean;
}

function measurePerturbed(matcher: Matcher, plain: PlainSearch): Findings {
  const placed = readPerturbed().map((row) => place(row, matcher));
  const withEntry = placed.filter(({ row }) => row.expected_entity_id !== null);
  const right = withEntry.filter(({ isFirst }) => isFirst);
  const sample = sampleOf(withEntry, sampled.perturbed);
  const plainly = sample.filter(({ row }) =>
    plain.firstEntries(row.query, first).includes(row.expected_entity_id ?? ''),
  );
  const missed = withEntry.filter(({ isFirst }) => !isFirst);
  return {
    rows: [
      {
        measure: `OFAC, ${withEntry.length} perturbed names: right entry in the first five`,
        figure: percent(right.length, withEntry.length),
        target: `≥ ${100 * target.firstFive}%`,
        isMet: right.length / withEntry.length >= target.firstFive,
        yardstick: `Jaro-Winkler, ${sample.length} of them: ${percent(plainly.length, sample.length)}`,
      },
    ],
    details: [
      classTable(placed),
      listOf(
        'Perturbed names whose entry is not in the first five',
        missed.map(({ row }) => `${row.query} (${row.perturbation})`),
      ),
    ],
  };
}

function place(row: PerturbedName, matcher: Matcher): Placed {
  const matches = matcher.search({ name: row.query, entity_type: 'person' }, { threshold: 0, limit: first });
  const isRight = (match: Match) =>
    row.expected_entity_id === null ||
    (match.list_entry_id === row.expected_entity_id && match.list.startsWith('OFAC'));
  return {
    row,
    isFirst: row.expected_entity_id !== null && matches.some(isRight),
    alerts: matches.some((match) => match.match_score >= defaultMatchThreshold && isRight(match)),
  };
}

function classTable(placed: readonly Placed[]) {
  const classes = [...Map.groupBy(placed, ({ row }) => row.perturbation)];
  const count = (some: readonly Placed[], is: (one: Placed) => boolean) =>
    percent(some.filter(is).length, some.length);
  const rows = classes.map(([name, some]) => {
    const isNearMiss = some.every(({ row }) => row.expected_entity_id === null);
    return [
      name + (isNearMiss ? ' (near miss)' : ''),
      String(some.length),
      isNearMiss ? '' : count(some, ({ isFirst }) => isFirst),
      count(some, ({ alerts }) => alerts),
    ];
  });
  return {
    title: 'OFAC perturbed, by class: a near miss is another person, who should not alert',
    lines: markdownTable(
      ['class', 'names', 'right in the first five', `alerts at ${defaultMatchThreshold}`],
      rows,
    ),
  };
}
