import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb';

interface PageHeaderProps {
  title: ReactNode;
  /** Shown beside the title, such as a status or a filter. */
  beside?: ReactNode;
  /** The purpose of the page, in one sentence. */
  note?: ReactNode;
  back?: { label: string; href: string };
  /** At the right: whether the page is live, followed by actions. */
  actions?: ReactNode;
  /** Tabs or steps under the title. */
  children?: ReactNode;
}

/** The header of a page, with its place, title and actions. */
export function PageHeader({ title, beside, note, back, actions, children }: PageHeaderProps) {
  return (
    <header className="border-b bg-surface px-(--page-gutter) pt-3">
      {back && <Breadcrumb {...back} />}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 pb-3">
        <div className="flex min-h-9 min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-4 gap-y-2 pointer-coarse:min-h-10">
          <h1 className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
          {beside}
        </div>
        {actions && (
          <div className="flex min-h-9 flex-wrap items-center gap-2 pointer-coarse:min-h-10">{actions}</div>
        )}
      </div>
      {note && <p className="-mt-1 max-w-2xl pb-3 text-sm wrap-anywhere text-muted">{note}</p>}
      {children}
    </header>
  );
}
