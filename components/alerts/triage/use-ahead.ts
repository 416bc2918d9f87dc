import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alertQuery, decidedOnEntryQuery, subjectAlertsQuery } from '@/components/alerts/alert-cache';
import { subjectQuery } from '@/components/people/use-subject';
import type { Alert } from '@/lib/domain/alerts/schema';
import { useHasActed } from './use-has-acted';

const staleMs = 60_000;

/**
 * Prefetches an alert, so that its evidence is there when it is opened. Does nothing until the user acts on the page:
 * otherwise nobody will go on to it.
 */
export function useAhead(alert: Alert | undefined): void {
  const queryClient = useQueryClient();
  const hasActed = useHasActed();
  const token = alert?.token;
  const entity = alert?.entity_token;
  const { list, list_entry_id } = alert?.match ?? {};
  useEffect(() => {
    if (!token || !hasActed) return;
    void queryClient.prefetchQuery({ ...alertQuery(token), staleTime: staleMs });
    if (list !== undefined && list_entry_id !== undefined)
      void queryClient.prefetchQuery({
        ...decidedOnEntryQuery({ list, list_entry_id }),
        staleTime: staleMs,
      });
    if (!entity) return;
    void queryClient.prefetchQuery({ ...subjectAlertsQuery(entity), staleTime: staleMs });
    void queryClient.prefetchQuery({ ...subjectQuery(entity), staleTime: staleMs });
  }, [queryClient, hasActed, token, entity, list, list_entry_id]);
}
