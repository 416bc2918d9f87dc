import { TimerOff } from 'lucide-react';
import Link from 'next/link';
import { formatCount } from '@/components/ui/format';
import { type ListState, useListHref } from './list-filters';

/**
 * Next to the title instead of under a view, because it counts every status. Needed because the list is sorted by
 * priority, which puts an overdue alert with a low score far down.
 */
export function OverdueLink({ state, count }: { state: ListState; count: number }) {
  const hrefOf = useListHref();
  const isByPriority = state.sort === null && state.view === 'open' && state.status === null;
  if (!isByPriority || state.sla_status !== null || state.due !== null || count === 0) return null;
  return (
    <Link
      href={hrefOf({ view: 'due', due: 'Overdue' })}
      prefetch={false}
      title="In any status"
      className="shrink-0 text-sm font-medium text-danger underline decoration-1 underline-offset-3"
    >
      <TimerOff aria-hidden className="mr-1 hidden size-3.5 @min-[24rem]/header:inline" />
      {formatCount(count)} overdue<span className="sr-only">, of any status</span>
    </Link>
  );
}
