import type { Check } from '@/lib/domain/checks/schema';

type Failing = Pick<Check, 'token' | 'entity_token' | 'status'>;

/** The check and the others of its party that failed: the outage of a provider raises one alert for all of them. */
export const failedTogether = <One extends Failing>(check: One, ofCase: readonly One[]): One[] => [
  check,
  ...ofCase.filter(
    ({ token, entity_token, status }) =>
      status === 'Failed' && entity_token === check.entity_token && token !== check.token,
  ),
];
