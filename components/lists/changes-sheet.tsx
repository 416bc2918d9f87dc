'use client';

import { Equal, History } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { oneOf } from '@/components/ui/filters/address';
import { useAddress, useHref } from '@/components/ui/filters/use-address';
import { formatDateTime } from '@/components/ui/format';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Sheet } from '@/components/ui/sheet';
import { ShowMore } from '@/components/ui/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import { Written } from '@/components/ui/written';
import {
  type EntryDifference,
  type KindOfChange,
  KindOfChange as Kinds,
  type Watchlist,
  type WatchlistChange,
  type WatchlistVersion,
} from '@/lib/domain/watchlists/schema';
import { changesText, countsOf, kindLook, labelOf, shownDifferences, textOf } from './change-words';
import { typeName } from './entry-table-columns';
import { useChanges } from './use-lists';

const parameters = { change: oneOf(Kinds.options) };

interface ChangesSheetProps {
  list: Watchlist;
  version: WatchlistVersion;
  onClose: () => void;
}

/** The entries that a version of a list added, changed or removed. */
export default function ChangesSheet({ list, version, onClose }: ChangesSheetProps) {
  const counts = countsOf(version);
  const [{ change }, setState] = useAddress(parameters);
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Imported ${formatDateTime(version.imported_at)}`}
      description={`${changesText(version)}.`}
      className="w-[min(40rem,calc(100vw-2rem))]"
    >
      {counts && counts.all > 0 ? (
        <>
          <KindTabs
            path={`/lists/${list.token}`}
            counts={counts}
            current={change ?? 'all'}
            onChoose={(kind) => setState({ change: kind === 'all' ? null : kind })}
          />
          <Changes list={list} version={version} kind={change} />
        </>
      ) : (
        <Unchanged isFirst={counts === null} />
      )}
    </Sheet>
  );
}

function Unchanged({ isFirst }: { isFirst: boolean }) {
  return isFirst ? (
    <EmptyState icon={History} title="The first version of this list">
      <p>Later versions show here which entries they added, changed and removed.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={Equal} title="No entry changed" />
  );
}

type Kind = KindOfChange | 'all';

interface KindTabsProps {
  path: string;
  counts: Record<Kind, number>;
  current: Kind;
  onChoose: (kind: Kind) => void;
}

function KindTabs({ path, counts, current, onChoose }: KindTabsProps) {
  const href = useHref(path, parameters);
  const tabs = (['all', ...Kinds.options] as const).map((key) => ({
    key,
    label: key === 'all' ? 'All' : kindLook[key].word,
    href: href({ change: key === 'all' ? null : key }),
    count: counts[key],
  }));
  return (
    <div className="border-b px-4">
      <Tabs label="Kind of change" tabs={tabs} current={current} onChoose={onChoose} />
    </div>
  );
}

interface ChangesProps {
  list: Watchlist;
  version: WatchlistVersion;
  kind: KindOfChange | null;
}

function Changes({ list, version, kind }: ChangesProps) {
  const { query, rows } = useChanges(list.token, { version: version.version, change: kind ?? undefined });
  if (query.isError && rows.length === 0) {
    return (
      <ProblemNotice
        className="m-4"
        title="The changes could not be loaded"
        problem={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (query.isPending) return <Skeleton className="m-4 h-40" />;
  if (rows.length === 0) return <EmptyState icon={Equal} title="No entry changed in this way" />;
  return (
    <>
      <ul aria-label="Changed entries" className="divide-y">
        {rows.map((row) => (
          <Change key={row.list_entry_id} {...row} />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

function Change({ change, name, entity_type, list_entry_id, differences }: WatchlistChange) {
  const { word, icon, tone } = kindLook[change];
  const shown = shownDifferences(change, differences);
  return (
    <li className="px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <div className="text-xs text-muted">
            {typeName[entity_type]} · <span className="font-mono break-all">{list_entry_id}</span>
          </div>
        </div>
        <Badge tone={tone} icon={icon} className="shrink-0">
          {word}
        </Badge>
      </div>
      {shown.length > 0 && (
        <dl className="mt-2 grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1">
          {shown.map((difference) => (
            <Difference key={difference.field} {...difference} isMarked={change === 'changed'} />
          ))}
        </dl>
      )}
      {change === 'changed' && shown.length === 0 && (
        <p className="mt-2 text-muted">The same values in another order.</p>
      )}
    </li>
  );
}

/** Values of a changed entry are marked as old or new. An added entry has only new ones, a removed one only old ones. */
function Difference({ field, before, after, isMarked }: EntryDifference & { isMarked: boolean }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted">{labelOf({ field })}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {isMarked ? (
          <>
            {before.map((value) => (
              <del key={value} className="block text-muted">
                <span className="sr-only">no longer: </span>
                <Written>{textOf(field, value)}</Written>
              </del>
            ))}
            {after.map((value) => (
              <ins key={value} className="block decoration-transparent">
                <span className="sr-only">new: </span>
                <Written>{textOf(field, value)}</Written>
              </ins>
            ))}
          </>
        ) : (
          [...before, ...after].map((value) => (
            <bdi key={value} className="block">
              {textOf(field, value)}
            </bdi>
          ))
        )}
      </dd>
    </div>
  );
}
