import { Bell, CircleX } from 'lucide-react';
import { TonedText } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';

interface ToResolveProps {
  /** Undefined until the alerts have arrived. */
  count: number | undefined;
  /** Whether a match was resolved as true. */
  isConfirmed?: boolean;
}

/** The number of unresolved alerts on a person or company, and whether a match was confirmed. */
export function ToResolve({ count, isConfirmed = false }: ToResolveProps) {
  if (count === undefined) return <Skeleton className="h-4 w-12" />;
  if (count === 0 && !isConfirmed) return <span className="text-faint">None</span>;
  return (
    <span className="flex flex-col">
      {isConfirmed && (
        <TonedText tone="warning" icon={CircleX}>
          True match
        </TonedText>
      )}
      {count > 0 && (
        <TonedText tone="warning" icon={Bell}>
          {count} to resolve
        </TonedText>
      )}
    </span>
  );
}
