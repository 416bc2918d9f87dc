import { useMemo } from 'react';
import type { Filter, FilterState } from './active-filters';
import { anyText, oneOf } from './address';
import { useAddress } from './use-address';

const parserOf = ({ choices, isOpen }: Filter) =>
  isOpen ? anyText : oneOf(choices.map(({ value }) => value));

/** The state of filters, kept in the address: a link shows the same rows, and Back returns to the previous ones. */
export function useFilters(filters: readonly Filter[]): [FilterState, (change: FilterState) => void] {
  const parsers = useMemo(
    () => Object.fromEntries(filters.map((filter) => [filter.name, parserOf(filter)])),
    [filters],
  );
  const [state, setState] = useAddress(parsers, 'push');
  return [state, setState];
}
