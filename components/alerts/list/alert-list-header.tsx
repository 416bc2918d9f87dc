'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { FilterChips, FilterPopover } from '@/components/ui/filters/filter-bar';
import { onDemand } from '@/components/ui/on-demand';
import { Kbd } from '@/components/ui/kbd';
import { SearchField } from '@/components/ui/search-field';
import { type Tab, Tabs } from '@/components/ui/tabs';
import { canAct } from '@/lib/domain/access/roles';
import { isFiltered, type ListState, useListHref, type View, views } from './list-filters';
import type { AlertCategory } from '@/lib/domain/words';
import { namedCategories } from './named-categories';
import type { NewAlerts } from './use-alert-list';
import { shownBy } from './shown-by-view';
import { useListFilters } from './use-list-filters';
import { useViewCounts } from './use-view-counts';
import { ViewsPopover } from './views-popover';

export interface AlertListHeaderProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  newAlerts: NewAlerts;
  onPullNext: () => void;
  /** Called when Enter is pressed on a text that names no category. */
  onEnter: (text: string) => void;
  onLeaveSearch: () => void;
  /** Called when Escape is pressed in the empty search. */
  onEscapeSearch: () => void;
}

/** Loaded once the counts say that there are any. */
const overdueLink = onDemand(() => import('./overdue-link'));

/** Loaded once there are any. */
const newAlertsButton = onDemand(() => import('./new-alerts-button'));

/** Loaded once there are any. */
const categoryOffers = onDemand(() => import('./category-offers'));

const labels: Record<View, string> = {
  open: 'Open',
  unassigned: 'Unassigned',
  mine: 'Mine',
  due: 'Due',
};

export function AlertListHeader({
  state,
  onChange,
  newAlerts,
  onPullNext,
  onEnter,
  onLeaveSearch,
  onEscapeSearch,
}: AlertListHeaderProps) {
  const { role } = useViewer();
  const filters = useListFilters(state);
  const { counts, overdue } = useViewCounts(state);
  const late = overdueLink.useCode(overdue > 0);
  const fresh = newAlertsButton.useCode(newAlerts.count > 0);
  const named = namedCategories(state.q ?? '');
  const offers = categoryOffers.useCode(named.length > 0);
  const filterButton = useRef<HTMLButtonElement>(null);
  const choose = (category: AlertCategory) => onChange({ q: null, category });
  const enter = (text: string) => {
    const [category] = namedCategories(text);
    if (category) choose(category);
    else onEnter(text);
    return category !== undefined;
  };
  const control = { filters: filters ?? [], state, onChange };
  return (
    <header className="@container/header border-b px-4 pt-3">
      <div className="flex min-h-8 items-center gap-x-2">
        <h2 className="text-lg font-semibold">Alerts</h2>
        {late && <late.OverdueLink state={state} count={overdue} />}
        {/* A place that is otherwise empty, so that nothing shifts. */}
        <div role="status">{fresh && newAlerts.count > 0 && <fresh.NewAlertsButton {...newAlerts} />}</div>
        {canAct(role) && (
          <Button onClick={onPullNext} aria-keyshortcuts="n" className="ml-auto">
            Pull next <Kbd keys="n" />
          </Button>
        )}
      </div>
      <div className="flex gap-1.5 pt-2">
        <SearchField
          label="Search alerts"
          placeholder="Name, case or ID"
          value={state.q ?? ''}
          onSearch={(q) => onChange({ q: q || null })}
          onEnter={enter}
          onLeave={onLeaveSearch}
          onEscape={onEscapeSearch}
          className="min-w-0 flex-1"
        />
        <FilterPopover
          {...control}
          trigger={
            <Button ref={filterButton} size="icon" aria-label="Filter" title="Filter">
              <SlidersHorizontal aria-hidden />
            </Button>
          }
        />
        <ViewsPopover state={state} />
      </div>
      <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2 not-empty:pt-2">
        {!filters && isFiltered(state) && <span className="h-7 pointer-coarse:h-10" />}
        <FilterChips {...control} onPressed={() => filterButton.current?.focus()} />
        {offers && <offers.CategoryOffers categories={named} onChoose={choose} />}
      </div>
      <ViewTabs state={state} onChange={onChange} counts={counts} />
    </header>
  );
}

interface ViewTabsProps extends Pick<AlertListHeaderProps, 'state' | 'onChange'> {
  counts: ReturnType<typeof useViewCounts>['counts'];
}

function ViewTabs({ state, onChange, counts }: ViewTabsProps) {
  const hrefOf = useListHref();
  const tabs = views.map((view): Tab<View> => ({
    key: view,
    label: labels[view],
    ...counts[view],
    href: hrefOf({ view }),
    title: shownBy(view),
  }));
  // A view sets its own statuses, so with a chosen status none is current.
  return (
    <Tabs
      label="Views of alerts"
      tabs={tabs}
      current={state.status === null ? state.view : null}
      onChoose={(view) => onChange({ view, status: null })}
      className="-ml-2"
    />
  );
}
