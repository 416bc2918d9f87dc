import { NumberLink } from '@/components/charts/number-link';
import { formatCount } from '@/components/ui/format';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import { unresolvedStatuses } from '@/lib/domain/alerts/moves';
import { FigureSkeleton, figureCellStyle, figureStyle } from './figure-strip';
import { pendingRows, rowsOf } from './period';

interface PendingFigureProps {
  /** Including snoozed alerts. */
  total: number | undefined;
  /** Without snoozed alerts, like the lists by status. */
  counts: Pick<AlertCounts, 'status'> | undefined;
}

/** The number of unresolved alerts, and of those in each status. */
export function PendingFigure({ total, counts }: PendingFigureProps) {
  if (total === undefined || !counts) return <FigureSkeleton />;
  const snoozed = total - unresolvedStatuses.reduce((sum, status) => sum + counts.status[status], 0);
  return (
    <div className={figureCellStyle}>
      <h3 className="text-xs text-muted">Alerts not resolved</h3>
      <NumberLink href={pendingRows()} className={figureStyle}>
        {formatCount(total)}
      </NumberLink>
      <p className="-mt-1 flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
        {unresolvedStatuses.map((status) => (
          <NumberLink key={status} href={rowsOf('/alerts', { status })} className="leading-6">
            {formatCount(counts.status[status])} {status.toLowerCase()}
          </NumberLink>
        ))}
        {snoozed > 0 && (
          <NumberLink href={rowsOf('/alerts', { status: 'Snoozed' })} className="leading-6">
            {formatCount(snoozed)} snoozed
          </NumberLink>
        )}
      </p>
    </div>
  );
}
