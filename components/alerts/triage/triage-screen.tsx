'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { alertQuery } from '@/components/alerts/alert-cache';
import { lastOf, undoableText } from '@/components/alerts/decision/undoable';
import { useDecisions } from '@/components/alerts/decision/use-decisions';
import { AlertList } from '@/components/alerts/list/alert-list';
import { useBulk } from '@/components/alerts/list/use-bulk';
import { placeOf } from '@/components/alerts/list/group';
import { queriesOf, useListState } from '@/components/alerts/list/list-filters';
import { useAlertList, useNewAlerts } from '@/components/alerts/list/use-alert-list';
import { useLiveAlerts } from '@/components/alerts/use-live-alerts';
import { usePullNext } from '@/components/alerts/use-pull-next';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { classNames } from '@/components/ui/class-names';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import type { DataTableHandle } from '@/components/ui/data-table/data-table';
import { onDemand, withPage } from '@/components/ui/on-demand';
import { canAct } from '@/lib/domain/access/roles';
import type { WorkspaceProps } from './alert-workspace';
import { useFocusAfter } from './use-focus-after';
import { layoutOf, listStyle } from './layout';
import type { SheetStart } from './list-sheet';
import { useIsPainted } from './use-is-painted';
import { useOpenAlert } from './use-open-alert';
import { usePanes } from './use-panes';
import { WorkspaceSkeleton } from './workspace-skeleton';

/** Loaded while the list is read, which determines what it will show. */
const workspace = withPage(() => import('./alert-workspace'));
const listSheet = onDemand(() => import('./list-sheet'));

/** List, evidence and decision. As the width shrinks, the list folds first, then the decision moves below. */
export function TriageScreen() {
  const viewer = useViewer();
  const [state, setState] = useListState();
  const queries = useMemo(() => queriesOf(state, viewer.token), [state, viewer.token]);
  const list = useAlertList(queries);
  const newAlerts = useNewAlerts(queries);
  const { token, open } = useOpenAlert();
  const { code, hasFailed } = workspace.useArrival(true);
  // Requested with the list, before the code that shows it has loaded, because the list's copy of an alert may be
  // outdated.
  useQuery({ ...alertQuery(token ?? ''), enabled: token !== undefined });
  const [sheet, setSheet] = useState<SheetStart | null>(null);
  const foldedList = listSheet.useCode(sheet !== null);
  const { groups } = list;
  const current = token ?? groups[0]?.key;
  // An alert that the list opens by itself is requested once the list is painted.
  const isListPainted = useIsPainted(!list.query.isPending);
  const shown = token ?? (isListPainted ? current : undefined);
  const alerts = useMemo(() => groups.flatMap((group) => group.alerts), [groups]);
  const table = useRef<DataTableHandle>(null);
  const sheetTable = useRef<DataTableHandle>(null);
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const panes = usePanes(screen);
  const hasAlert = current !== undefined || list.query.isPending;
  const layout = layoutOf(panes, { isChosen: token !== undefined, hasAlert });
  const { isOpen, isFolded } = layout;
  const wantFocus = useFocusAfter({ table, pane, heading }, current, groups);
  const place = placeOf(groups, current);
  const toList = () => {
    if (sheet && place.row) sheetTable.current?.focus(place.row);
    else if (current) wantFocus(current, isFolded ? 'open' : 'list');
  };
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
  const bulk = useBulk(groups, (decided) => {
    const next =
      isOpen && current && decided?.has(current) && code?.nextFor(viewer, groups, current, decided);
    if (!next) return toList();
    setSheet(null);
    reopen(next.token);
  });
  const undoable = lastOf(decisions.undoable, bulk.undoable);
  const bar = code && undoable && <code.UndoBar {...undoable} />;

  const openAlert = useCallback(
    (chosen: string) => {
      setSheet(null);
      open(chosen);
    },
    [open],
  );
  const goOn: WorkspaceProps['onCommit'] = (alert, plan, draft) => {
    if (!decisions.commit(alert, plan, draft)) return;
    const next = code?.nextFor(viewer, groups, alert.token, decisions.decided);
    if (next) reopen(next.token);
    else wantFocus(alert.token);
  };
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  const commit = useCallback<WorkspaceProps['onCommit']>((...given) => latest.current(...given), []);
  const step = (to: string | undefined) => to && reopen(to);
  useShortcuts({
    j: () => (isOpen ? step(place.next) : table.current?.move(1)),
    k: () => (isOpen ? step(place.previous) : table.current?.move(-1)),
    Escape: () => {
      if (panes === 'two' && isOpen) return setSheet('row');
      if (token && panes === 'one') open(null);
      if (current) wantFocus(current, 'list');
    },
    // A focused row handles this key itself.
    ...(!isFolded && { x: () => place.row && table.current?.toggle(place.row) }),
    ...(isFolded && { '[Shift]+/': () => setSheet('search') }),
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
    <div ref={screen} className="@container/triage h-page">
      <h1 className="sr-only">Alerts</h1>
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_fit-content(50%)] @min-[60rem]/triage:grid-cols-[minmax(0,1fr)_21.25rem] @min-[60rem]/triage:grid-rows-[minmax(0,1fr)] @min-[76.25rem]/triage:grid-cols-[22.5rem_minmax(0,1fr)_21.25rem]">
        <section
          ref={pane}
          aria-label="List of alerts"
          className={classNames(
            'flex min-h-0 min-w-0 flex-col border-r bg-surface',
            listStyle(panes, layout),
          )}
        >
          <AlertList
            {...listProps}
            tableRef={table}
            onMove={(row) => isOpen && open(row, 'replace')}
            isFolded={isFolded}
            undoBar={isOpen ? null : bar}
          />
        </section>
        {isOpen && !code && hasFailed && (
          <div className="min-w-0 p-4 @min-[60rem]/triage:col-span-2">
            <CodeNotLoaded onRetry={() => void workspace.load()} />
          </div>
        )}
        {(panes === null || (isOpen && !code && !hasFailed)) && (
          <WorkspaceSkeleton className={isOpen ? undefined : '@max-[60rem]/triage:hidden'} />
        )}
        {panes !== null && isOpen && code && (
          <code.AlertWorkspace
            token={shown}
            listed={alerts.find((alert) => alert.token === shown)}
            groups={groups}
            gone={list.gone}
            count={list.count}
            isListPending={list.query.isPending || !isListPainted}
            selected={bulk.selected.length}
            onClearSelection={bulk.clear}
            decisions={decisions}
            undoBar={bar}
            onOpen={(chosen) => open(chosen, 'replace')}
            onShowList={() => setSheet('row')}
            onCommit={commit}
            headingRef={heading}
          />
        )}
      </div>
      {foldedList && (
        <foldedList.ListSheet
          {...listProps}
          start={sheet}
          row={place.row}
          table={sheetTable}
          heading={heading}
          undoBar={bar}
          onClose={() => setSheet(null)}
        />
      )}
      <p role="status" className="sr-only">
        {undoable && undoableText(undoable)}
      </p>
    </div>
  );
}
