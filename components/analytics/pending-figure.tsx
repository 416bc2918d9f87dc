import Link from 'next/link';
import { numberLinkStyle } from '@/components/charts/chart-table';
import { formatCount } from '@/components/ui/format';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import { FigureSkeleton, figureCellStyle } from './figure-strip';
import { rowsOf } from './period';

const pending = ['Open', 'Acknowledged', 'Escalated'] as const;

/** Alerts that are not resolved; no list has all of them, so each status is a link. */
export function PendingFigure({ counts }: { counts: AlertCounts | undefined }) {
  if (!counts) return <FigureSkeleton />;
  const total = pending.reduce((sum, status) => sum + counts.status[status], 0);
  return (
    <div className={figureCellStyle}>
      <h2 className="text-xs text-muted">Alerts not resolved</h2>
      <p className="text-2xl font-semibold tabular-nums">{formatCount(total)}</p>
      <p className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
        {pending.map((status) => (
          <Link
            key={status}
            href={rowsOf('/alerts', { status })}
            prefetch={false}
            className={`${numberLinkStyle} leading-6`}
          >
            {formatCount(counts.status[status])} {status.toLowerCase()}
          </Link>
        ))}
      </p>
    </div>
  );
}
