// npm test, second half: everything is installed. `-- --only unit,types` runs those suites alone.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportError, stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt, generateSources } from '../build/build.ts';
import { runBrowserSuite } from './browser-suite.ts';
import { runCheck } from './checks.ts';
import type { Check } from './checks.ts';
import { isGood, suiteLine, totalLine } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';
import { runVitest, vitestSuites } from './vitest.ts';

const allSuites = ['format', 'lint', 'types', 'imports', 'dead-code', ...vitestSuites, 'browser'] as const;
type SuiteName = (typeof allSuites)[number];

const steps = stepsSince(Number(process.env.PROBITY_BEGUN));
const signal = stopRequested();
const outcomes: Outcome[] = [];

function wantedSuites(): readonly SuiteName[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const asked = values.only?.flatMap((names) => names.split(','));
  if (!asked) return allSuites;
  const unknown = asked.filter((name) => !allSuites.some((suite) => suite === name));
  if (unknown.length > 0)
    throw new Error(`There is no suite ${unknown.join(', ')}; there are ${allSuites.join(', ')}.`);
  return allSuites.filter((suite) => asked.includes(suite));
}

function report(outcome: Outcome, seconds: number): void {
  outcomes.push(outcome);
  steps.note(`${suiteLine(outcome)} (${seconds.toFixed(1)} s)`);
}

/** A tool that loses its way prints without end; what went wrong is told last. */
const lastLines = (text: string) => text.split('\n').slice(-400).join('\n');

async function timed(run: () => Promise<Outcome[]>): Promise<void> {
  const begun = performance.now();
  const results = await run();
  const seconds = (performance.now() - begun) / 1000;
  for (const outcome of results) report(outcome, seconds);
  const output = new Set(results.filter((outcome) => !isGood(outcome)).map((outcome) => outcome.output));
  for (const text of output) console.log(`\n${lastLines(text)}\n`);
}

/** One after the other, each reported as it ends. */
async function inTurn(runs: (() => Promise<Outcome[]>)[]): Promise<void> {
  for (const run of runs) await timed(run);
}

/** Two lanes for two cores; what reads generated code or the build waits for them, the rest need not. */
async function runSuites(wanted: readonly SuiteName[], cluster: string): Promise<void> {
  const checks = (...names: Check[]) =>
    names.filter((name) => wanted.includes(name)).map((name) => async () => [await runCheck(name, signal)]);
  const vitest = vitestSuites.filter((suite) => wanted.includes(suite));
  const hasBrowser = wanted.includes('browser');

  await Promise.all([
    hasBrowser ? ensureBuilt(steps, signal) : generateSources(signal),
    inTurn(checks('format', 'lint')),
  ]);
  await Promise.all([
    inTurn(checks('types', 'imports', 'dead-code')),
    inTurn(vitest.length > 0 ? [() => runVitest(vitest, cluster, signal)] : []),
  ]);
  // Alone: a page that waits for its turn on a busy machine looks like one that is broken.
  await inTurn(hasBrowser ? [async () => [await runBrowserSuite(cluster, signal)]] : []);
}

function summarise(): number {
  const skipped = outcomes.flatMap((outcome) => outcome.skipped.map((test) => `  ${outcome.suite}: ${test}`));
  console.log(['', ...(skipped.length > 0 ? ['Skipped:', ...skipped, ''] : [])].join('\n'));
  console.log(totalLine(outcomes));
  return outcomes.every(isGood) ? 0 : 1;
}

async function main(): Promise<number> {
  const wanted = wantedSuites();
  mkdirSync('.build/test', { recursive: true });
  const { stop, ...cluster } = await startThrowawayCluster();
  try {
    await runSuites(wanted, JSON.stringify(cluster));
  } finally {
    await stop();
  }
  return summarise();
}

/** A run that broke off has not passed, whatever its suites came to. */
function broken(error: unknown): number {
  if (!signal.aborted) reportError(error);
  outcomes.push({ suite: 'run', passed: 0, failed: 1, skipped: [], output: '' });
  return summarise();
}

process.exit(await main().catch(broken));
