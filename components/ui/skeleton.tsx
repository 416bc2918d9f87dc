import { classNames } from './class-names';

/** A placeholder of the content's size. Hidden from screen readers: set `aria-busy` on its container. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-sm bg-sunken', className)} />;
}
