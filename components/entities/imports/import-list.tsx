'use client';

import { CircleAlert, CircleCheck, CircleDashed, FileUp, LoaderCircle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TonedText } from '@/components/ui/badge';
import type { WordLook } from '@/components/ui/look';
import { StatusBadge } from '@/components/ui/status-badge';
import { type Column, lineStyle } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { formatCount, formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import type { EntityImport } from '@/lib/domain/imports/schema';
import { ImportSheet } from './import-sheet';
import { percentOf } from './refused-lines';
import { useImports } from './use-imports';

const statusLook: Record<EntityImport['status'], WordLook> = {
  Pending: { tone: 'neutral', icon: CircleDashed, word: 'Waiting' },
  'In Progress': { tone: 'info', icon: LoaderCircle, word: 'Importing' },
  Complete: { tone: 'good', icon: CircleCheck, word: 'Done' },
};

function lookOf(of: EntityImport): WordLook {
  const look = statusLook[of.status];
  return of.status === 'In Progress' ? { ...look, word: `${look.word}, ${percentOf(of)}%` } : look;
}

const columns: readonly Column<EntityImport>[] = [
  {
    id: 'sent',
    name: 'Sent',
    priority: 1,
    cell: ({ created_at }) => (
      <time dateTime={created_at} className={lineStyle}>
        {formatDateTime(created_at)}
      </time>
    ),
  },
  {
    id: 'status',
    name: 'State',
    priority: 1,
    width: 'w-32',
    cell: (each) => <StatusBadge look={lookOf(each)} />,
  },
  {
    id: 'lines',
    name: 'Lines',
    priority: 3,
    width: 'w-24',
    align: 'end',
    cell: ({ lines_summary }) => formatCount(lines_summary.total),
  },
  {
    id: 'created',
    name: 'Imported',
    priority: 2,
    width: 'w-24',
    align: 'end',
    cell: ({ lines_summary }) => formatCount(lines_summary.created),
  },
  {
    id: 'failed',
    name: 'Refused',
    priority: 1,
    width: 'w-20',
    align: 'end',
    cell: ({ lines_summary: { failed } }) =>
      failed === 0 ? (
        <span className="text-faint">0</span>
      ) : (
        <TonedText tone="warning" icon={CircleAlert}>
          {formatCount(failed)}
        </TonedText>
      ),
  },
];

const keyOf = ({ token }: EntityImport) => token;

export function ImportList() {
  const { query, rows, total } = useImports();
  const [openToken, setOpen] = useState<string | null>(null);
  const target = useMemo(
    () => (row: EntityImport) => ({
      label: `Import of ${formatDateTime(row.created_at)}`,
      onActivate: () => setOpen(row.token),
    }),
    [],
  );
  const open = rows.find(({ token }) => token === openToken);
  return (
    <Panel title="Imports" className="overflow-hidden">
      <DataTable
        label="Imports"
        noun={['import', 'imports']}
        columns={columns}
        mainColumn="sent"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={query}
        total={total}
        empty={
          <EmptyState icon={FileUp} title="No imports yet">
            <p>Imports and the result of each line appear here.</p>
          </EmptyState>
        }
      />
      {open && <ImportSheet of={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}
