'use client';

import { anyText } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { ListPlus, SearchX } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable, type DataTableHandle } from '@/components/ui/data-table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { SearchField } from '@/components/ui/search-field';
import type { Watchlist, WatchlistEntry } from '@/lib/domain/watchlists/schema';
import { entryTableColumns } from './entry-table-columns';
import { EntrySheet } from './entry-sheet';
import { useEntries } from './use-lists';

const keyOf = ({ list_entry_id }: WatchlistEntry) => list_entry_id;

const parameters = { q: anyText };

interface EntryTableProps {
  list: Watchlist;
  canWrite: boolean;
}

/** The entries of a list of one's own. */
export function EntryTable({ list, canWrite }: EntryTableProps) {
  const [{ q }, setState] = useAddress(parameters);
  const filters = useMemo(() => ({ q: q ?? undefined }), [q]);
  const table = useRef<DataTableHandle>(null);
  const { query, rows, total } = useEntries(list.token, filters);
  const [shown, setShown] = useState<WatchlistEntry | null>(null);
  const target = useCallback(
    (entry: WatchlistEntry) => ({ label: entry.name, onActivate: () => setShown(entry) }),
    [],
  );
  return (
    <Panel
      title="Entries"
      className="@container/entries overflow-hidden"
      aside={
        <SearchField
          label="Search entries"
          placeholder="Name"
          value={q ?? ''}
          onSearch={(text) => setState({ q: text.trim() || null })}
          onLeave={() => table.current?.first()}
          className="w-44 @2xl/entries:w-60"
        />
      }
    >
      <DataTable
        ref={table}
        label="Entries"
        noun={['entry', 'entries']}
        columns={entryTableColumns}
        mainColumn="name"
        rows={rows}
        keyOf={keyOf}
        target={target}
        query={query}
        total={total}
        currentKey={shown?.list_entry_id}
        empty={
          q ? (
            <EmptyState icon={SearchX} title="No entry has this name">
              <Button onClick={() => setState({ q: null })}>Clear search</Button>
            </EmptyState>
          ) : (
            <EmptyState icon={ListPlus} title="No entries yet">
              <p>
                {canWrite
                  ? 'Add people and companies one by one, or upload a CSV. Each is included in screening immediately.'
                  : 'An admin can add people and companies.'}
              </p>
            </EmptyState>
          )
        }
      />
      {shown && <EntrySheet list={list} entry={shown} canWrite={canWrite} onClose={() => setShown(null)} />}
    </Panel>
  );
}
