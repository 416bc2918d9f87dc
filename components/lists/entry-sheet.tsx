'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type Fact, Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/components/ui/format';
import { countryName } from '@/lib/domain/country-names';
import { Sheet } from '@/components/ui/sheet';
import { Written } from '@/components/ui/written';
import type { Watchlist, WatchlistEntry } from '@/lib/domain/watchlists/schema';
import { bornOrDash, typeName } from './entry-table-columns';
import { useRemoveEntry } from './use-lists';

interface EntrySheetProps {
  list: Watchlist;
  entry: WatchlistEntry;
  canWrite: boolean;
  onClose: () => void;
}

export function EntrySheet({ list, entry, canWrite, onClose }: EntrySheetProps) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = useRemoveEntry(list.token, entry.list_entry_id);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<bdi>{entry.name}</bdi>}
      description={`${typeName[entry.entity_type]} on ${list.name}`}
      footer={
        canWrite && (
          <Button look="destructive" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
            <Trash2 aria-hidden />
            Remove from the list
          </Button>
        )
      }
    >
      <Facts facts={factsOf(entry)} />
      {isRemoving && (
        <ConfirmDialog
          title={`Remove ${entry.name}?`}
          label="Remove"
          look="destructive"
          refused="The entry could not be removed"
          change={remove}
          onClose={() => setRemoving(false)}
          onDone={onClose}
        >
          <p>Screening will no longer find it. Existing alerts remain.</p>
        </ConfirmDialog>
      )}
    </Sheet>
  );
}

function factsOf(entry: WatchlistEntry): Fact[] {
  const identifiers = entry.identifiers.map(({ type, value, country }) =>
    [type, value, country && countryName(country)].filter(Boolean).join(' '),
  );
  return [
    { label: 'Also known as', value: entry.aliases.length > 0 && <Lines lines={entry.aliases} /> },
    { label: 'Born', value: bornOrDash(entry) },
    { label: 'Nationality', value: entry.nationality && countryName(entry.nationality) },
    { label: 'Country', value: entry.country && countryName(entry.country) },
    { label: 'Identifiers', value: identifiers.length > 0 && <Lines lines={identifiers} /> },
    {
      label: 'Remarks',
      value: entry.remarks && <Written className="whitespace-pre-wrap">{entry.remarks}</Written>,
    },
    { label: 'Id', value: <span className="font-mono text-xs break-all">{entry.list_entry_id}</span> },
    { label: 'Added', value: formatDateTime(entry.created_at) },
  ].filter(({ value }) => value);
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Written key={line} className="block">
      {line}
    </Written>
  ));
