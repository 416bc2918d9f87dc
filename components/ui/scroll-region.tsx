import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface ScrollRegionProps {
  label: string;
  /** Includes how it scrolls, such as `overflow-x-auto`. */
  className: string;
  children: ReactNode;
}

/** A region that scrolls separately. It is in the tab order, so that the keyboard can scroll it, too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames('-outline-offset-2', className)}
    >
      {children}
    </div>
  );
}
