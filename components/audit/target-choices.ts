import { entityHint } from '@/components/people/entity-hint';
import { nameOf } from '@/lib/domain/entity-name';
import type { Choice } from '@/components/ui/select';
import type { User } from '@/lib/domain/access/schema';
import type { ListedCase } from '@/lib/domain/cases/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import type { Watchlist } from '@/lib/domain/watchlists/schema';

type ShownUser = Pick<User, 'token' | 'name' | 'email'>;
type ShownList = Pick<Watchlist, 'token' | 'name'>;
type ShownCase = Pick<ListedCase, 'token' | 'name' | 'status' | 'primary_entity'>;

const isToken = (text: string) => /^[a-z]{2,4}_\w+$/.test(text);

const said = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

export const caseChoice = ({ token, name, status, primary_entity }: ShownCase): Choice<string> => ({
  value: token,
  label: `Case ${name}`,
  hint: said(primary_entity?.name, status),
});

export const entityChoice = (entity: Entity): Choice<string> => ({
  value: entity.token,
  label: nameOf(entity),
  hint: said(entity.type, entityHint(entity)),
});

/** The records about the account of one of the project's people; those by them are found with "Who". */
const userChoice = ({ token, name, email }: ShownUser): Choice<string> => ({
  value: token,
  label: name,
  hint: said('Changes of the account', email),
});

const listChoice = ({ token, name }: ShownList): Choice<string> => ({
  value: token,
  label: name,
  hint: 'List',
});

const contains = (text: string, ...values: string[]) =>
  values.some((value) => value.toLowerCase().includes(text.toLowerCase()));

interface Targets {
  cases: readonly ShownCase[];
  entities: readonly Entity[];
  /** Everybody; the text may be a part of their name or email address. */
  users: readonly ShownUser[];
  /** All lists. */
  lists: readonly ShownList[];
}

/** The choices for a text: the text itself if it is a token, or else what it finds. */
export function targetChoices(text: string, { cases, entities, users, lists }: Targets): Choice<string>[] {
  if (isToken(text)) return [{ value: text, label: text, hint: 'Records about this token' }];
  return [
    ...cases.map(caseChoice),
    ...entities.map(entityChoice),
    ...users.filter(({ name, email }) => contains(text, name, email)).map(userChoice),
    ...lists.filter(({ name }) => contains(text, name)).map(listChoice),
  ];
}
