import { anyText } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListPages } from '@/components/ui/data-table/use-list-pages';
import type { FilterState } from '@/components/ui/filters/active-filters';
import { useFilters } from '@/components/ui/filters/use-filters';
import { api, bodyOf, dataOf } from '@/lib/api/client';
import type { AuditFilters } from '@/lib/domain/audit/schema';
import { auditFilters } from './audit-filters';
import { useActorChoice } from './use-actors';

const pageSize = 50;

const actorParser = { actor: anyText };
const otherParsers = { target: anyText, from: anyText, to: anyText };

/** The filters with their choices, and their values in the address. */
export function useAuditFilters() {
  const [{ actor }] = useAddress(actorParser, 'push');
  const chosenActor = useActorChoice(actor);
  const filters = useMemo(() => auditFilters(chosenActor), [chosenActor]);
  const [chosen, choose] = useFilters(filters);
  const [others, setOthers] = useAddress(otherParsers, 'push');
  const state: FilterState = { ...chosen, ...others };
  return {
    filters,
    state,
    choose,
    setOthers: (change: Partial<typeof others>) => setOthers(change),
  };
}

/** In the order of the chain, newest first: processes with different clocks write records of one second. */
export function useAuditLog(filters: AuditFilters) {
  const query = { ...filters, sort: '-sequence', limit: pageSize } as const;
  return useListPages({
    queryKey: ['/v1/audit-logs', { query }],
    load: (cursor, signal) =>
      bodyOf(api.GET('/v1/audit-logs', { params: { query: { ...query, cursor } }, signal })),
  });
}

/** Runs only on request, because it reads every record of the period. */
export const useVerification = () =>
  useMutation({
    mutationFn: (period: Pick<AuditFilters, 'from' | 'to'>) =>
      dataOf(api.GET('/v1/audit-logs/verify', { params: { query: period } })),
  });
