import { expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import { namedProblem } from './named-problem';

it('policy settings · names refused settings as in the form', () => {
  const fields = ['settings.tiers.0.from', 'settings.weights', 'settings.customer.pep', 'settings.of_later'];
  const details = fields.map((field) => ({ field, code: 'invalid' as const, message: 'is wrong' }));
  const refusal = new ProbityError(400, 'VALIDATION_ERROR', 'Invalid.', 'req_1', details, null);
  const told = namedProblem('risk_model', refusal) as ProbityError; // as passed in
  expect(told.details.map(({ field }) => field)).toEqual([
    'Which score makes which tier: Tiers',
    'How much each dimension counts',
    'Customer: PEP match',
    'settings.of_later',
  ]);
  expect([told.message, told.requestId]).toEqual(['Invalid.', 'req_1']);
  const offline = new TypeError('offline');
  expect(namedProblem('risk_model', offline)).toBe(offline);
});
