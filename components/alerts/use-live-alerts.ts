import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents, useLiveMessages } from '@/components/live/live-listeners';
import { readClocksOfCase, updateCachedAlert } from './alert-cache';

/** Shows what others did to an alert in its place: a queue that was read moves no row. */
export function useLiveAlerts(): void {
  const queryClient = useQueryClient();
  useLiveEvents((event) => {
    if (event.event_type === 'alert.resolved' || event.event_type === 'alert.escalated')
      updateCachedAlert(queryClient, event.data.token, event.data);
    // What cannot be read now is read with the list or the alert.
    if (event.event_type === 'case.status_changed' || event.event_type === 'case.escalated')
      void readClocksOfCase(queryClient, event.data).catch(() => undefined);
  });
  useLiveMessages(({ type, data }) => {
    if (type === 'alert.changed') updateCachedAlert(queryClient, data.token, data);
  });
}
