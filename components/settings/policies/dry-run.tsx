import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, dataOf } from '@/lib/api/client';
import type { PolicyDraft, PolicyPreview } from '@/lib/domain/policies/schema';
import { formatCount } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { PreviewResult } from './preview-result';

/** The server keeps no dry run, so whoever reads a draft gets one of this revision. */
const dryRunQuery = ({ kind, revision }: PolicyDraft) =>
  queryOptions({
    queryKey: ['/v1/policies/{kind}/draft/preview', kind, revision],
    queryFn: ({ signal }): Promise<PolicyPreview> =>
      dataOf(api.POST('/v1/policies/{kind}/draft/preview', { params: { path: { kind } }, signal })),
    refetchOnWindowFocus: false,
  });

function resultText({ cases, changed }: PolicyPreview): string {
  return changed === 0
    ? `The outcome of the last ${formatCount(cases)} cases would have been the same.`
    : `${formatCount(changed)} of the last ${formatCount(cases)} cases would have had a different outcome.`;
}

/** What the draft would have changed for past cases, without being asked for. */
export function DryRun({ draft }: { draft: PolicyDraft }) {
  const { data, error, refetch } = useQuery(dryRunQuery(draft));
  const isOfAnother = data !== undefined && data.revision !== draft.revision;
  return (
    <section aria-label="Dry run" aria-busy={!data && !error} className="border-t px-4 py-3 text-sm">
      <p role="status" className="font-medium">
        {!data && !error && 'Trying the draft on past cases…'}
        {isOfAnother && 'The draft has been changed in the meantime. Load the page again to see it.'}
        {data && !isOfAnother && resultText(data)}
      </p>
      {error && (
        <ProblemNotice
          title="The draft could not be tried on past cases"
          problem={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && !isOfAnother && <PreviewResult preview={data} />}
    </section>
  );
}
