'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { Skeleton } from '@/components/ui/skeleton';
import { useChange } from '@/components/ui/use-change';
import { api } from '@/lib/api/client';
import { readQuery } from '@/lib/api/query';
import type { Session } from '@/lib/domain/access/schema';

const path = '/v1/users/me/sessions';
// More than anybody has, because a session lasts twelve hours.
const own = readQuery(path, { query: { limit: 100 } });

const nameOf = ({ browser }: Session) => browser ?? 'Unknown browser';

function useEndSession() {
  return useChange({
    change: (session_token: string) =>
      api.DELETE('/v1/users/me/sessions/{session_token}', { params: { path: { session_token } } }),
    changes: [path],
    done: 'Session ended',
    refused: 'The session was not ended',
  });
}

interface SessionItemProps {
  session: Session;
  onEnded: () => void;
}

function SessionItem({ session, onEnded }: SessionItemProps) {
  const end = useEndSession();
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {nameOf(session)}
          {session.current && <Badge tone="info">This one</Badge>}
        </p>
        <p className="wrap-anywhere text-muted">
          {session.ip_address ?? 'Unknown address'}
          {' · signed in '}
          <RelativeTime timestamp={session.created_at} form="text" />
          {!session.current && (
            <>
              {' · last used '}
              <RelativeTime timestamp={session.last_used_at} form="text" />
            </>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          aria-label={`End the session in ${nameOf(session)}`}
          aria-disabled={end.isPending}
          onClick={() => !end.isPending && end.mutate(session.token, { onSuccess: onEnded })}
        >
          {end.isPending ? 'Ending…' : 'End'}
        </Button>
      )}
    </li>
  );
}

function EndOthers({ onClose }: { onClose: () => void }) {
  const change = useChange<void, unknown>({
    change: () => api.POST('/v1/users/me/sessions/end-others', {}),
    changes: [path],
    done: 'All other sessions ended',
  });
  return (
    <ConfirmDialog
      title="End all other sessions?"
      label="End all others"
      refused="The sessions were not ended"
      change={change}
      onClose={onClose}
    >
      You stay signed in here and must sign in again everywhere else. If you do not recognise a session, also
      change your password.
    </ConfirmDialog>
  );
}

/** The user's sessions. */
export function SessionsPanel() {
  const { data, error, refetch } = useQuery(own);
  const [isEnding, setEnding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const sessions = data?.data ?? [];
  const hasOthers = sessions.length > 1;
  return (
    <Panel
      title="Where you are signed in"
      aside={
        <Button size="small" aria-disabled={!hasOthers} onClick={() => hasOthers && setEnding(true)}>
          End all others
        </Button>
      }
    >
      {error && (
        <ProblemNotice
          className="m-4"
          title="Your sessions could not be loaded"
          problem={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div aria-busy className="flex flex-col gap-2 px-4 py-3.5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      )}
      <ul ref={list} tabIndex={-1} className="divide-y outline-none">
        {sessions.map((session) => (
          <SessionItem
            key={session.token}
            session={session}
            // The button disappears with the session.
            onEnded={() => list.current?.focus()}
          />
        ))}
      </ul>
      {isEnding && <EndOthers onClose={() => setEnding(false)} />}
    </Panel>
  );
}
