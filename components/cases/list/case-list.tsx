'use client';

import { useMemo, useRef } from 'react';
import { LiveMark } from '@/components/live/live-mark';
import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { DataTable, type DataTableHandle } from '@/components/ui/data-table/data-table';
import { withoutFilters } from '@/components/ui/filters/active-filters';
import { FilterBar } from '@/components/ui/filters/filter-bar';
import { useFilters } from '@/components/ui/filters/use-filters';
import { ListHeader } from '@/components/ui/list-header';
import { onDemand } from '@/components/ui/on-demand';
import { SearchField } from '@/components/ui/search-field';
import { Tabs } from '@/components/ui/tabs';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import { caseColumns, caseTarget, keyOfCase } from './case-columns';
import {
  caseFilters,
  type CaseListState,
  caseQueryOf,
  isCaseSort,
  type StatusTab,
  statusTabs,
  useCaseListHref,
  useCaseListState,
} from './case-filters';
import { useCaseList, useCaseTotals } from './use-case-list';

/** Loaded when there are no rows. */
const noCases = onDemand(() => import('./no-cases'));

const noun = ['case', 'cases'] as const;

const ofTab = (tab: StatusTab) => ({ status: tab === 'All' ? null : tab });

function useCaseFilters({ status, closed }: Pick<CaseListState, 'status' | 'closed'>) {
  const viewer = useViewer();
  const users = useAssignablePeople().data;
  return useMemo(
    () =>
      caseFilters(
        (users ?? []).filter(({ token }) => token !== viewer.token),
        { status, closed },
      ),
    [users, viewer.token, status, closed],
  );
}

export function CaseList() {
  const viewer = useViewer();
  const [state, setState] = useCaseListState();
  const filters = useCaseFilters(state);
  const [filterState, setFilters] = useFilters(filters);
  const query = useMemo(
    () => caseQueryOf(state, filterState, viewer.token),
    [state, filterState, viewer.token],
  );
  const { query: list, rows, total, totalIsMinimum } = useCaseList(query);
  const none = noCases.useCode(list.isSuccess && rows.length === 0);
  const totalOf = useCaseTotals(query);
  const hrefOf = useCaseListHref();
  const table = useRef<DataTableHandle>(null);
  useShortcuts({ j: () => table.current?.move(1), k: () => table.current?.move(-1) });

  const { sort: _, status: _status, closed: _closed, ...others } = query;
  const { status } = state;
  const isFiltered = Object.values(others).some((value) => value !== undefined);
  const clear = () => {
    setFilters(withoutFilters(filters));
    setState({ q: null });
  };
  return (
    <div className="flex h-page flex-col full-bleed">
      <ListHeader
        title="Cases"
        search={
          <SearchField
            label="Search cases"
            placeholder="Name, case number or reference"
            value={state.q ?? ''}
            onSearch={(q) => setState({ q: q || null })}
            onLeave={() => table.current?.first()}
          />
        }
        filters={<FilterBar filters={filters} state={filterState} onChange={setFilters} />}
        actions={<LiveMark />}
      >
        <Tabs
          label="Cases by status"
          tabs={statusTabs.map((tab) => ({
            key: tab,
            label: tab,
            href: hrefOf(ofTab(tab)),
            ...totalOf(tab),
          }))}
          current={status ?? 'All'}
          onChoose={(tab) => setState(ofTab(tab))}
        />
      </ListHeader>
      <DataTable
        ref={table}
        label="Cases"
        noun={noun}
        columns={caseColumns}
        mainColumn="subject"
        density="two-line"
        rows={rows}
        keyOf={keyOfCase}
        target={caseTarget}
        query={list}
        total={total}
        totalIsMinimum={totalIsMinimum}
        sort={{
          value: query.sort,
          onChange: (sort) => setState({ sort: isCaseSort(sort) ? sort : null }),
        }}
        className="min-h-0 flex-1"
        empty={none && <none.NoCases status={status} isFiltered={isFiltered} onClear={clear} />}
      />
    </div>
  );
}
