'use client';

import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { LiveMark } from '@/components/live/live-mark';
import { useViewer } from '@/components/shell/viewer';
import { DataTable, type DataTableHandle } from '@/components/ui/data-table/data-table';
import { onDemand } from '@/components/ui/on-demand';
import { canAct } from '@/lib/domain/access/roles';
import type { Alert } from '@/lib/domain/alerts/schema';
import { subjectName } from '@/lib/domain/alerts/kinds';
import { columns, mainColumn } from './alert-row';
import type { AlertGroup } from './group';
import { AlertListHeader, type AlertListHeaderProps } from './alert-list-header';
import { type ListRow, rowOf } from './list-row';
import type { useAlertList } from './use-alert-list';
import type { useBulk } from './use-bulk';

interface AlertListProps extends Omit<AlertListHeaderProps, 'onEnter' | 'onLeaveSearch' | 'onEscapeSearch'> {
  list: ReturnType<typeof useAlertList>;
  /** The token of the open alert. */
  current: string | undefined;
  bulk: ReturnType<typeof useBulk>;
  onOpen: (token: string) => void;
  /** Called when a key moves to another row. */
  onMove?: (token: string) => void;
  tableRef: RefObject<DataTableHandle | null>;
  /** Whether something beside the list shows the actions on its selection. */
  isDecidedBeside?: boolean;
  /** The undo bar of the last decision, if nothing beside the list shows it. */
  undoBar: ReactNode;
}

/** Loaded once something is selected. */
const bulkBar = onDemand(() => import('./bulk-bar'));

/** Loaded when there are no rows. */
const noAlerts = onDemand(() => import('./no-alerts'));

const noun = ['alert', 'alerts'] as const;
const keyOf = ({ key }: AlertGroup) => key;

export function AlertList(props: AlertListProps) {
  const { list, current, bulk, onOpen, state, onChange, tableRef, onMove, isDecidedBeside } = props;
  const { role } = useViewer();
  const { groups, now } = list;
  const { problems, selected } = bulk;
  const selection = canAct(role) ? bulk.selection : undefined;
  const bar = bulkBar.useCode(selected.length > 0 && !isDecidedBeside);
  const rows = useMemo(
    () => groups.map((group) => rowOf(group, { current, problems, now })).filter((row) => row !== null),
    [groups, current, problems, now],
  );
  const currentKey = rows.find(({ alerts }) => alerts.some((alert: Alert) => alert.token === current))?.key;
  const isEmpty = list.query.isSuccess && rows.length === 0;
  const none = noAlerts.useCode(isEmpty);
  const pressedByEnter = useRef<HTMLElement>(null);
  const press = (text: string) => text.trim() === state.q?.trim() && pressedByEnter.current?.click();
  const target = useMemo(
    () => (row: ListRow) => ({
      label: subjectName(row.lead),
      href: `/alerts/${row.key}`,
      onActivate: () => onOpen(row.key),
    }),
    [onOpen],
  );
  return (
    <>
      <AlertListHeader
        {...props}
        onEnter={press}
        onLeaveSearch={() => tableRef.current?.first()}
        onEscapeSearch={() => tableRef.current?.focus(currentKey ?? rows[0]?.key ?? '')}
      />
      <DataTable
        ref={tableRef}
        label="Alerts"
        noun={noun}
        columns={columns}
        mainColumn={mainColumn}
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={list.query}
        counted={list.count}
        density="two-line"
        selection={selection}
        onMove={onMove}
        currentKey={currentKey}
        empty={none && <none.NoAlerts state={state} onChange={onChange} pressedByEnter={pressedByEnter} />}
        className="min-h-0 flex-1"
      />
      {bar && !isDecidedBeside && <bar.BulkBar {...bulk} />}
      {props.undoBar}
      <footer className="mt-auto flex h-9 shrink-0 items-center border-t px-4 text-xs text-muted">
        <span className="key-hint">
          J K alerts <span className="@max-[60rem]/triage:hidden">· ← → hits </span>
          {selection && '· X select '}· ? all keys
        </span>
        <span className="ml-auto">
          <LiveMark />
        </span>
      </footer>
    </>
  );
}
