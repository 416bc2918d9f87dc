import { type Column, shownWhenFolded } from '@/components/ui/data-table/column';
import { counted } from '@/components/ui/format';
import { formatDate } from '@/lib/domain/readable';
import { countryName } from '@/lib/domain/country-names';
import type { WatchlistEntry } from '@/lib/domain/watchlists/schema';

export const typeName: Record<WatchlistEntry['entity_type'], string> = {
  person: 'Person',
  company: 'Company',
  vessel: 'Vessel',
  aircraft: 'Aircraft',
};

const orDash = (text: string | null) => <span className="text-muted">{text || '–'}</span>;

export const bornOrDash = ({ date_of_birth }: Pick<WatchlistEntry, 'date_of_birth'>) =>
  date_of_birth ? formatDate(date_of_birth) : null;

const countriesOf = ({ nationality, country }: Pick<WatchlistEntry, 'nationality' | 'country'>) =>
  [...new Set([nationality, country])]
    .filter((code) => code !== null)
    .map(countryName)
    .join(', ');

export const entryTableColumns: readonly Column<WatchlistEntry>[] = [
  {
    id: 'name',
    name: 'Name',
    priority: 1,
    cell: (entry) => (
      <>
        <bdi>{entry.name}</bdi>
        {entry.aliases.length > 0 && (
          <span className="ml-2 text-xs font-normal text-muted">
            +{counted(entry.aliases.length, 'name', 'names')}
          </span>
        )}
        <span className={`block text-xs font-normal text-muted ${shownWhenFolded[2]}`}>
          {[typeName[entry.entity_type], countriesOf(entry)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    id: 'type',
    name: 'Type',
    priority: 2,
    width: 'w-24',
    cell: ({ entity_type }) => orDash(typeName[entity_type]),
  },
  { id: 'born', name: 'Born', priority: 3, width: 'w-28', cell: (entry) => orDash(bornOrDash(entry)) },
  { id: 'country', name: 'Country', priority: 2, width: 'w-40', cell: (entry) => orDash(countriesOf(entry)) },
  {
    id: 'id',
    name: 'Id',
    priority: 4,
    width: 'w-36',
    cell: ({ list_entry_id }) => <span className="font-mono text-xs text-muted">{list_entry_id}</span>,
  },
];
