import { ByUser } from '@/components/people/user-name';
import { formatDateTime } from '@/components/ui/format';
import type { PolicyVersion } from '@/lib/domain/policies/schema';

/** Who drafted and published a version, and when. */
export function Origin({ version }: { version: PolicyVersion }) {
  const { author, drafted_at, published_by, published_at } = version;
  if (!author || !drafted_at || !published_by || !published_at) return <>Probity’s own settings</>;
  return (
    <>
      Drafted <ByUser token={author} />, {formatDateTime(drafted_at)} · Published{' '}
      <ByUser token={published_by} />, {formatDateTime(published_at)}
    </>
  );
}
