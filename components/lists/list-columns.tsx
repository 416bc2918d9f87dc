import { TonedText } from '@/components/ui/badge';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import { formatCount } from '@/components/ui/format';
import { RelativeTime } from '@/components/ui/relative-time';
import { Written } from '@/components/ui/written';
import type { Watchlist } from '@/lib/domain/watchlists/schema';
import { categoryName, syncStateOf } from './list-state';

const version: Column<Watchlist> = {
  id: 'version',
  name: 'Version',
  priority: 4,
  width: 'w-52',
  cell: (list) => <span className="font-mono text-xs text-muted">{list.version}</span>,
};

const entries: Column<Watchlist> = {
  id: 'entries',
  name: 'Entries',
  priority: 1,
  width: 'w-24',
  align: 'end',
  cell: (list) => <span className="tabular-nums">{formatCount(list.entity_count)}</span>,
};

const changed: Column<Watchlist> = {
  id: 'changed',
  name: 'In force since',
  priority: 3,
  width: 'w-36',
  cell: (list) => (
    <span className="text-muted">
      <RelativeTime timestamp={list.updated_at} form="text" />
    </span>
  ),
};

export function SyncMark({ list }: { list: Watchlist }) {
  const { tone, icon, text, at } = syncStateOf(list);
  return (
    <TonedText tone={tone} icon={icon}>
      {text} {at && <RelativeTime timestamp={at} form="text" />}
    </TonedText>
  );
}

/** The state with the reason, which is cut to one line here and complete on the list's page. */
function SyncCell({ list }: { list: Watchlist }) {
  const reason = list.sync?.error;
  return (
    <>
      <SyncMark list={list} />
      {reason && (
        <span className={`text-xs text-muted ${lineStyle}`} title={reason}>
          <Written>{reason}</Written>
        </span>
      )}
    </>
  );
}

export const publicColumns: readonly Column<Watchlist>[] = [
  {
    id: 'name',
    name: 'Name',
    priority: 1,
    cell: (list) => (
      <>
        <bdi>{list.name}</bdi>
        <span className={`block text-xs font-normal ${shownWhenFolded[2]}`}>
          <SyncCell list={list} />
        </span>
      </>
    ),
  },
  entries,
  {
    id: 'sync',
    name: 'Last synchronisation',
    priority: 2,
    width: 'w-72',
    cell: (list) => <SyncCell list={list} />,
  },
  changed,
  version,
];

export const ownColumns: readonly Column<Watchlist>[] = [
  {
    id: 'name',
    name: 'Name',
    priority: 1,
    cell: (list) => <bdi>{list.name}</bdi>,
  },
  entries,
  {
    id: 'category',
    name: 'Category',
    priority: 2,
    width: 'w-56',
    cell: ({ category }) => <span className="text-muted">{category ? categoryName[category] : '–'}</span>,
  },
  changed,
  version,
];
