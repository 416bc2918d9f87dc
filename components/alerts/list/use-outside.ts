import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import { isFiltered, type ListState } from './list-filters';

export interface Outside {
  /** How many alerts the text finds, whatever their status and the filters. */
  alerts: number;
  isMinimum: boolean;
  /** The case, if the text finds exactly one. */
  found?: { token: string; name: string };
}

/** Whether the view or a filter leaves alerts out of the search. */
export const isNarrowed = (state: ListState): boolean =>
  state.status !== 'All' || isFiltered({ ...state, status: null, q: null });

/** What a search finds outside the view and its filters, for when it finds nothing within them. */
export function useOutside(state: ListState): Outside | undefined {
  const q = state.q?.trim() ?? '';
  const query = { query: { q, limit: 1 } };
  const enabled = q !== '' && isNarrowed(state);
  const alerts = useQuery({ ...readQuery('/v1/alerts', query), enabled }).data;
  const cases = useQuery({ ...readQuery('/v1/cases', query), enabled }).data;
  if (!enabled || !alerts || !cases) return undefined;
  const [found] = cases.data;
  return {
    alerts: alerts.meta.total,
    isMinimum: alerts.meta.total_is_minimum,
    found: cases.meta.total === 1 && found ? { token: found.token, name: found.name } : undefined,
  };
}
