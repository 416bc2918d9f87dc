import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';

interface FigureGroupProps {
  title: string;
  /** What its figures have in common. */
  note: ReactNode;
  /** They are those of the period before, until the new ones are there. */
  isOld?: boolean;
  children: ReactNode;
}

/** Figures that are all of the same time: of the period, of now, or of all time. */
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
