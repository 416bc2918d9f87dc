import { ListX } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDateTime } from '@/components/ui/format';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { ListHistory } from './list-history';
import { type Retirement, retirementOf } from './retirement';
import { useListHistory } from './use-lists';

const back = { label: 'Lists', href: '/lists' };

/** Shown instead of a list that the API does not have. The audit log says whether it was retired. */
export function MissingList({ token }: { token: string }) {
  const { data, isFetching } = useListHistory(token);
  const retirement = retirementOf(data?.data ?? []);
  // Records that were read before the list was retired do not say so.
  if (isFetching && !retirement)
    return (
      <div aria-busy className="p-(--page-gutter)">
        <Skeleton className="h-48 w-full" />
      </div>
    );
  return retirement ? (
    <RetiredList token={token} retirement={retirement} />
  ) : (
    <>
      <PageHeader title="List not found" back={back} />
      <EmptyState icon={ListX} title="There is no list at this address">
        <p>The address may be incomplete, or of a list in another project.</p>
      </EmptyState>
    </>
  );
}

function RetiredList({ token, retirement: { name, by, at } }: { token: string; retirement: Retirement }) {
  return (
    <>
      <PageHeader
        title={<bdi>{name ?? 'A retired list'}</bdi>}
        back={back}
        beside={
          <Badge tone="neutral" icon={ListX}>
            Retired
          </Badge>
        }
        note={`${by} retired this list on ${formatDateTime(at)}. Screening no longer includes it, and its entries are no longer shown. Alerts that it raised remain.`}
      />
      <div className="max-w-3xl p-(--page-gutter)">
        <ListHistory token={token} />
      </div>
    </>
  );
}
