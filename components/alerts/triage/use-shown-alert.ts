import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { alertQuery } from '@/components/alerts/alert-cache';
import type { useAlertList } from '@/components/alerts/list/use-alert-list';
import { useIsPainted } from './use-is-painted';
import { useOpenAlert } from './use-open-alert';

/** The alert that the user has opened, or else the first one of the list. */
export function useShownAlert({ query, groups }: ReturnType<typeof useAlertList>) {
  const { token, open } = useOpenAlert();
  // Requested with the list, before the code that shows it has loaded, because the list's copy of an alert may be
  // outdated.
  useQuery({ ...alertQuery(token ?? ''), enabled: token !== undefined });
  const current = token ?? groups[0]?.key;
  // An alert that the list opens by itself is requested once the list is painted.
  const isListPainted = useIsPainted(!query.isPending);
  const requested = token ?? (isListPainted ? current : undefined);
  const listed = useMemo(
    () => groups.flatMap(({ alerts }) => alerts).find((alert) => alert.token === requested),
    [groups, requested],
  );
  return { token, open, current, requested, listed, isListPainted };
}
