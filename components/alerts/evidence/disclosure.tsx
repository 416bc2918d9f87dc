'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  title: string;
  note?: string;
  /** Rendered, and its data loaded, when the panel is opened. */
  children: ReactNode;
}

/** A panel that is folded at first. */
export function Disclosure({ title, note, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={title} className="rounded-lg border bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-11 w-full flex-wrap items-center gap-x-2 px-4 py-2 text-left text-sm font-semibold"
        >
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted group-aria-expanded:rotate-90" />
          {title}
          {note && <span className="ml-auto font-normal text-muted">{note}</span>}
        </button>
      </h3>
      {isOpen && <div className="border-t">{children}</div>}
    </section>
  );
}
