import type { readQuery } from '@/lib/api/query';
import type { Choice } from '@/components/ui/select';

type CountsQuery = ReturnType<typeof readQuery<'/v1/alerts/counts'>>;

export interface FoundChoices {
  choices: readonly Choice<string>[];
  isSearching: boolean;
}

export interface Filter {
  /** The parameter's name, in the address and in the operation. */
  name: string;
  label: string;
  choices: readonly Choice<string>[];
  /** Shown while it is not set, if something else such as a tab filters by it: what is then in the list. */
  usual?: string;
  /** Accepts values that are not among the choices, because those are still loading. */
  isOpen?: boolean;
  /** A hook that finds choices by the typed text, if there are too many for one request. */
  useFound?: (text: string) => FoundChoices;
  /** Queries whose counts together say what each choice would show. They are asked once the fields are open. */
  counted?: { by: 'category'; queries: readonly CountsQuery[] };
  /** Shown for a value that is not among the choices. */
  unnamed?: string;
}

export type FilterState = Readonly<Record<string, string | null>>;

export interface FilterControl {
  filters: readonly Filter[];
  state: FilterState;
  onChange: (change: FilterState) => void;
}

export interface ActiveFilter {
  name: string;
  label: string;
  value: string;
}

/** The active filters, with labels for the screen. */
export function activeFilters(filters: readonly Filter[], state: FilterState): ActiveFilter[] {
  return filters.flatMap(({ name, label, choices, unnamed }) => {
    const value = state[name];
    if (value == null) return [];
    const chosen = choices.find((choice) => choice.value === value)?.label;
    return { name, label, value: chosen ?? unnamed ?? value };
  });
}

/** A state that clears all of the filters. */
export const withoutFilters = (filters: readonly Filter[]): Record<string, null> =>
  Object.fromEntries(filters.map(({ name }) => [name, null]));

/** The active filters as a query of the operation. */
export const askedOf = <Query extends Readonly<Record<string, unknown>>>(
  state: FilterState,
): Partial<Query> =>
  // `useFilters` accepts only the choices of each filter, which are valid values for the operation.
  Object.fromEntries(Object.entries(state).filter(([, value]) => value !== null)) as Partial<Query>;
