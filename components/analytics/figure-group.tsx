import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';

interface FigureGroupProps {
  title: string;
  /** What its figures have in common. */
  note: ReactNode;
  /** The figures are still those of the previous period, while new ones load. */
  isOld?: boolean;
  children: ReactNode;
}

/** Figures for the same time: the period, now, or all time. */
export function FigureGroup({ title, note, isOld = false, children }: FigureGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={isOld}
      className={classNames('flex flex-col gap-4 transition-opacity', isOld && 'opacity-60')}
    >
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-1">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-sm text-muted">{note}</p>
      </header>
      {children}
    </section>
  );
}
