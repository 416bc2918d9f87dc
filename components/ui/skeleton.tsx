import { classNames } from './class-names';

/** Stands where content will be, at its size. Hidden from assistive technology: `aria-busy` around it tells. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-sm bg-sunken', className)} />;
}
