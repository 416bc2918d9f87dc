import Link from 'next/link';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface NumberLinkProps {
  href: string;
  /**
   * What the number says about the rows, if it does not count them: "92%: share within their deadline of 41 alerts".
   */
  name?: string;
  className?: string;
  tabIndex?: -1;
  children: ReactNode;
}

export const numberLinkStyle =
  'underline decoration-line-strong decoration-1 underline-offset-3 hover:text-accent hover:decoration-current';

/** A number that links to its rows. */
export const NumberLink = ({ href, name, className, tabIndex, children }: NumberLinkProps) => (
  <Link
    href={href}
    prefetch={false}
    aria-label={name}
    tabIndex={tabIndex}
    className={classNames(numberLinkStyle, className)}
  >
    {children}
  </Link>
);
