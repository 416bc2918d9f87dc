import { CloudOff } from 'lucide-react';
import { type Fact, Facts } from '@/components/ui/facts';
import { formatCount, formatDateTime } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { RelativeTime } from '@/components/ui/relative-time';
import type { Watchlist } from '@/lib/domain/watchlists/schema';
import { SyncMark } from './list-columns';

const moment = (timestamp: string) => (
  <>
    {formatDateTime(timestamp)}
    <span className="block text-xs text-muted">
      <RelativeTime timestamp={timestamp} form="text" />
    </span>
  </>
);

/** The version in force, since when, and why there is no newer one. */
export function ListFacts({ list }: { list: Watchlist }) {
  const { sync } = list;
  const facts: Fact[] = [
    { label: 'Entries', value: formatCount(list.entity_count) },
    { label: 'Version', value: <span className="font-mono text-xs break-all">{list.version}</span> },
    { label: 'In force since', value: moment(list.updated_at) },
    { label: 'First imported', value: moment(list.created_at) },
  ];
  const ofSync: Fact[] = sync
    ? [
        { label: 'Source', value: <span className="text-xs break-all">{sync.source}</span> },
        { label: 'Last attempt', value: moment(sync.last_attempt_at) },
        { label: 'Last success', value: sync.last_success_at ? moment(sync.last_success_at) : 'Not yet' },
      ]
    : [];
  return (
    <Panel title="In force" aside={list.scope === 'public' && <SyncMark list={list} />}>
      {sync?.error && (
        <p className="tone-warning flex gap-2 border-b bg-tone-soft px-4 py-2.5 text-sm">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-tone" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium text-tone">The last synchronisation failed.</span> {sync.error}{' '}
            Screening continues with this version.
          </span>
        </p>
      )}
      <Facts facts={list.scope === 'public' ? [...facts, ...ofSync] : ownFacts(facts)} />
      {list.scope === 'public' && (
        <p className="border-t px-4 py-2.5 text-xs text-muted">
          Its publisher maintains the entries; they cannot be changed here.
        </p>
      )}
    </Panel>
  );
}

const ownFacts = (facts: readonly Fact[]) =>
  facts.map((fact) => (fact.label === 'First imported' ? { ...fact, label: 'Created' } : fact));
