import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents, useLiveMessages } from '@/components/live/live-listeners';
import { readClocksOfCase, updateCachedAlert } from './alert-cache';

/** Applies other users' changes to alerts in place, so that no row of a loaded queue moves. */
export function useLiveAlerts(): void {
  const queryClient = useQueryClient();
  useLiveEvents((event) => {
    if (event.event_type === 'alert.resolved' || event.event_type === 'alert.escalated')
      updateCachedAlert(queryClient, event.data.token, event.data);
    // If this fails, the next load of the list or the alert corrects it.
    if (event.event_type === 'case.status_changed' || event.event_type === 'case.escalated')
      void readClocksOfCase(queryClient, event.data).catch(() => undefined);
  });
  useLiveMessages(({ type, data }) => {
    if (type === 'alert.changed') updateCachedAlert(queryClient, data.token, data);
  });
}
