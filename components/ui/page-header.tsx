import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title: what the page is filtered by. */
  children?: ReactNode;
  /** At the end: the page's own moves. */
  aside?: ReactNode;
}

/** The name of a page that scrolls as a whole, with its controls. */
export function PageHeader({ title, children, aside }: PageHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b bg-surface px-3 py-2.5 md:px-6">
      <h1 className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
      {children}
      {aside && <div className="ml-auto flex flex-wrap items-center gap-2">{aside}</div>}
    </header>
  );
}
