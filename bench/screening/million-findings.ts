import type { AlertCounts } from './alert-process';
import type { BuiltIndex } from './build-process';
import { listOf, percent, type Findings, type Row } from './findings';
import type { HostileFigures } from './hostile-process';
import type { Latencies } from './latencies';
import type { SearchFigures } from './search-process';
import type { TrigramFigures } from './trigram-search';

const target = { p50: 1, p99: 5, perSecond: 1000, memoryMb: 600, loadMs: 1000, swapPeak: 1.6, hostileMs: 50 };

export function speedFindings(built: BuiltIndex, searched: SearchFigures, sql: TrigramFigures): Findings {
  const { loadMs, median, rounds, emptyMb, loadedMb, usedMb, swap } = searched;
  const growth = swap.peakMb / swap.steadyMb;
  const eachRound = (format: (round: Latencies) => string) => rounds.map(format).join(', ');
  const rows: Row[] = [
    {
      measure: `p50 at ${built.names} names (${built.lists.join(', ')})`,
      figure: `${ms(median.p50)} (rounds: ${eachRound(({ p50 }) => ms(p50))})`,
      target: `≤ ${target.p50} ms`,
      isMet: median.p50 <= target.p50,
      yardstick: `PostgreSQL trigrams over ${sql.names} names: ${ms(sql.p50)}`,
    },
    {
      measure: 'p99',
      figure: `${ms(median.p99)} (rounds: ${eachRound(({ p99 }) => ms(p99))}; max ${ms(median.max)})`,
      target: `≤ ${target.p99} ms`,
      isMet: median.p99 <= target.p99,
      yardstick: `PostgreSQL trigrams: ${ms(sql.p99)}`,
    },
    {
      measure: 'queries/s a core',
      figure:
        `${median.perSecond.toFixed(0)} (rounds: ${eachRound(({ perSecond }) => perSecond.toFixed(0))}; ` +
        `${median.cpuSecondsPerThousand.toFixed(2)} s of processor time for 1,000; load ${eachRound(({ load }) => load.toFixed(1))})`,
      target: `≥ ${target.perSecond}`,
      isMet: median.perSecond >= target.perSecond,
      yardstick: `PostgreSQL trigrams, one connection: ${(1000 / sql.p50).toFixed(1)} at the median`,
    },
    {
      measure: 'memory of the searching process',
      figure: `${emptyMb} MB empty, ${loadedMb} MB loaded, ${usedMb} MB after the queries`,
      target: `≤ ${target.memoryMb} MB`,
      isMet: usedMb <= target.memoryMb,
      yardstick: `PostgreSQL's table and index of names alone: ${sql.megabytes} MB on disk`,
    },
    {
      measure: 'snapshot file loaded',
      figure: ms(loadMs),
      target: `≤ ${target.loadMs} ms`,
      isMet: loadMs <= target.loadMs,
      yardstick: `built from entities: ${built.seconds.toFixed(1)} s, peak ${built.peakMb} MB; PostgreSQL: ${sql.setUpSeconds.toFixed(1)} s`,
    },
    {
      measure: 'index swapped: peak memory',
      figure: `${swap.peakMb} MB over ${swap.steadyMb} MB: ${growth.toFixed(2)} ×`,
      target: `≤ ${target.swapPeak} ×`,
      isMet: growth <= target.swapPeak,
      yardstick: 'both indexes in memory: 2 ×',
    },
    {
      measure: 'index swapped: longest pause of the event loop',
      figure: `${ms(swap.pauseMs)} (loading took ${ms(swap.loadMs)})`,
      target: 'no pause',
      isMet: null,
      yardstick: `the same searches without a swap: ${ms(swap.usualPauseMs)}`,
    },
  ];
  return { rows, details: [] };
}

export function falseAlertFindings(counts: AlertCounts): Findings {
  const { mangled, mangledAlerting, negatives, negativesAlerting } = counts;
  const row: Row = {
    measure: 'false positives against the million names, most of them made up',
    figure: `${percent(negativesAlerting, negatives)} of ${negatives}`,
    target: '',
    isMet: null,
    yardstick: `mangled UN names that alert there: ${percent(mangledAlerting, mangled)}`,
  };
  return { rows: [row], details: [] };
}

export function hostileFindings({ names, errors, slowest, ordinary }: HostileFigures): Findings {
  const maxMs = Math.max(...slowest.map((one) => one.ms));
  const maxRepeatedMs = Math.max(...slowest.map((one) => one.repeatedMs));
  const row: Row = {
    measure: `${names} hostile names against the million: slowest; errors`,
    figure: `${ms(maxMs)} (${ms(maxRepeatedMs)} when the slowest are repeated); ${errors.length}`,
    target: `≤ ${target.hostileMs} ms; 0`,
    isMet: maxMs <= target.hostileMs && errors.length === 0,
    yardstick: `the slowest of ${ordinary.names} ordinary names, made up: ${ms(ordinary.maxMs)}`,
  };
  const times = slowest.map((one) => `${one.kind}: ${ms(one.ms)}, repeated ${ms(one.repeatedMs)}`);
  return {
    rows: [row],
    details: [listOf('Errors, and the slowest hostile names', [...errors, ...times])],
  };
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
