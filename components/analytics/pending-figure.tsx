import Link from 'next/link';
import { NumberLink } from '@/components/charts/number-link';
import { formatCount } from '@/components/ui/format';
import type { AlertCounts } from '@/lib/domain/alerts/list-schema';
import { FigureSkeleton, figureCellStyle, figureLinkStyle } from './figure-strip';
import { rowsOf } from './period';

const begun = ['Acknowledged', 'Escalated'] as const;

/** Alerts that are not resolved, by their status: no list has all of them together. */
export function PendingFigure({ counts }: { counts: AlertCounts | undefined }) {
  if (!counts) return <FigureSkeleton />;
  return (
    <div className={figureCellStyle}>
      <h2 className="text-xs text-muted">Open alerts</h2>
      <Link href={rowsOf('/alerts', { status: 'Open' })} prefetch={false} className={figureLinkStyle}>
        {formatCount(counts.status.Open)}
      </Link>
      <p className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
        {begun.map((status) => (
          <NumberLink key={status} href={rowsOf('/alerts', { status })} className="leading-6">
            {formatCount(counts.status[status])} {status.toLowerCase()}
          </NumberLink>
        ))}
      </p>
    </div>
  );
}
