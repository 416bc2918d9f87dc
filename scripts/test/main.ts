// npm test, second half: the packages are installed. `-- --only unit,types` runs only those suites.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reportError, stepsSince } from '../bootstrap/steps.mjs';
import { stopRequested } from '../bootstrap/stopping.mjs';
import { ensureBuilt } from '../build/build.ts';
import { generateSources } from '../build/sources.ts';
import { runBrowserSuite } from './browser-suite.ts';
import { runCheck } from './checks.ts';
import type { Check } from './checks.ts';
import { isGood, suiteLine, totalLine } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';
import { runVitest, vitestSuites } from './vitest.ts';
import type { VitestSuite } from './vitest.ts';

const allSuites = ['format', 'lint', 'types', 'dead-code', ...vitestSuites, 'browser'] as const;
type SuiteName = (typeof allSuites)[number];

// Cache of V8's compiled code, for the many processes that load the same files (docs/adr/0081).
process.env.NODE_COMPILE_CACHE ??= resolve('.build/compile-cache');

const steps = stepsSince(Number(process.env.PROBITY_STARTED_AT));
const signal = stopRequested();
const outcomes: Outcome[] = [];

function suitesToRun(): readonly SuiteName[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const only = values.only?.flatMap((names) => names.split(','));
  if (!only) return allSuites;
  const unknown = only.filter((name) => !allSuites.some((suite) => suite === name));
  if (unknown.length > 0) {
    throw new Error(`There is no suite ${unknown.join(', ')}. The suites are ${allSuites.join(', ')}.`);
  }
  return allSuites.filter((suite) => only.includes(suite));
}

function report(outcome: Outcome, seconds: number): void {
  outcomes.push(outcome);
  steps.note(`${suiteLine(outcome)} (${seconds.toFixed(1)} s)`);
}

/** A tool may print endlessly, and reports its error last. */
const lastLines = (text: string) => text.split('\n').slice(-400).join('\n');

async function timed(run: () => Promise<Outcome[]>): Promise<void> {
  const startedAt = performance.now();
  const results = await run();
  const seconds = (performance.now() - startedAt) / 1000;
  for (const outcome of results) report(outcome, seconds);
  // The vitest suites share one output.
  const output = new Set(results.filter((outcome) => !isGood(outcome)).map((outcome) => outcome.output));
  for (const text of output) console.log(`\n${lastLines(text)}\n`);
}

async function runInTurn(runs: (() => Promise<Outcome[]>)[]): Promise<void> {
  for (const run of runs) await timed(run);
}

const needsBuild: readonly SuiteName[] = ['product', 'browser'];

/** Runs lanes in parallel. Only suites that read the build wait for it. */
async function runSuites(suites: readonly SuiteName[], cluster: string): Promise<void> {
  const checks = (...names: Check[]) =>
    names.filter((name) => suites.includes(name)).map((name) => async () => [await runCheck(name, signal)]);
  const vitest = (...names: VitestSuite[]) => {
    const chosen = names.filter((name) => suites.includes(name));
    return chosen.length > 0 ? [() => runVitest(chosen, cluster, signal)] : [];
  };

  const browser = suites.includes('browser') ? [async () => [await runBrowserSuite(cluster, signal)]] : [];

  await generateSources(signal);
  const build = suites.some((suite) => needsBuild.includes(suite))
    ? ensureBuilt(steps, signal)
    : Promise.resolve();
  await Promise.all([
    runInTurn(vitest('unit', 'contract', 'architecture', 'integration', 'own-process')),
    // Parallel to the others, because they mostly wait; one after another, because pages time out on a busy
    // machine.
    build.then(() => runInTurn([...vitest('product'), ...browser])),
    runInTurn(checks('format', 'lint', 'dead-code'))
      // The build writes types of pages.
      .then(() => build)
      .then(() => runInTurn(checks('types'))),
  ]);
}

function titled(title: string, testsOf: (outcome: Outcome) => string[]): string[] {
  const tests = outcomes.flatMap((outcome) => testsOf(outcome).map((test) => `  ${outcome.suite}: ${test}`));
  return tests.length > 0 ? [title, ...tests, ''] : [];
}

function summarise(): number {
  const skipped = titled('Skipped:', (outcome) => outcome.skipped);
  const repeated = titled(
    'Passed only when repeated, which is a fault to mend:',
    (outcome) => outcome.repeated,
  );
  console.log(['', ...skipped, ...repeated].join('\n'));
  console.log(totalLine(outcomes));
  return outcomes.every(isGood) ? 0 : 1;
}

async function main(): Promise<number> {
  const suites = suitesToRun();
  mkdirSync('.build/test', { recursive: true });
  const { stop, ...cluster } = await startThrowawayCluster();
  try {
    await runSuites(suites, JSON.stringify(cluster));
  } finally {
    await stop();
  }
  return summarise();
}

function failRun(error: unknown): number {
  if (!signal.aborted) reportError(error);
  outcomes.push({ suite: 'run', passed: 0, failed: 1, skipped: [], repeated: [], output: '' });
  return summarise();
}

process.exit(await main().catch(failRun));
