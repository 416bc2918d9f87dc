import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvents, useLiveMessages } from '@/components/live/live-listeners';
import { updateCachedAlert } from './alert-cache';

/** Shows what others did to an alert in its place: a queue that was read moves no row. */
export function useLiveAlerts(): void {
  const queryClient = useQueryClient();
  useLiveEvents((event) => {
    if (event.event_type === 'alert.resolved' || event.event_type === 'alert.escalated')
      updateCachedAlert(queryClient, event.data.token, event.data);
  });
  useLiveMessages(({ type, data }) => {
    if (type === 'alert.changed') updateCachedAlert(queryClient, data.token, data);
  });
}
