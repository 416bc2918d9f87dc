'use client';

import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { ProbityError } from '@/clients/typescript/src/problem';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { buttonStyle } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { AlertActionButtons } from './alert-action-buttons';
import { AlertDialogs } from '@/components/alerts/dialogs/alert-dialogs';
import { AlertFacts } from './alert-facts';
import { AlertHeading } from './alert-heading';
import { AlertHistory } from './alert-history';
import { AlertSkeleton } from './alert-skeleton';
import { AlertToolbar } from './alert-toolbar';
import { CaseSummary } from './case-summary';
import { FindingPanel } from './finding-panel';
import { MatchPanel } from './match-panel';
import { ProposalNotice } from './proposal-notice';
import { RelatedAlerts } from './related-alerts';
import { ResolutionNotice } from './resolution-notice';
import { ScreeningPanel } from './screening-panel';
import { useAlertDialogs } from '@/components/alerts/dialogs/use-alert-dialogs';
import { useReopenedDialog } from '@/components/alerts/dialogs/use-reopened-dialog';
import { useQueuePlace } from './use-queue-place';
import { useSubject } from '@/components/alerts/use-subject';

export function AlertPage({ token }: { token: string }) {
  const found = useQuery(readQuery('/v1/alerts/{alert_token}', { path: { alert_token: token } }));
  const place = useQueuePlace(token);
  const dialogs = useAlertDialogs();
  useReopenedDialog(found.data ? [found.data] : [], dialogs.start);
  useShortcuts({ ...place.shortcuts, ...(found.data && dialogs.shortcuts(found.data)) });

  return (
    <>
      <AlertToolbar place={place}>
        {found.data && <AlertActionButtons alert={found.data} onStart={dialogs.start} />}
      </AlertToolbar>
      <div className="mx-auto max-w-7xl p-4 pb-24 md:p-6">
        {found.data ? (
          <AlertDetails alert={found.data} />
        ) : found.isError ? (
          <NotLoaded problem={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <AlertSkeleton />
        )}
      </div>
      <AlertDialogs {...dialogs} />
    </>
  );
}

function AlertDetails({ alert }: { alert: Alert }) {
  const subject = useSubject(alert.entity_token);
  return (
    <div className="flex flex-col gap-5">
      <AlertHeading alert={alert} subject={subject.data} isLoading={subject.isLoading} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {alert.status === 'Resolved' && <ResolutionNotice alert={alert} />}
          {alert.status === 'Escalated' && alert.proposal && (
            <ProposalNotice token={alert.token} proposal={alert.proposal} />
          )}
          {alert.match ? (
            <MatchPanel alert={alert} match={alert.match} subject={subject.data} />
          ) : (
            <FindingPanel alert={alert} />
          )}
          <AlertHistory token={alert.token} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {alert.entity_token && (
            <ScreeningPanel entityToken={alert.entity_token} caseToken={alert.case_token} />
          )}
          <AlertFacts alert={alert} />
          {alert.case_token && <CaseSummary token={alert.case_token} />}
          {alert.case_token && <RelatedAlerts caseToken={alert.case_token} alert={alert} />}
        </div>
      </div>
    </div>
  );
}

function NotLoaded({ problem, onRetry }: { problem: unknown; onRetry: () => void }) {
  if (problem instanceof ProbityError && problem.status === 404) {
    return (
      <EmptyState icon={SearchX} title="Alert not found">
        <p>It may belong to another project, or the link may be wrong.</p>
        <Link href="/alerts" className={buttonStyle()}>
          Go to alerts
        </Link>
      </EmptyState>
    );
  }
  return <ProblemNotice title="The alert could not be loaded" problem={problem} onRetry={onRetry} />;
}
