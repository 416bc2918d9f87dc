import { useMemo, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { type Column, lineStyle } from '@/components/ui/data-table/column';
import { DataTable } from '@/components/ui/data-table/data-table';
import { noSelection } from '@/components/ui/data-table/selection';
import type { TableQuery } from '@/components/ui/data-table/table-states';
import { ShowMore } from '@/components/ui/show-more';
import { Stepper } from '@/components/ui/stepper';
import { Tabs } from '@/components/ui/tabs';
import { Timeline } from '@/components/ui/timeline';
import { useHydrated } from '@/components/ui/use-hydrated';
import { State, States } from './states';

const tabs = [
  { key: 'open', label: 'Open', href: '#tabs', count: 37 },
  { key: 'mine', label: 'Mine', href: '#tabs', count: 6 },
  { key: 'due', label: 'Due today', href: '#tabs', count: null },
] as const;
type TabKey = (typeof tabs)[number]['key'];

export function TabsSpecimen() {
  const [current, setCurrent] = useState<TabKey>('open');
  return <Tabs label="Views" tabs={tabs} current={current} onChoose={setCurrent} />;
}

interface Party {
  token: string;
  name: string;
  role: string;
}

const parties: readonly Party[] = [
  { token: 'a', name: 'Anton Weskarov', role: 'Director' },
  { token: 'b', name: 'Wilhelmina Anastasia Theodora Konstantina von und zu Hohenstein', role: 'Owner' },
  { token: 'c', name: '林曉青', role: 'Owner' },
];

const columns: readonly Column<Party>[] = [
  { id: 'name', name: 'Party', priority: 1, cell: ({ name }) => <bdi className={lineStyle}>{name}</bdi> },
  {
    id: 'role',
    name: 'Role',
    priority: 1,
    width: 'w-32',
    cell: ({ role }) => <Badge tone="neutral">{role}</Badge>,
  },
];

const loaded: TableQuery = {
  isPending: false,
  isFetching: false,
  isError: false,
  error: null,
  refetch: () => {},
};
const table = {
  noun: ['party', 'parties'],
  columns,
  mainColumn: 'name',
  keyOf: ({ token }: Party) => token,
  target: ({ name }: Party) => ({ label: name, onActivate: () => {} }),
  empty: <p className="text-sm text-muted">No parties yet</p>,
} as const;

const pageSize = 100;
const lastPage = 5;

/** Rendered only in the browser, which knows how many rows fit. */
function ManyParties() {
  const [pages, setPages] = useState(2);
  const rows = useMemo(
    () =>
      Array.from({ length: pages * pageSize }, (_, place) => ({
        token: String(place),
        name: `Anton Weskarov ${place + 1}`,
        role: 'Director',
      })),
    [pages],
  );
  if (!useHydrated()) return null;
  const hasNextPage = pages < lastPage;
  return (
    <DataTable
      {...table}
      label="Parties, many"
      rows={rows}
      total={lastPage * pageSize}
      query={{ ...loaded, hasNextPage, fetchNextPage: () => setPages(pages + 1) }}
      className="h-72 rounded-lg border"
    />
  );
}

export function TableSpecimen() {
  const [selection, setSelection] = useState(noSelection);
  return (
    <div className="grid gap-5 @3xl/specimen:grid-cols-2">
      <State name="With selection">
        <DataTable
          {...table}
          label="Parties"
          rows={parties}
          query={loaded}
          selection={{ value: selection, onChange: setSelection }}
          currentKey="a"
          className="rounded-lg border"
        />
      </State>
      <State name="Comfortable">
        <DataTable
          {...table}
          label="Parties, comfortable"
          rows={parties}
          query={loaded}
          density="comfortable"
          className="rounded-lg border"
        />
      </State>
      <State name="Virtual rows, and a next page">
        <ManyParties />
      </State>
      <State name="Loading">
        <div className="max-h-44 overflow-hidden rounded-lg border">
          <DataTable {...table} label="Parties, loading" rows={[]} query={{ ...loaded, isPending: true }} />
        </div>
      </State>
      <State name="Empty">
        <DataTable {...table} label="Parties, none" rows={[]} query={loaded} />
      </State>
      <State name="Failed">
        <DataTable
          {...table}
          label="Parties, failed"
          rows={[]}
          query={{ ...loaded, isError: true, error: new Error('The server could not be reached.') }}
        />
      </State>
    </div>
  );
}

const steps = [
  { label: 'New', note: '12 Nov' },
  { label: 'In Progress', note: 'since 12 Nov' },
  { label: 'In Review' },
  { label: 'Closed' },
];

export const StepperSpecimen = () => <Stepper label="States of the case" steps={steps} current={1} />;

/** Rendered only in the browser, because the days depend on its time zone. */
export function TimelineSpecimen() {
  if (!useHydrated()) return null;
  return (
    <Timeline
      events={[
        { key: '1', at: '2026-11-20T10:42:00Z', text: 'You proposed “false positive”', tone: 'accent' },
        {
          key: '2',
          at: '2026-11-20T09:15:00Z',
          text: 'Probity could not reach the registry',
          tone: 'warning',
        },
        { key: '3', at: '2026-11-12T09:12:00Z', text: 'API opened the case', note: 'Reference HV-2211' },
      ]}
    />
  );
}

const morePages = { hasNextPage: true, fetchNextPage: () => Promise.resolve() };

export const MoreSpecimen = () => (
  <States>
    <State name="More to read">
      <ShowMore query={{ ...morePages, isFetchingNextPage: false }} />
    </State>
    <State name="Loading">
      <ShowMore query={{ ...morePages, isFetchingNextPage: true }} />
    </State>
  </States>
);
