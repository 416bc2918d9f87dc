import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** Beside the title: a state. */
  mark?: ReactNode;
  /** What the page is for, in a sentence. */
  note?: ReactNode;
  back?: { label: string; href: string };
  actions?: ReactNode;
  /** Tabs, under the title. */
  children?: ReactNode;
}

/** The head of a page: where it is, what it is called, what can be done. */
export function PageHead({ title, mark, note, back, actions, children }: PageHeadProps) {
  return (
    <header className="border-b bg-surface px-4 pt-4">
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
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {mark}
          </div>
          {note && <p className="mt-1 max-w-2xl text-sm text-muted">{note}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </header>
  );
}
