import Link from 'next/link';
import type { ReactNode } from 'react';

interface BreadcrumbProps {
  /** The list that the page belongs to. */
  label: string;
  href: string;
  /** The identifier of what the page shows. */
  children?: ReactNode;
}

/** The link back to the list, above a page's title. */
export const Breadcrumb = ({ label, href, children }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className="flex min-w-0 items-center gap-2 text-sm pointer-coarse:min-h-10">
    <Link
      href={href}
      prefetch={false}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
    >
      {label}
    </Link>
    {children && (
      <>
        <span aria-hidden className="text-faint">
          /
        </span>
        <span className="truncate font-mono">{children}</span>
      </>
    )}
  </nav>
);
