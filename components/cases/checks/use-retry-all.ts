import { api, dataOf } from '@/lib/api/client';
import type { ReadPath } from '@/lib/api/query';
import { changedWithCases } from '@/components/cases/moves/use-case-moves';
import { useChange } from '@/components/ui/use-change';

export const changedWithChecks: readonly ReadPath[] = [
  ...changedWithCases,
  '/v1/cases/{case_token}/checks',
  '/v1/checks/{check_token}',
  '/v1/entities/{entity_token}/checks',
  '/v1/cases/{case_token}/risk-assessments',
];

export const checkParams = (check_token: string) => ({ path: { check_token } });
const retry = (token: string) =>
  dataOf(api.POST('/v1/checks/{check_token}/retry', { params: checkParams(token) }));

/** Retries the checks, and reports how many of the requests were refused. */
export const useRetryAll = () =>
  useChange({
    change: async (tokens: readonly string[]) => {
      const outcomes = await Promise.allSettled(tokens.map(retry));
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      if (refused.length === tokens.length) throw refused[0]?.reason;
      return { taken: tokens.length - refused.length, refused: refused.length };
    },
    changes: changedWithChecks,
    done: ({ taken, refused }) => {
      const done = taken === 1 ? 'The check is running again' : `${taken} checks are running again`;
      return refused > 0 ? `${done}; ${refused} could not be retried` : done;
    },
    refused: 'The check could not be retried',
  });
