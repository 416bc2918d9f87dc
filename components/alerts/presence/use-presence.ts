import { useEffect, useState } from 'react';
import { useEverybody } from '@/components/people/use-everybody';
import { useLiveMessages } from '@/components/live/live-listeners';
import { useLiveState } from '@/components/live/live-provider';
import { useNow } from '@/components/ui/use-now';
import { api } from '@/lib/api/client';
import { afterSaid, nobody, viewersOf } from './viewers';

/** A user who only passes an alert on the way to another does not count as looking at it. */
const settledMs = 600;
const lookEveryMs = 5_000;

const say = (alert_token: string | null) =>
  api
    .PUT('/v1/users/me/viewing', { body: { alert_token }, keepalive: true })
    // A courtesy to colleagues: nothing on this page depends on it.
    .catch(() => {});

/** Tells colleagues which alert is open here. The server repeats it while this user's event stream is open. */
function useSayViewing(token: string): void {
  const isLive = useLiveState() === 'live';
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(() => void say(token), settledMs);
    return () => clearTimeout(timer);
  }, [token, isLive]);
  useEffect(() => {
    const leave = () => void say(null);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

/** The colleagues who have the alert open. */
export function usePresence(token: string): readonly { user: string; name: string }[] {
  useSayViewing(token);
  const [viewers, setViewers] = useState(nobody);
  const users = useEverybody().data;
  const now = useNow(lookEveryMs);
  useLiveMessages(({ type, data }) => {
    if (type === 'alert.viewed') setViewers((before) => afterSaid(before, data, Date.now()));
  });
  return viewersOf(viewers, token, now.getTime()).map((user) => ({
    user,
    name: users?.find((known) => known.token === user)?.name ?? 'A colleague',
  }));
}
