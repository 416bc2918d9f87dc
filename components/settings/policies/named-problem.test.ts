import { expect, it } from 'vitest';
import { defaultSettings } from '@/lib/domain/policies/defaults';
import { policySettings } from '@/lib/domain/policies/settings';
import { detailsOf } from '@/lib/platform/errors/fault-details';
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

const term = { due_days: 2, warning_days: 2 };
const caseTerm = { due_business_days: 2, warning_business_days: 3 };
const wrong = {
  alert_sla: { ...defaultSettings.alert_sla, Review: { ...defaultSettings.alert_sla.Review, High: term } },
  case_sla: { ...defaultSettings.case_sla, Review: caseTerm },
};

it.each([
  ['alert_sla', 'Review cases: High: warning before', 'must be less than “High: due after”'],
  ['case_sla', 'Review cases: Warning before', 'must be less than “Due after”'],
] as const)('policy settings · names another setting of %s as in the form', (kind, field, message) => {
  const { error } = policySettings[kind].safeParse(wrong[kind], { reportInput: true });
  const details = detailsOf({ issues: error?.issues ?? [] }).map((detail) => ({
    ...detail,
    field: `settings.${detail.field}`,
  }));
  const refusal = new ProbityError(400, 'VALIDATION_ERROR', 'Invalid.', 'req_1', details, null);
  expect(namedProblem(kind, refusal)).toMatchObject({ details: [{ field, message }] });
});
