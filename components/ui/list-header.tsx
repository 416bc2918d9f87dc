import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface ListHeaderProps {
  title: string;
  /** A `SearchField`. */
  search?: ReactNode;
  /** A `FilterBar`, and other controls that narrow the list. */
  filters: ReactNode;
  /** At the right: whether the list is live, followed by actions. */
  actions?: ReactNode;
  /** Tabs under the title. */
  children?: ReactNode;
}

/** The header of a page that is one list. If it is narrow, search and filters share a line under the title. */
export function ListHeader({ title, search, filters, actions, children }: ListHeaderProps) {
  return (
    <header className="@container/head border-b bg-surface px-(--gutter)">
      <div
        className={classNames('flex flex-wrap items-start gap-x-4 gap-y-3 pt-3', children ? 'pb-2' : 'pb-3')}
      >
        <h1 className="flex min-h-9 items-center text-xl font-semibold tracking-tight">{title}</h1>
        {actions && <div className="order-1 ml-auto flex min-h-9 items-center gap-4">{actions}</div>}
        <div
          className={classNames(
            'flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 @max-2xl/head:gap-x-2',
            search && '@max-2xl/head:order-2 @max-2xl/head:basis-full',
          )}
        >
          {search && (
            <div className="max-w-72 min-w-40 flex-1 basis-40 @max-2xl/head:max-w-none">{search}</div>
          )}
          <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-2">{filters}</div>
        </div>
      </div>
      {children}
    </header>
  );
}
