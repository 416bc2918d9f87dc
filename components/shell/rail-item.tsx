import { type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatCount } from '@/components/ui/format';

/** An item of the rail: an icon, with a label if the rail is wide. */
export const railItemStyle = (isHere = false) =>
  classNames(
    'relative flex h-9 w-full shrink-0 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium pointer-coarse:h-11',
    // Smaller on a low screen, so that all items are visible.
    '[@media(max-height:56rem)]:not-pointer-coarse:h-8',
    'justify-center @min-[10rem]/rail:h-8 @min-[10rem]/rail:justify-start',
    isHere ? 'bg-rail-hover text-rail-ink' : 'text-rail-muted hover:bg-rail-hover hover:text-rail-ink',
  );

interface RailItemTextProps {
  icon: LucideIcon;
  children: ReactNode;
  count?: number;
  /** What is counted, for screen readers: "3 unread notifications". */
  countLabel?: string;
  /** A word for what is wrong with the counted items: "failing". */
  wrong?: string;
}

export function RailItemText({ icon: Icon, children, count, countLabel, wrong }: RailItemTextProps) {
  return (
    <>
      <Icon aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      <span className="sr-only flex-1 text-left @min-[10rem]/rail:not-sr-only">{children}</span>
      {count !== undefined && count > 0 && (
        <span className="absolute -top-0.5 left-7 text-2xs leading-4.5 text-rail-ink tabular-nums @min-[10rem]/rail:static @min-[10rem]/rail:text-right @min-[10rem]/rail:text-sm @min-[10rem]/rail:text-inherit">
          {wrong && (
            <TriangleAlert
              aria-hidden
              className="inline size-3 text-rail-warning @min-[10rem]/rail:mr-1 @min-[10rem]/rail:mb-0.5 @min-[10rem]/rail:size-3.5"
            />
          )}
          <span
            aria-hidden={countLabel !== undefined}
            className={classNames(wrong && 'sr-only @min-[10rem]/rail:not-sr-only')}
          >
            <span className="@min-[10rem]/rail:hidden">{shortCount(count, 99)}</span>
            <span className="@max-[10rem]/rail:hidden">{shortCount(count, 9_999)}</span>
          </span>
          {wrong && <span className="sr-only"> {wrong}</span>}
          {countLabel !== undefined && <span className="sr-only">, {countLabel}</span>}
        </span>
      )}
    </>
  );
}

/** A count that fits beside an icon, or at the end of a wide rail. */
const shortCount = (count: number, most: number) =>
  count > most ? `${formatCount(most)}+` : formatCount(count);
