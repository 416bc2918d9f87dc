import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';

/** The placeholder for evidence and decision, with the same start. */
export const WorkspaceSkeleton = ({ className }: { className?: string }) => (
  <>
    <div aria-busy className={classNames('flex min-w-0 flex-col @min-[60rem]/triage:border-r', className)}>
      <div className="flex h-17 shrink-0 flex-col justify-center gap-1.5 border-b bg-surface px-4">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
      <div className="flex flex-col gap-3 overflow-hidden p-3">
        <Skeleton className="h-36 shrink-0 rounded-lg" />
        <Skeleton className="h-64 shrink-0 rounded-lg" />
        <Skeleton className="h-40 shrink-0 rounded-lg" />
      </div>
    </div>
    <div
      aria-busy
      className={classNames(
        'flex min-w-0 flex-col bg-surface @max-[60rem]/triage:h-24 @max-[60rem]/triage:border-t',
        className,
      )}
    >
      <div className="flex h-17 shrink-0 items-center justify-between border-b px-4 @max-[60rem]/triage:hidden">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-3.5 w-36" />
      </div>
      <div className="flex flex-col gap-2.5 p-4 @max-[60rem]/triage:flex-row">
        <Skeleton className="h-13 rounded-md @max-[60rem]/triage:h-10 @max-[60rem]/triage:flex-1" />
        <Skeleton className="h-13 rounded-md @max-[60rem]/triage:h-10 @max-[60rem]/triage:flex-1" />
        <Skeleton className="h-13 rounded-md @max-[60rem]/triage:h-10 @max-[60rem]/triage:flex-1" />
        <Skeleton className="h-30 rounded-md @max-[60rem]/triage:hidden" />
        <Skeleton className="h-10 rounded-md @max-[60rem]/triage:hidden" />
      </div>
    </div>
  </>
);
