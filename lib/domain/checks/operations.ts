import { listOf, resource } from '@/lib/domain/answer';
import { CaseParams } from '@/lib/domain/cases/schema';
import { EntityParams } from '@/lib/domain/entities/schema';
import { operation } from '@/lib/domain/operation';
import { Check, CheckFilters, CheckParams, checkSorts, WaiveCheck } from './schema';

const tag = 'Checks';

export const getCheck = operation({
  id: 'checks.get',
  method: 'GET',
  path: '/v1/checks/{check_token}',
  tag,
  scope: 'checks:read',
  summary: 'Get a check',
  params: CheckParams,
  answer: resource(Check),
});

export const listCaseChecks = operation({
  id: 'checks.list_of_case',
  method: 'GET',
  path: '/v1/cases/{case_token}/checks',
  tag,
  scope: 'checks:read',
  summary: 'List the checks of a case',
  params: CaseParams,
  query: CheckFilters,
  answer: listOf(Check, { sorts: checkSorts }),
});

export const listEntityChecks = operation({
  id: 'checks.list_of_entity',
  method: 'GET',
  path: '/v1/entities/{entity_token}/checks',
  tag,
  scope: 'checks:read',
  summary: 'List the checks of a person or company in all cases',
  params: EntityParams,
  query: CheckFilters,
  answer: listOf(Check, { sorts: checkSorts }),
});

export const waiveCheck = operation({
  id: 'checks.waive',
  method: 'POST',
  path: '/v1/checks/{check_token}/waive',
  tag,
  scope: 'checks:write',
  summary: 'Waive a check, with a documented reason',
  params: CheckParams,
  body: WaiveCheck,
  answer: resource(Check),
  errors: ['INVALID_STATE'],
  example: { reason: 'Already verified externally', notes: 'Passport seen in the branch.' },
});

export const retryCheck = operation({
  id: 'checks.retry',
  method: 'POST',
  path: '/v1/checks/{check_token}/retry',
  tag,
  scope: 'checks:write',
  summary: 'Retry a failed check',
  params: CheckParams,
  answer: resource(Check),
  errors: ['INVALID_STATE'],
});

export const cancelCheck = operation({
  id: 'checks.cancel',
  method: 'POST',
  path: '/v1/checks/{check_token}/cancel',
  tag,
  scope: 'checks:write',
  summary: 'Cancel a check that has not ended',
  description:
    'A cancelled check has ended without an answer. It refers, so the `overall_verdict` of the flow is `Refer` if nothing ' +
    'failed. It does not keep `cdd_completed` false. To leave the question out of the verdict, waive the check instead. ' +
    'Later answers of the provider are discarded.',
  params: CheckParams,
  answer: resource(Check),
  errors: ['INVALID_STATE'],
});
