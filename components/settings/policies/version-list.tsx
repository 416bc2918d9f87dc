'use client';

import { ChevronRight } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { anyText } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { onDemand } from '@/components/ui/on-demand';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { ShowMore } from '@/components/ui/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { api, bodyOf } from '@/lib/api/client';
import type { PolicyKind, PolicyVersion } from '@/lib/domain/policies/schema';
import { Origin } from './version-origin';
import { comparedVersions, versionName, versionState } from './version-state';

const sheet = onDemand(() => import('./version-sheet'));

const path = '/v1/policies/{kind}/versions';
const parameters = { version: anyText };

const useVersions = (kind: PolicyKind) =>
  useListPages<PolicyVersion>({
    queryKey: [path, { path: { kind } }],
    load: (cursor, signal) =>
      bodyOf(api.GET(path, { params: { path: { kind }, query: { cursor } }, signal })),
  });

/** All versions of a policy. Each opens its settings and what it changed. */
export function VersionList({ kind }: { kind: PolicyKind }) {
  const { query, rows } = useVersions(kind);
  const [{ version: open }, setState] = useAddress(parameters);
  const compared = comparedVersions(rows, query.hasNextPage);
  const newest = rows[0]?.version ?? 0;
  const shown = compared.find(({ version }) => String(version.version) === open);
  const Sheet = sheet.useCode(shown !== undefined)?.default;
  return (
    <Panel title="Versions" note="Newest first">
      {query.isError && (
        <ProblemNotice
          className="m-4"
          title="The versions could not be loaded"
          problem={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton className="m-4 h-16" />}
      <ul aria-label="Versions" className="divide-y">
        {compared.map(({ version }) => (
          <li key={version.version}>
            <VersionRow
              version={version}
              newest={newest}
              onOpen={() => setState({ version: String(version.version) })}
            />
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
      {shown && Sheet && <Sheet {...shown} newest={newest} onClose={() => setState({ version: null })} />}
    </Panel>
  );
}

interface VersionRowProps {
  version: PolicyVersion;
  newest: number;
  onOpen: () => void;
}

function VersionRow({ version, newest, onOpen }: VersionRowProps) {
  const { word, tone } = versionState(version, newest);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 px-4 py-2.5 text-left text-sm -outline-offset-2 hover:bg-hover"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{versionName(version)}</span>
          <Badge tone={tone}>{word}</Badge>
        </span>
        <span className="mt-0.5 block text-xs text-muted">
          <Origin version={version} />
        </span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
    </button>
  );
}
