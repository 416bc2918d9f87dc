import { existsSync, readFileSync, rmSync } from 'node:fs';
import { attemptCommand } from '../run-command.ts';
import type { Outcome } from './outcome.ts';

interface Spec {
  title: string;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    annotations: { type: string; description?: string }[];
  }[];
}

interface Suite {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}

interface Report {
  suites: Suite[];
  errors: unknown[];
}

const reportFile = '.build/test/playwright.json';

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function skipReason({ title, tests }: Spec): string {
  const reasons = tests.flatMap(({ annotations }) =>
    annotations.flatMap(({ description }) => description ?? []),
  );
  return reasons.length > 0 ? `${title}: ${reasons.join(', ')}` : title;
}

/** @param cluster a TestCluster as JSON */
export async function runBrowserSuite(cluster: string, signal: AbortSignal): Promise<Outcome> {
  rmSync(reportFile, { force: true });
  const { code, output } = await attemptCommand(
    'playwright',
    ['test', '--project=browser', '--reporter=list,json'],
    {
      env: { PROBITY_TEST_CLUSTER: cluster, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, NO_COLOR: '1' },
      signal,
    },
  );
  // Written by Playwright's JSON reporter.
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : { suites: [], errors: [] };
  const specs = report.suites.flatMap(specsOf);
  const withStatus = (...statuses: string[]) =>
    specs.filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)));
  const failed = withStatus('unexpected').length;
  return {
    suite: 'browser',
    passed: withStatus('expected', 'flaky').length,
    // An error outside of the tests counts as one failure.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: withStatus('skipped').map(skipReason),
    repeated: withStatus('flaky').map(({ title }) => title),
    output,
  };
}
