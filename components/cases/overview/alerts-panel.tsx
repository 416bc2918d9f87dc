'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Alert } from '@/lib/domain/alerts/schema';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { buttonStyle } from '@/components/ui/button';
import { formatCount } from '@/components/ui/format';
import { Kbd } from '@/components/ui/kbd';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { TableQuery } from '@/components/ui/data-table/table-states';
import { alertGroups, unresolvedFirst } from './alert-groups';
import { AlertRow } from './alert-row';

interface AlertsPanelProps {
  alerts: readonly Alert[] | undefined;
  query: Pick<TableQuery, 'isError' | 'error' | 'refetch'>;
  /** The text for no alerts. */
  empty: string;
}

/** The address of the alert in the list of its case's alerts, so that the next alert is from the same case. */
const workHref = ({ token, case_token }: Alert): string =>
  `/alerts/${token}?${new URLSearchParams({ status: 'All', ...(case_token && { case_token }) })}`;

/** The alerts grouped by person, unresolved ones first. */
export function AlertsPanel({ alerts, query, empty }: AlertsPanelProps) {
  const resolved = alerts?.filter(({ status }) => status === 'Resolved').length ?? 0;
  const first = alerts?.find(({ status }) => status !== 'Resolved');
  const href = first && workHref(first);
  const router = useRouter();
  useShortcuts(href ? { w: () => router.push(href) } : {});
  return (
    <Panel
      title="Alerts"
      note={
        alerts && alerts.length > 0
          ? `${formatCount(resolved)} of ${formatCount(alerts.length)} resolved`
          : undefined
      }
      className="@container/alerts overflow-hidden"
      aside={
        href && (
          <Link href={href} prefetch={false} className={buttonStyle({ look: 'quiet', size: 'small' })}>
            Work through them
            <Kbd keys="W" />
          </Link>
        )
      }
    >
      {query.isError && (
        <ProblemNotice
          className="m-3"
          title="The alerts could not be loaded"
          problem={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {!alerts && !query.isError && <Skeleton className="m-4 h-24" />}
      {alerts?.length === 0 && <p className="px-4 py-3 text-sm text-muted">{empty}</p>}
      {alertGroups(unresolvedFirst(alerts ?? [])).map((group) => (
        <section key={group.key} className="border-b last:border-b-0">
          <h3 className="px-4 pt-2.5 pb-1 text-sm">
            {group.token ? (
              <Link
                href={`/entities/${group.token}`}
                prefetch={false}
                className="font-semibold hover:underline"
              >
                <bdi>{group.name}</bdi>
              </Link>
            ) : (
              <span className="font-semibold">{group.name}</span>
            )}{' '}
            <span className="text-xs text-muted">{group.alerts.length}</span>
          </h3>
          <ul className="pb-1.5">
            {group.alerts.map((alert) => (
              <li key={alert.token}>
                <AlertRow alert={alert} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
