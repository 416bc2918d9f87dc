import { useMemo } from 'react';
import { useIsPageRead } from '@/components/shell/use-is-page-read';
import { useViewer } from '@/components/shell/viewer';
import type { Filter } from '@/components/ui/filters/active-filters';
import { onDemand } from '@/components/ui/on-demand';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import { isFiltered, type ListState } from './list-filters';

/** The first paint needs it only if a filter is set. */
const choices = onDemand(() => import('./filter-choices'));

/** Undefined until their code has loaded. */
export function useListFilters(state: ListState): readonly Filter[] | undefined {
  const { token } = useViewer();
  const isPageRead = useIsPageRead();
  const users = useAssignablePeople(isPageRead || state.assigned_to !== null).data;
  const code = choices.useCode(isFiltered(state) || state.sort !== null);
  return useMemo(() => code?.listFilters(state, users ?? [], token), [code, users, token, state]);
}
