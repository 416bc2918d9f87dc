import type { Viewer } from '@/components/shell/viewer';
import type { Choice } from '@/components/ui/select';
import { canAct } from '@/lib/domain/access/roles';
import type { User } from '@/lib/domain/access/schema';

/** Whether the person can be assigned work. */
export const isAssignable = ({ disabled, role }: Pick<User, 'disabled' | 'role'>): boolean =>
  !disabled && canAct(role);

type Person = Pick<User, 'token' | 'name' | 'role'>;

export const peopleChoices = (people: readonly Person[]): Choice<string>[] =>
  people.map(({ token, name, role }) => ({ value: token, label: name, hint: role }));

/** The viewer first. */
export function assigneesOf(
  users: readonly Person[],
  viewer: Pick<Viewer, 'token' | 'name' | 'role'>,
): Choice<string>[] {
  const others = users.filter(({ token }) => token !== viewer.token);
  return [
    { value: viewer.token, label: `${viewer.name} (you)`, hint: viewer.role },
    ...peopleChoices(others),
  ];
}
