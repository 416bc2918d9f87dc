'use client';

import { useViewer } from '@/components/shell/viewer';
import { usePeople, usePerson } from './use-people';

interface PersonNameProps {
  token: string | null;
  /** What stands there when nobody is meant. */
  none?: string;
}

/** A person's name, or what is known of who acted: a key, or the system itself. */
export function PersonName({ token, none = 'Nobody' }: PersonNameProps) {
  const viewer = useViewer();
  const people = usePeople();
  const person = usePerson(token);
  if (token === null) return <span className="text-faint">{none}</span>;
  if (token === viewer.token) return <span>You</span>;
  if (person) return <span>{person.name}</span>;
  if (people.isPending) return <span className="text-faint">…</span>;
  return <span>{token.startsWith('key_') ? 'API key' : 'Somebody else'}</span>;
}
