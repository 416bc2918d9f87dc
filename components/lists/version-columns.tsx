import { Badge } from '@/components/ui/badge';
import { type Column, lineStyle, shownWhenFolded } from '@/components/ui/data-table/column';
import { formatCount, formatDateTime } from '@/components/ui/format';
import { formatDate } from '@/lib/domain/readable';
import type { WatchlistVersion } from '@/lib/domain/watchlists/schema';

/** The first version has no counts, because it is not compared with anything. */
const countOrDash = (count: number | null) =>
  count === null ? <span className="text-faint">–</span> : formatCount(count);

const count = (
  id: 'added_count' | 'changed_count' | 'removed_count',
  name: string,
  width: string,
): Column<WatchlistVersion> => ({
  id,
  name,
  priority: 1,
  width,
  align: 'end',
  cell: (version) => <span className="tabular-nums">{countOrDash(version[id])}</span>,
});

const imported: Column<WatchlistVersion> = {
  id: 'imported',
  name: 'Imported',
  priority: 1,
  cell: ({ version, imported_at, in_force_since, entity_count }) => (
    <>
      <span className={lineStyle}>
        {formatDateTime(imported_at)}{' '}
        {in_force_since && (
          <Badge tone="good" className="ml-1">
            In force
          </Badge>
        )}
      </span>
      <span className={`${lineStyle} text-xs font-normal text-muted ${shownWhenFolded[3]}`}>
        Version {version}
        <span className={shownWhenFolded[2]}> · {formatCount(entity_count)} entries</span>
      </span>
    </>
  ),
};

const published: Column<WatchlistVersion> = {
  id: 'published',
  name: 'Published',
  priority: 3,
  width: 'w-28',
  cell: ({ published_at }) => (
    <span className="text-muted">{published_at ? formatDate(published_at.slice(0, 10)) : '–'}</span>
  ),
};

const counts: readonly Column<WatchlistVersion>[] = [
  {
    id: 'entries',
    name: 'Entries',
    priority: 2,
    width: 'w-20',
    align: 'end',
    cell: ({ entity_count }) => <span className="tabular-nums">{formatCount(entity_count)}</span>,
  },
  count('added_count', 'Added', 'w-18'),
  count('changed_count', 'Changed', 'w-18'),
  count('removed_count', 'Removed', 'w-22'),
];

/** Alerts and evidence packs cite a list by its version. */
const numbered: Column<WatchlistVersion> = {
  id: 'version',
  name: 'Version',
  priority: 3,
  width: 'w-28',
  cell: ({ version }) => <span title={version}>{version}</span>,
};

export const versionColumns: Record<'public' | 'project', readonly Column<WatchlistVersion>[]> = {
  public: [imported, numbered, published, ...counts],
  project: [imported, numbered, ...counts],
};
