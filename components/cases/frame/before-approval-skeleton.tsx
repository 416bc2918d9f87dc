import { Skeleton } from '@/components/ui/skeleton';

/** As high as one row of lines, or as the folded panel on a phone. */
export const BeforeApprovalSkeleton = () => <Skeleton className="h-21 rounded-lg @max-xl/case:h-11.5" />;
