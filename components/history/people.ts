import { counted } from '@/components/ui/format';
import { type Names, type Sentence, type Teller, textOf, type Told } from './teller';

const personOf = ({ target_token }: Told, names: Names): string => names.of(target_token) ?? 'a person';

const isOwn = ({ target_token, actor }: Told): boolean => target_token === actor.id;

interface Account {
  role?: unknown;
  disabled?: unknown;
}

const accountIn = (value: unknown): Account => (typeof value === 'object' && value !== null ? value : {});

function tellUpdated(record: Told, names: Names): Sentence {
  if (isOwn(record)) return { text: 'changed their own account' };
  const person = personOf(record, names);
  const [from, to] = [accountIn(record.details.from), accountIn(record.details.to)];
  if (to.disabled !== from.disabled)
    return { text: `${to.disabled ? 'deactivated' : 'activated'} ${person}` };
  const [before, after] = [textOf(from.role), textOf(to.role)];
  if (before && after && before !== after)
    return { text: `changed the role of ${person} from ${before} to ${after}` };
  return { text: `changed the account of ${person}` };
}

function tellSessionsEnded(record: Told, names: Names): Sentence {
  const { sessions } = record.details;
  const ended = typeof sessions === 'number' ? counted(sessions, 'session', 'sessions') : 'sessions';
  return {
    text: isOwn(record) ? `ended ${ended} of their own` : `ended ${ended} of ${personOf(record, names)}`,
  };
}

/** The sentences about the project's people, following the actor's name. */
export const people = {
  'user.created': (record, names) => ({
    text: `added ${personOf(record, names)} as ${textOf(record.details.role) ?? 'user'}`,
  }),
  'user.password_changed': () => ({ text: 'changed their password' }),
  'user.password_reset': (record, names) => ({ text: `reset the password of ${personOf(record, names)}` }),
  'user.sessions_ended': tellSessionsEnded,
  'user.updated': tellUpdated,
} satisfies Record<string, Teller>;
