import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { attemptCommand } from '../run-command.ts';
import type { Outcome } from './outcome.ts';

export const vitestSuites = [
  'unit',
  'contract',
  'architecture',
  'integration',
  'own-process',
  'product',
] as const;
export type VitestSuite = (typeof vitestSuites)[number];

interface Report {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function suiteOf(file: string): VitestSuite {
  const path = relative('.', file).replaceAll('\\', '/');
  if (!path.startsWith('tests/')) return 'unit';
  if (/^tests\/(faults|processes)\//.test(path)) return 'own-process';
  return vitestSuites.find((suite) => path.startsWith(`tests/${suite}/`)) ?? 'integration';
}

function outcomeOf(suite: VitestSuite, { testResults }: Report, output: string): Outcome {
  const files = testResults.filter(({ name }) => suiteOf(name) === suite);
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  // A file that fails to load has no failed test.
  const broken = files.filter((file) => {
    return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
  });
  return {
    suite,
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName),
    // It keeps the errors of the previous attempt.
    repeated: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
    output,
  };
}

const sharing: readonly VitestSuite[] = ['unit', 'contract', 'architecture', 'integration'];

/** The projects of vitest.config.ts with these suites: one for all that share processes. */
function projectsOf(suites: readonly VitestSuite[]) {
  const isTogether = sharing.every((suite) => suites.includes(suite));
  const others = suites.filter((suite) => !sharing.includes(suite));
  return isTogether
    ? { names: ['together', ...others], env: { PROBITY_TEST_TOGETHER: '1' } }
    : { names: suites, env: {} };
}

/** @param cluster a TestCluster as JSON */
export async function runVitest(
  suites: VitestSuite[],
  cluster: string,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const reportFile = `.build/test/vitest-${suites.join('-')}.json`;
  rmSync(reportFile, { force: true });
  const { names, env } = projectsOf(suites);
  const projects = names.map((name) => `--project=${name}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code, output } = await attemptCommand('vitest', ['run', ...projects, ...reporters], {
    env: { PROBITY_TEST_CLUSTER: cluster, NODE_ENV: 'test', NO_COLOR: '1', ...env },
    signal,
  });
  // Written by vitest's JSON reporter.
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : { testResults: [] };
  const outcomes = suites.map((suite) => outcomeOf(suite, report, output));
  const first = outcomes[0];
  // An error outside of the tests belongs to no suite, and must still fail the run.
  if (first && code !== 0 && outcomes.every(({ failed }) => failed === 0)) first.failed = 1;
  return outcomes;
}
