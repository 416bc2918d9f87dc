'use client';

import { ArrowRight, Inbox } from 'lucide-react';
import { usePullNext } from '@/components/alerts/use-pull-next';
import { LiveMark } from '@/components/live/live-mark';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { TryLink } from '@/components/try/try-link';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table/data-table';
import { counted } from '@/components/ui/format';
import { EmptyState } from '@/components/ui/empty-state';
import { Kbd } from '@/components/ui/kbd';
import { Panel } from '@/components/ui/panel';
import { canAct } from '@/lib/domain/access/roles';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Case } from '@/lib/domain/cases/schema';
import { subjectName } from '@/lib/domain/alerts/kinds';
import { CameBackPanel } from './came-back-panel';
import { NotificationsPanel } from './notifications-panel';
import { useIsNewProject, useNothingToPull, useOwnAlerts, useOwnCases } from './use-own-work';
import { ownAlertColumns, ownCaseColumns } from './work-columns';

const keyOf = ({ token }: { token: string }) => token;
const alertTarget = (alert: Alert) => ({
  label: subjectName(alert),
  href: `/alerts/${alert.token}`,
});
const caseTarget = ({ token, name }: Case) => ({ label: name, href: `/cases/${token}` });

const readOnlyText = 'You have read-only access: alerts and cases are assigned to others.';

const nothingText = {
  'none open': 'No alert is open. One appears when a check finds something that a person must decide.',
  'all assigned': 'Every open alert is assigned to somebody, so there is none to pull.',
};

const pullText = (nothingToPull: keyof typeof nothingText | null) =>
  nothingToPull
    ? nothingText[nothingToPull]
    : 'Pull the next alert: an overdue one if there is any, otherwise the one with the highest priority.';

const orderText = (count: string) => `${count}, earliest deadline first, paused ones last`;

/** The user's work, the most urgent first. */
export function WorkPage() {
  const mayAct = canAct(useViewer().role);
  const pullNext = usePullNext();
  const alerts = useOwnAlerts();
  const cases = useOwnCases();
  useShortcuts(mayAct ? { n: pullNext } : {});
  const hasNothing = [alerts, cases].every(
    ({ rows, query }) => rows.length === 0 && !query.isPending && !query.isError,
  );
  const nothingToPull = useNothingToPull();
  const isNew = useIsNewProject();
  const pull = mayAct && !nothingToPull && (
    <Button look="primary" aria-keyshortcuts="n" onClick={pullNext}>
      <ArrowRight aria-hidden />
      Pull the next alert
      <Kbd keys="n" />
    </Button>
  );

  return (
    <div className="@container/page">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-surface px-(--page-gutter) py-3">
        <h1 className="text-xl font-semibold tracking-tight">My work</h1>
        <div className="ml-auto flex items-center gap-4">
          <LiveMark />
          {!hasNothing && pull}
          {!hasNothing && mayAct && nothingToPull && (
            <span className="text-sm text-muted">No unassigned alerts</span>
          )}
        </div>
      </header>
      <div className="grid items-start gap-4 p-(--page-gutter) @4xl/page:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {hasNothing ? (
            <Panel title="Nothing to do">
              <EmptyState icon={Inbox} title="Nothing is assigned to you">
                <p>{mayAct ? pullText(nothingToPull) : readOnlyText}</p>
                {pull}
                {isNew && <TryLink>Try a check</TryLink>}
              </EmptyState>
            </Panel>
          ) : (
            <>
              <Panel
                title="Alerts"
                note={alerts.total !== undefined && orderText(counted(alerts.total, 'alert', 'alerts'))}
                className="overflow-hidden"
              >
                <DataTable
                  label="Your alerts"
                  noun={['alert', 'alerts']}
                  columns={ownAlertColumns}
                  mainColumn="subject"
                  density="two-line"
                  rows={alerts.rows}
                  total={alerts.total}
                  totalIsMinimum={alerts.totalIsMinimum}
                  keyOf={keyOf}
                  target={alertTarget}
                  query={alerts.query}
                  empty={<p className="px-4 py-3 text-sm text-muted">No alert is assigned to you.</p>}
                />
              </Panel>
              {/* Below the alerts once their number is known, so that it does not move. */}
              {!alerts.query.isPending && (
                <Panel
                  title="Cases"
                  note={cases.total !== undefined && orderText(counted(cases.total, 'case', 'cases'))}
                  className="overflow-hidden"
                >
                  <DataTable
                    label="Your cases"
                    noun={['case', 'cases']}
                    columns={ownCaseColumns}
                    mainColumn="subject"
                    density="two-line"
                    rows={cases.rows}
                    total={cases.total}
                    totalIsMinimum={cases.totalIsMinimum}
                    keyOf={keyOf}
                    target={caseTarget}
                    query={cases.query}
                    empty={<p className="px-4 py-3 text-sm text-muted">No open case is assigned to you.</p>}
                  />
                </Panel>
              )}
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 @2xl/page:@max-4xl/page:grid @2xl/page:@max-4xl/page:grid-cols-2">
          <CameBackPanel />
          <NotificationsPanel />
        </div>
      </div>
    </div>
  );
}
