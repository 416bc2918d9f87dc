import { UserCheck } from 'lucide-react';
import { useCallback } from 'react';
import { classNames } from '@/components/ui/class-names';
import { DataTable } from '@/components/ui/data-table/data-table';
import type { TableQuery } from '@/components/ui/data-table/table-states';
import { EmptyState } from '@/components/ui/empty-state';
import { keyOfRow, reviewColumns, type ReviewRow } from './review-columns';
import type { ReviewMoves } from './use-review-moves';

interface ReviewListProps {
  moves: ReviewMoves;
  total: number;
  query: TableQuery;
}

export function ReviewList({ moves, total, query }: ReviewListProps) {
  const { rows, current, isOpened, table, list, open, choose } = moves;
  const target = useCallback(
    ({ item }: ReviewRow) => ({ label: item.key, onActivate: () => open(item.key) }),
    [open],
  );
  return (
    <div
      ref={list}
      className={classNames(
        'min-w-0 overflow-hidden rounded-lg border bg-surface',
        isOpened && '@max-4xl/page:hidden',
        rows.length === 0 && !query.isPending && '@4xl/page:col-span-2',
      )}
    >
      <DataTable
        ref={table}
        label="Waiting for a reviewer"
        noun={['decision', 'decisions']}
        columns={reviewColumns}
        mainColumn="what"
        density="two-line"
        rows={rows}
        total={total}
        keyOf={keyOfRow}
        target={target}
        query={query}
        currentKey={current?.item.key}
        onRowFocus={choose}
        empty={
          <EmptyState icon={UserCheck} title="Nothing is waiting for a reviewer">
            Proposals, risk overrides and cases sent to review appear here.
          </EmptyState>
        }
      />
    </div>
  );
}
