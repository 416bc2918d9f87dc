'use client';

import { NamedAvatar } from '@/components/ui/avatar';
import { useViewer } from '@/components/shell/viewer';
import { machineName } from './machine-name';
import { useEverybody, useUser } from './use-everybody';

export function UserName({ token }: { token: string | null }) {
  const viewer = useViewer();
  const users = useEverybody();
  const user = useUser(token);
  if (token === null) return <span className="text-faint">Unassigned</span>;
  if (token === viewer.token) return <span>You</span>;
  if (user) return <span>{user.name}</span>;
  if (users.isPending) return <span className="text-faint">…</span>;
  return <span>{machineName(token) ?? 'Unknown user'}</span>;
}

/** "by Rita Reviewer", or "by you", within a sentence. */
export function ByUser({ token }: { token: string }) {
  const viewer = useViewer();
  return <>by {token === viewer.token ? 'you' : <UserName token={token} />}</>;
}

/** The initials of the alert's assignee; nothing if it is unassigned. */
export const AssigneeMark = ({ token }: { token: string | null }) =>
  token === null ? null : <Assignee token={token} />;

/** A component of its own, so that unassigned rows do not subscribe to the list of users. */
function Assignee({ token }: { token: string }) {
  const viewer = useViewer();
  const user = useUser(token);
  if (token === viewer.token) return <NamedAvatar name={viewer.name} look="me" />;
  return user ? <NamedAvatar name={user.name} /> : null;
}
