import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import type { Filter, FilterState } from './active-filters';

const parserOf = ({ choices, isOpen }: Filter) =>
  isOpen ? parseAsString : parseAsStringLiteral(choices.map(({ value }) => value));

/** The state of filters, which is in the address: a link shows the same rows, and Back goes to those before. */
export function useFilters(filters: readonly Filter[]): [FilterState, (change: FilterState) => void] {
  const parsers = useMemo(
    () => Object.fromEntries(filters.map((filter) => [filter.name, parserOf(filter)])),
    [filters],
  );
  const [state, setState] = useQueryStates(parsers, { history: 'push' });
  return [state, (change) => void setState(change)];
}
