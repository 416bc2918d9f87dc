'use client';

import { SlidersHorizontal, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { activeFilters, type FilterControl, type FilterState, withoutFilters } from './active-filters';

/** With what it takes to search in choices, and only once somebody wants to. */
const FilterFields = dynamic(() => import('./filter-fields'), {
  loading: () => <Skeleton className="h-32" />,
});

/** A button with all filters behind it, a chip for each that is set, and one press that clears them. */
export function FilterBar({ filters, state, onChange }: FilterControl) {
  const button = useRef<HTMLButtonElement>(null);
  const active = activeFilters(filters, state);
  /** The chip that was pressed goes away: the focus stays at the bar. */
  const change = (next: FilterState) => {
    button.current?.focus();
    onChange(next);
  };
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      <Popover
        title="Filters"
        className="w-72"
        trigger={
          <Button ref={button}>
            <SlidersHorizontal aria-hidden />
            Filter
          </Button>
        }
      >
        <FilterFields filters={filters} state={state} onChange={onChange} />
      </Popover>
      {active.map(({ name, label, value }) => (
        <button
          key={name}
          type="button"
          aria-label={`Remove filter ${label}: ${value}`}
          onClick={() => change({ [name]: null })}
          className="inline-flex h-7 max-w-64 items-center gap-1 rounded-full bg-accent-soft pr-1.5 pl-2.5 text-xs text-accent hover:text-ink pointer-coarse:h-10"
        >
          <span className="truncate">
            {label}: <span className="font-medium">{value}</span>
          </span>
          <X aria-hidden className="size-3.5 shrink-0" />
        </button>
      ))}
      {active.length > 0 && (
        <Button look="quiet" size="small" onClick={() => change(withoutFilters(filters))}>
          Clear
        </Button>
      )}
    </div>
  );
}
