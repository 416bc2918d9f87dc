import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title: a state, or what the page is filtered by. */
  beside?: ReactNode;
  /** What the page is for, in a sentence. */
  note?: ReactNode;
  back?: { label: string; href: string };
  actions?: ReactNode;
  /** Under the title: tabs or filters. */
  children?: ReactNode;
}

/** The head of a page: where it is, what it is called, what can be done. */
export function PageHeader({ title, beside, note, back, actions, children }: PageHeaderProps) {
  return (
    <header className="border-b bg-surface px-4 pt-3">
      {back && (
        <Link
          href={back.href}
          prefetch={false}
          className="mb-1 inline-flex items-center gap-1 text-sm text-muted hover:text-ink pointer-coarse:min-h-10"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 pb-3">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {beside}
          </div>
          {note && <p className="mt-1 max-w-2xl text-sm text-muted">{note}</p>}
        </div>
        {actions && <div className="flex min-h-9 flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </header>
  );
}
