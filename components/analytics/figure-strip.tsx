import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import type { Figure } from './figures';

const stripStyle =
  'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line @2xl/page:grid-cols-3 @5xl/page:grid-cols-6';
const cellStyle = 'flex min-h-25 min-w-0 flex-col bg-surface px-4 py-3';

interface FigureStripProps {
  figures: readonly Figure[] | undefined;
  /** One more cell, for a figure of several numbers. */
  children: ReactNode;
}

/** What there is to know at a glance; each figure is a link to its rows. */
export function FigureStrip({ figures, children }: FigureStripProps) {
  return (
    <section aria-label="Figures" aria-busy={!figures} className={stripStyle}>
      {figures?.map(({ label, value, href, change, isWorse }) => (
        <div key={label} className={cellStyle}>
          <h2 className="text-xs text-muted">{label}</h2>
          <Link
            href={href}
            prefetch={false}
            className="self-start text-2xl font-semibold tabular-nums hover:text-accent"
          >
            {value}
          </Link>
          <p className={classNames('text-xs text-muted', isWorse && 'font-medium text-caution')}>{change}</p>
        </div>
      ))}
      {!figures && Array.from({ length: 5 }, (_, index) => <FigureSkeleton key={index} />)}
      {children}
    </section>
  );
}

export const FigureSkeleton = () => (
  <div className={cellStyle}>
    <Skeleton className="h-4 w-24" />
    <Skeleton className="mt-2 h-7 w-14" />
  </div>
);

export { cellStyle as figureCellStyle };
