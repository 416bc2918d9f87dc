import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { NumberLink } from '@/components/charts/number-link';
import type { Figure, Linked } from './figures';

const stripStyle = 'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line';
/** The columns by the number of cells, so that every row is full. */
const columnsStyle = {
  4: '@3xl/page:grid-cols-4',
  6: '@2xl/page:grid-cols-3 @5xl/page:grid-cols-6',
} as const;
export const figureStyle = 'self-start text-2xl font-semibold tabular-nums';
const cellStyle = 'flex min-h-25 min-w-0 flex-col bg-surface px-4 py-3';

interface FigureStripProps {
  label: string;
  figures: readonly Figure[] | undefined;
  /** The number of cells including `children`. */
  cells: keyof typeof columnsStyle;
  /** A further cell, for a figure with several numbers. */
  children?: ReactNode;
}

/** The most important figures, each with a link to its rows. */
export function FigureStrip({ label, figures, cells, children }: FigureStripProps) {
  const awaited = children ? cells - 1 : cells;
  return (
    <section aria-label={label} aria-busy={!figures} className={classNames(stripStyle, columnsStyle[cells])}>
      {figures?.map((figure) => (
        <FigureCell key={figure.label} {...figure} />
      ))}
      {!figures && Array.from({ length: awaited }, (_, index) => <FigureSkeleton key={index} />)}
      {children}
    </section>
  );
}

function FigureCell({ label, value, href, name, change, isWorse, beside }: Figure) {
  return (
    <div className={cellStyle}>
      <h3 className="text-xs text-muted">{label}</h3>
      {href ? (
        <NumberLink href={href} name={name} className={figureStyle}>
          {value}
        </NumberLink>
      ) : (
        <p className={figureStyle}>{value}</p>
      )}
      <p className="flex flex-wrap gap-x-2 text-xs text-muted tabular-nums">
        {change && <Beside {...change} className={classNames(isWorse && 'font-medium text-caution')} />}
        {beside && <Beside {...beside} />}
      </p>
    </div>
  );
}

/** A smaller number under the figure. */
function Beside({ value, href, name, className }: Linked & { className?: string }) {
  if (!href) return <span className={className}>{value}</span>;
  return (
    <NumberLink href={href} name={name} className={classNames('-my-1 leading-6', className)}>
      {value}
    </NumberLink>
  );
}

export const FigureSkeleton = () => (
  <div className={cellStyle}>
    <Skeleton className="h-4 w-24" />
    <Skeleton className="mt-2 h-7 w-14" />
  </div>
);

export { cellStyle as figureCellStyle };
