'use client';

import { anyText, oneOfOr } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { FileUp, SearchX, UsersRound } from 'lucide-react';
import Link from 'next/link';
import { useRef } from 'react';
import { api, bodyOf } from '@/lib/api/client';
import type { EntityFilters } from '@/lib/domain/entities/schema';
import { TryLink } from '@/components/try/try-link';
import { LiveMark } from '@/components/live/live-mark';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { Button, buttonStyle } from '@/components/ui/button';
import { DataTable, type DataTableHandle } from '@/components/ui/data-table/data-table';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import { EmptyState } from '@/components/ui/empty-state';
import { withoutFilters } from '@/components/ui/filters/active-filters';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { useFilters } from '@/components/ui/filters/use-filters';
import { ListHeader } from '@/components/ui/list-header';
import { SearchField } from '@/components/ui/search-field';
import { entityColumns, entityTarget, keyOfEntity } from './entity-columns';
import { entityFilters, entityQueryOf } from './entity-filters';

const noun = ['person or company', 'people and companies'] as const;
const sorts = ['created_at', '-created_at'] as const;
type Sort = (typeof sorts)[number];
const isSort = (sort: string): sort is Sort => sorts.some((known) => known === sort);
const pageSize = 50;

const parsers = { q: anyText, sort: oneOfOr(sorts, '-created_at') };

const useEntities = (query: EntityFilters & { sort: Sort }) =>
  useListPages({
    queryKey: ['/v1/entities', { query }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/entities', { params: { query: { ...query, limit: pageSize, cursor } }, signal })),
  });

export function EntityList() {
  const [{ q, sort }, setState] = useAddress(parsers, 'push');
  const [filterState, setFilters] = useFilters(entityFilters);
  const filters = entityQueryOf(filterState, q);
  const { query, rows, total, totalIsMinimum } = useEntities({ ...filters, sort });
  const table = useRef<DataTableHandle>(null);
  useShortcuts({ j: () => table.current?.move(1), k: () => table.current?.move(-1) });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const clear = () => {
    setFilters(withoutFilters(entityFilters));
    setState({ q: null });
  };
  return (
    <div className="flex h-page flex-col full-bleed">
      <ListHeader
        title="Entities"
        search={
          <SearchField
            label="Search people and companies"
            placeholder="Name, number or reference"
            value={q ?? ''}
            onSearch={(text) => setState({ q: text || null })}
            onLeave={() => table.current?.first()}
          />
        }
        filters={<FilterBar filters={entityFilters} state={filterState} onChange={setFilters} />}
        actions={
          <>
            <LiveMark />
            <Link href="/entities/imports" className={buttonStyle()}>
              <FileUp aria-hidden />
              Import
            </Link>
          </>
        }
      />
      <DataTable
        ref={table}
        label="People and companies"
        noun={noun}
        columns={entityColumns}
        mainColumn="name"
        density="two-line"
        rows={rows}
        keyOf={keyOfEntity}
        target={entityTarget}
        query={query}
        total={total}
        totalIsMinimum={totalIsMinimum}
        sort={{ value: sort, onChange: (next) => setState({ sort: isSort(next) ? next : null }) }}
        className="min-h-0 flex-1"
        empty={
          isFiltered ? (
            <EmptyState icon={SearchX} title="No people or companies match this search">
              <Button onClick={clear}>Clear search and filters</Button>
            </EmptyState>
          ) : (
            <EmptyState icon={UsersRound} title="No people or companies yet">
              <p>Verifications, screenings, imports and the API add them.</p>
              <TryLink>Try a check</TryLink>
            </EmptyState>
          )
        }
      />
    </div>
  );
}
