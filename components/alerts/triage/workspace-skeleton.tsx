import { Skeleton } from '@/components/ui/skeleton';

/** In place of evidence and decision. */
export const WorkspaceSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-36 rounded-lg" />
    <Skeleton className="h-64 rounded-lg" />
  </div>
);
