'use client';

import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { checkName } from '@/lib/domain/check-names';
import { Panel } from '@/components/ui/panel';
import { ClockTime } from '@/components/ui/clock-time';
import { passedText, triesText } from '@/components/cases/checks/check-look';
import { CheckState } from '@/components/cases/checks/check-mark';
import { durationText } from './flow-steps';
import { useFlowEntities } from './use-flow-entities';

type FlowCheck = FlowResult['checks_summary']['checks'][number];

/** The checks in order. Whose they are and how long they took is known only for a flow with a case. */
export function FlowChecks({ flow }: { flow: FlowResult }) {
  const { case_token, checks_summary } = flow;
  const { nameOfToken } = useFlowEntities(flow);
  const ofCase = useQuery({
    ...readQuery('/v1/cases/{case_token}/checks', {
      path: { case_token: case_token ?? '' },
      query: { limit: 100 },
    }),
    enabled: case_token !== null,
  });
  const detailsOf = (check: FlowCheck) => ofCase.data?.data.find(({ token }) => token === check.token);
  const { checks } = checks_summary;
  return (
    <Panel title="Checks" note={checks.length > 0 && passedText(checks)} className="@container/checks">
      {checks.length === 0 && <p className="px-4 py-3 text-sm text-muted">No check has started yet.</p>}
      <ol>
        {checks.map((check) => {
          const details = detailsOf(check);
          const name = nameOfToken(details?.entity_token ?? null);
          return (
            <li
              key={check.token}
              className="grid grid-cols-1 items-center gap-x-4 gap-y-0.5 border-b px-4 py-2 text-sm last:border-b-0 @sm/checks:grid-cols-[minmax(0,1fr)_fit-content(50%)] @xl/checks:grid-cols-[minmax(0,1fr)_8rem_10rem]"
            >
              <span className="min-w-0">
                <span className="block">{checkName[check.type]}</span>
                <span className="block text-xs wrap-anywhere text-muted">
                  {name && <bdi>{name}</bdi>}
                  {name && check.provider && ', '}
                  {check.provider && `by ${check.provider}`}
                </span>
              </span>
              <span className="text-xs text-muted @max-xl/checks:hidden">
                {details?.executed_at && (
                  <>
                    <ClockTime at={details.executed_at} />,{' '}
                    {durationText(details.executed_at, details.completed_at)}
                  </>
                )}
                {details && <span className="block empty:hidden">{triesText(details)}</span>}
              </span>
              <span className="flex flex-wrap gap-x-1.5 @sm/checks:justify-end @sm/checks:justify-self-end">
                <CheckState check={{ ...check, settled: details?.settled ?? check.settled }} />
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
