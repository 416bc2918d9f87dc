import { expect, it } from 'vitest';
import { DecidedCase } from './decided-case';

const problemsOf = (input: unknown) =>
  DecidedCase.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('cases · close · requires a reason for declining a case, but not for approving it', () => {
  expect(problemsOf({ decision: 'Approve' })).toEqual([]);
  expect(problemsOf({ decision: 'Decline', summary: 'The passport is forged.' })).toEqual([]);
  const asked = [['summary', 'Write why. It is kept with the case.']];
  expect(problemsOf({ decision: 'Decline' })).toEqual(asked);
  expect(problemsOf({ decision: 'Decline', summary: '  ' })).toEqual(asked);
});
