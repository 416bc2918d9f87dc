'use client';

import { useCallback, useMemo } from 'react';
import { undoableText } from '@/components/alerts/decision/undoable';
import { AlertList } from '@/components/alerts/list/alert-list';
import { queriesOf, useListState } from '@/components/alerts/list/list-filters';
import { useAlertList, useNewAlerts } from '@/components/alerts/list/use-alert-list';
import { useLiveAlerts } from '@/components/alerts/use-live-alerts';
import { usePullNext } from '@/components/alerts/use-pull-next';
import { useViewer } from '@/components/shell/viewer';
import { classNames } from '@/components/ui/class-names';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { onDemand, withPage } from '@/components/ui/on-demand';
import { listStyle } from './layout';
import { useDeciding } from './use-deciding';
import { usePlaces } from './use-places';
import { useShownAlert } from './use-shown-alert';
import { useTriageKeys } from './use-triage-keys';
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
  const { groups } = list;
  const { code, hasFailed } = workspace.useArrival(true);
  const shown = useShownAlert(list);
  const { token, current, open } = shown;
  const places = usePlaces({ token, current, groups, isListPending: list.query.isPending });
  const { screen, pane, table, sheetTable, heading, sheet, setSheet, panes, layout, place } = places;
  const { isOpen } = layout;
  const foldedList = listSheet.useCode(sheet !== null);
  const deciding = useDeciding({ list, current, places, open, code });
  const { bulk, undoable } = deciding;
  const bar = code && undoable && <code.UndoBar {...undoable} />;
  const openAlert = useCallback(
    (chosen: string) => {
      setSheet(null);
      open(chosen);
    },
    [open, setSheet],
  );
  const openInstead = useCallback((chosen: string) => open(chosen, 'replace'), [open]);
  // The keys go on from the pulled alert, so the focus has to be there.
  const pullNext = usePullNext((pulled) => {
    openAlert(pulled);
    places.wantFocus(pulled);
  });
  useLiveAlerts();
  useTriageKeys({ shown, places, reopen: deciding.reopen, pullNext });

  const listProps = {
    list,
    state,
    current,
    newAlerts,
    bulk,
    onChange: setState,
    onOpen: openAlert,
    onPullNext: pullNext,
  };
  return (
    <div ref={screen} className="@container/triage h-page">
      <h1 className="sr-only">Alerts</h1>
      <div className="grid h-full grid-cols-1 grid-rows-[minmax(0,1fr)_fit-content(50%)] @min-[60rem]/triage:grid-cols-[minmax(0,1fr)_21.25rem] @min-[60rem]/triage:grid-rows-1 @min-[76.25rem]/triage:grid-cols-[22.5rem_minmax(0,1fr)_21.25rem]">
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
            isDecidedBeside={isOpen}
            undoBar={isOpen ? null : bar}
          />
        </section>
        {isOpen && !code && hasFailed && (
          <div className="p-4 @min-[60rem]/triage:col-span-2">
            <CodeNotLoaded onRetry={() => void workspace.load()} />
          </div>
        )}
        {(!panes || (isOpen && !code && !hasFailed)) && (
          <WorkspaceSkeleton className={isOpen ? undefined : '@max-[60rem]/triage:hidden'} />
        )}
        {panes && isOpen && code && (
          <code.AlertWorkspace
            token={shown.requested}
            listed={shown.listed}
            queries={queries}
            groups={groups}
            gone={list.gone}
            count={list.count}
            isListPending={list.query.isPending || !shown.isListPainted}
            bulk={bulk}
            decisions={deciding.decisions}
            undoBar={bar}
            onOpen={openInstead}
            onShowList={() => setSheet('row')}
            onCommit={deciding.commit}
            onLeave={panes === 'one' ? undefined : () => open(null, 'replace')}
            offerUndo={deciding.offerUndo}
            onGoOn={deciding.reopen}
            onFocus={places.wantFocus}
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
