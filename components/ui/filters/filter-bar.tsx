'use client';

import { SlidersHorizontal, X } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Keepable } from '@/components/ui/on-demand';
import { Popover } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { activeFilters, type FilterControl, type FilterState, withoutFilters } from './active-filters';

/** Loaded with the code for searching in choices, when the panel is first opened. */
const FilterFields = dynamic(() => import('./filter-fields'), {
  loading: () => <Skeleton className="h-32" />,
});

/** A button that opens all filters. */
export function FilterPopover({ trigger, ...control }: FilterControl & { trigger: Keepable }) {
  return (
    <Popover title="Filters" className="w-72" trigger={trigger}>
      <FilterFields {...control} />
    </Popover>
  );
}

interface FilterChipsProps extends FilterControl {
  /** Takes the focus, because the pressed chip disappears. */
  onPressed: () => void;
}

/** A chip for each active filter, and a button that clears all of them. */
export function FilterChips({ filters, state, onChange, onPressed }: FilterChipsProps) {
  const active = activeFilters(filters, state);
  const change = (next: FilterState) => {
    onPressed();
    onChange(next);
  };
  if (active.length === 0) return null;
  return (
    <>
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
      <Button look="quiet" size="small" onClick={() => change(withoutFilters(filters))}>
        Clear
      </Button>
    </>
  );
}

/** A button that opens all filters, followed by the active ones. */
export function FilterBar(control: FilterControl) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div role="group" aria-label="Filters" className="flex flex-wrap items-center gap-2">
      <FilterPopover
        {...control}
        trigger={
          <Button ref={button}>
            <SlidersHorizontal aria-hidden />
            <span className="@max-2xl/head:sr-only">Filter</span>
          </Button>
        }
      />
      <FilterChips {...control} onPressed={() => button.current?.focus()} />
    </div>
  );
}
