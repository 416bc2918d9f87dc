'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { alertQuery } from '@/components/alerts/alert-cache';
import { useDecisions } from '@/components/alerts/decision/use-decisions';
import { AlertList } from '@/components/alerts/list/alert-list';
import { useBulk } from '@/components/alerts/list/use-bulk';
import { nextUndecided, placeOf } from '@/components/alerts/list/group';
import { queriesOf, useListState } from '@/components/alerts/list/list-filters';
import { useAlertList, useNewAlerts } from '@/components/alerts/list/use-alert-list';
import { useLiveAlerts } from '@/components/alerts/use-live-alerts';
import { usePullNext } from '@/components/alerts/use-pull-next';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { classNames } from '@/components/ui/class-names';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import type { DataTableHandle } from '@/components/ui/data-table/data-table';
import { withPage } from '@/components/ui/on-demand';
import { Sheet } from '@/components/ui/sheet';
import { canAct } from '@/lib/domain/access/roles';
import type { WorkspaceProps } from './alert-workspace';
import { useFocusAfter } from './use-focus-after';
import { useHasRoom } from './use-has-room';
import { useOpenAlert } from './use-open-alert';
import { WorkspaceSkeleton } from './workspace-skeleton';

/** It comes while the list is read, which tells what it will show. */
const workspace = withPage(() => import('./alert-workspace'));

/** List, evidence and decision. They fold by the width that is left for them: the list first, then the decision below. */
export function TriageScreen() {
  const viewer = useViewer();
  const [state, setState] = useListState();
  const queries = useMemo(() => queriesOf(state, viewer.token), [state, viewer.token]);
  const list = useAlertList(queries);
  const newAlerts = useNewAlerts(queries);
  const { token, open } = useOpenAlert();
  const { code, hasFailed } = workspace.useArrival(true);
  // Asked for with the list, before what shows it has come: what the list knows of an alert may be changed meanwhile.
  useQuery({ ...alertQuery(token ?? ''), enabled: token !== undefined });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { groups } = list;
  const current = token ?? groups[0]?.key;
  const alerts = useMemo(() => groups.flatMap((group) => group.alerts), [groups]);
  const table = useRef<DataTableHandle>(null);
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  /** For all three panes. */
  const hasRoom = useHasRoom(screen, 76.25);
  const isOpen = token !== undefined || hasRoom;
  const wantFocus = useFocusAfter({ table, pane, heading }, current, groups);
  const bulk = useBulk(groups, () => current && wantFocus(current, 'list'));
  const pullNext = usePullNext();
  useLiveAlerts();

  const reopen = useCallback(
    (reopened: string) => {
      open(reopened, 'replace');
      wantFocus(reopened);
    },
    [open, wantFocus],
  );
  const decisions = useDecisions(reopen);

  const openAlert = useCallback(
    (chosen: string) => {
      setSheetOpen(false);
      open(chosen);
    },
    [open],
  );
  const goOn: WorkspaceProps['onCommit'] = (alert, plan, draft) => {
    if (!decisions.commit(alert, plan, draft)) return;
    const next = nextUndecided(groups, alert.token);
    if (next) reopen(next.token);
    else wantFocus(alert.token);
  };
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  const commit = useCallback<WorkspaceProps['onCommit']>((...given) => latest.current(...given), []);
  const step = (to: string | undefined) => to && reopen(to);
  const place = placeOf(groups, current);
  useShortcuts({
    j: () => (isOpen ? step(place.next) : table.current?.move(1)),
    k: () => (isOpen ? step(place.previous) : table.current?.move(-1)),
    Escape: () => {
      if (token && !hasRoom) open(null);
      if (current) wantFocus(current, 'list');
    },
    ...(canAct(viewer.role) && { n: () => void pullNext() }),
  });

  const listProps = {
    list,
    state,
    current,
    newAlerts,
    bulk,
    onChange: (change: Parameters<typeof setState>[0]) => setState(change),
    onOpen: openAlert,
    onPullNext: () => void pullNext(),
  };
  return (
    <div ref={screen} className="@container/triage h-[calc(100dvh-3.5rem)] md:h-dvh">
      <h1 className="sr-only">Alerts</h1>
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] @min-[60rem]/triage:grid-cols-[minmax(0,1fr)_21.25rem] @min-[60rem]/triage:grid-rows-[minmax(0,1fr)] @min-[76.25rem]/triage:grid-cols-[22.5rem_minmax(0,1fr)_21.25rem]">
        <section
          ref={pane}
          aria-label="List of alerts"
          className={classNames(
            'flex min-h-0 min-w-0 flex-col border-r bg-surface',
            token
              ? '@max-[76.25rem]/triage:hidden'
              : '@max-[76.25rem]/triage:col-span-full @max-[76.25rem]/triage:row-span-full',
          )}
        >
          <AlertList {...listProps} tableRef={table} onMove={(row) => isOpen && open(row, 'replace')} />
        </section>
        {isOpen && !code && (
          <div className="min-w-0 p-4 @min-[60rem]/triage:col-span-2">
            {hasFailed ? <CodeNotLoaded onRetry={() => void workspace.load()} /> : <WorkspaceSkeleton />}
          </div>
        )}
        {isOpen && code && (
          <code.AlertWorkspace
            token={current}
            listed={alerts.find((alert) => alert.token === current)}
            groups={groups}
            count={list.count}
            isListPending={list.query.isPending}
            selected={bulk.selected.length}
            onClearSelection={bulk.clear}
            decisions={decisions}
            onOpen={(chosen) => open(chosen, 'replace')}
            onShowList={() => setSheetOpen(true)}
            onCommit={commit}
            headingRef={heading}
          />
        )}
      </div>
      <Sheet open={isSheetOpen} onClose={() => setSheetOpen(false)} title="Choose an alert" side="left">
        <div className="flex h-full min-h-0 flex-col">
          <AlertList {...listProps} />
        </div>
      </Sheet>
    </div>
  );
}
