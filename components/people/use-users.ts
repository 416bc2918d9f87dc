import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { User } from '@/lib/domain/access/schema';
import { isAssignable } from './assignees';
import { everybodyQuery } from './use-everybody';

const assignable = (everybody: readonly User[]) => everybody.filter(isAssignable);

/** The people who can be assigned work. */
export const useUsers = (isNeeded = true) =>
  useQuery({ ...everybodyQuery, select: assignable, enabled: isNeeded });

/** The names of the project's people, as far as they are loaded. */
export function namesOf(queryClient: QueryClient): ReadonlyMap<string, string> {
  const users = queryClient.getQueryData(everybodyQuery.queryKey) ?? [];
  return new Map(users.map(({ token, name }) => [token, name]));
}
