import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** If it replaces a page, its title is the page's heading. */
  titleAs?: 'h1';
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, titleAs, children }: EmptyStateProps) {
  const Title = titleAs ?? 'p';
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-16 text-center">
      <span className="mb-1 grid size-10 place-items-center rounded-full border bg-sunken text-muted">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <Title className="text-base font-semibold">{title}</Title>
      <div className="flex max-w-sm flex-col items-center gap-3 text-sm text-muted">{children}</div>
    </div>
  );
}
