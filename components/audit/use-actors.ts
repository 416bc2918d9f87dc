import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoundChoices } from '@/components/ui/filters/active-filters';
import type { Choice } from '@/components/ui/select';
import { useSettled } from '@/components/ui/use-settled';
import { api, bodyOf } from '@/lib/api/client';
import type { AuditActor } from '@/lib/domain/audit/schema';
import { kindOfActor } from './actor-kind';

const staleMs = 5 * 60_000;

/** The query key is not a path, because live events would refetch it for every record, and new actors are rare. */
const actorsQuery = (q: string) => ({
  queryKey: ['actors of the audit log', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    bodyOf(api.GET('/v1/audit-logs/actors', { params: { query: { limit: 50, ...(q && { q }) } }, signal })),
  staleTime: staleMs,
});

const actorChoice = ({ id, name, type }: AuditActor): Choice<string> => ({
  value: id,
  label: name,
  hint: kindOfActor(type),
});

/** Actors with records in the log, found by a part of their name. */
export function useFoundActors(typed: string): FoundChoices {
  const text = useSettled(typed.trim());
  const found = useQuery({ ...actorsQuery(text), placeholderData: keepPreviousData });
  return {
    choices: (found.data?.data ?? []).map(actorChoice),
    isSearching: typed.trim() !== text || found.isFetching,
  };
}

/** The actor with this id; undefined until it is loaded. */
export function useActorChoice(id: string | null): Choice<string> | undefined {
  const found = useQuery({ ...actorsQuery(id ?? ''), enabled: id !== null });
  const actor = found.data?.data.find((each) => each.id === id);
  return actor && actorChoice(actor);
}
