import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

interface PanelProps {
  title: string;
  /** A few words beside the title. */
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Panel({ title, note, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('min-w-0 rounded-lg border bg-surface', className)}>
      {/* Aligns the text of a quiet button, rather than its invisible border, with the content. */}
      <header className="flex min-h-11 items-center justify-between gap-3 border-b px-4 py-2 text-sm last:border-b-0 [&>.bg-transparent:last-child]:-mr-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <h2 id={id} className="font-semibold">
            {title}
          </h2>
          {note && <span className="text-xs text-muted">{note}</span>}
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
