'use client';

import Link from 'next/link';
import { checkName } from '@/lib/domain/check-names';
import { CheckOutcome } from '@/components/cases/checks/check-mark';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { totalText } from '@/components/ui/format';
import { isCut } from '@/lib/api/query';
import { useEntityChecks } from './use-entity';

const shown = 20;

/** The entity's checks in all its cases, the newest first. */
export function EntityChecks({ token }: { token: string }) {
  const checks = useEntityChecks(token);
  return (
    <Panel
      title="Checks"
      note={
        checks.data &&
        (checks.data.length > shown
          ? `Newest ${shown} of ${totalText(checks.data.length, isCut(checks.data))}`
          : String(checks.data.length))
      }
      className="overflow-hidden"
    >
      {checks.isError && (
        <ProblemNotice
          className="m-3"
          title="The checks could not be loaded"
          problem={checks.error}
          onRetry={() => void checks.refetch()}
        />
      )}
      {checks.isPending && <Skeleton className="m-4 h-40" />}
      {checks.data?.length === 0 && <p className="px-4 py-3 text-sm text-muted">Never checked.</p>}
      <ul>
        {checks.data?.slice(0, shown).map((check) => (
          <li
            key={check.token}
            className="flex min-h-9 flex-wrap items-center gap-x-3 border-b px-4 py-1 text-sm last:border-b-0"
          >
            <span className="min-w-0 flex-1 basis-40 truncate">
              {check.case_token ? (
                <Link
                  href={`/cases/${check.case_token}/checks#${check.token}`}
                  prefetch={false}
                  className="hover:underline"
                >
                  {checkName[check.type_code]}
                </Link>
              ) : (
                checkName[check.type_code]
              )}
            </span>
            <CheckOutcome check={check} />
            <span className="w-12 text-right text-xs text-muted">
              <RelativeTime timestamp={check.completed_at ?? check.created_at} form="column" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
