/** The result of a suite. A check of the whole tree, such as the formatter's, counts as one test. */
export interface Outcome {
  suite: string;
  passed: number;
  failed: number;
  /** Titles, which include the reason. */
  skipped: string[];
  /** Titles of tests that only passed when repeated, as CI does once. */
  repeated: string[];
  output: string;
}

const checkMark = (outcome: Outcome) => (isGood(outcome) ? '✓' : '✗');

export const isGood = ({ passed, failed }: Outcome) => failed === 0 && passed > 0;

export function suiteLine(outcome: Outcome): string {
  const { suite, passed, failed, skipped } = outcome;
  const counts = [`${passed} passed`];
  if (failed > 0) counts.push(`${failed} failed`);
  if (skipped.length > 0) counts.push(`${skipped.length} skipped`);
  if (passed + failed === 0) counts.push('no test was run');
  return `${checkMark(outcome)} ${suite.padEnd(13)} ${counts.join(', ')}`;
}

/** The last line of `npm test`. A suite without a single test run counts as one failure. */
export function totalLine(outcomes: Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + count(one), 0);
  const passed = sum((outcome) => outcome.passed);
  const failed = sum((outcome) => outcome.failed + (outcome.passed + outcome.failed === 0 ? 1 : 0));
  const skipped = sum((outcome) => outcome.skipped.length);
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
