import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';

interface PanelSkeletonProps {
  children: ReactNode;
  className?: string;
}

/** A panel whose header is as high as that of a loaded one. */
const PanelSkeleton = ({ children, className }: PanelSkeletonProps) => (
  <div aria-busy className={classNames('min-w-0 rounded-lg border bg-surface', className)}>
    <div className="flex h-11 items-center border-b px-4">
      <Skeleton className="h-4 w-32" />
    </div>
    {children}
  </div>
);

/** As high as a loaded `ChartFrame`: its legend, and the chart. */
export const ChartSkeleton = () => (
  <PanelSkeleton>
    <div className="flex flex-col gap-2 px-4 py-3">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-52 w-full" />
    </div>
  </PanelSkeleton>
);

const rowHeight = { usual: 'h-9', tall: 'h-11' } as const;

interface TableSkeletonProps {
  rows: number;
  height?: keyof typeof rowHeight;
  /** What precedes the table. */
  above?: ReactNode;
  /** What follows the table. */
  children?: ReactNode;
  className?: string;
}

/** A panel with a table of this many rows. */
export const TableSkeleton = ({ rows, height = 'usual', above, children, className }: TableSkeletonProps) => (
  <PanelSkeleton className={className}>
    {above}
    <div className="h-8" />
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={classNames('flex items-center border-t px-4', rowHeight[height])}>
        <Skeleton className="h-3 w-full" />
      </div>
    ))}
    {children}
  </PanelSkeleton>
);

/** Lines of text under a table. */
export const TextSkeleton = ({ lines }: { lines: number }) => (
  <div className="flex flex-col gap-1 border-t px-4 py-2.5">
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} className="h-4 w-full" />
    ))}
  </div>
);
