import { useQuery } from '@tanstack/react-query';
import type { User } from '@/lib/domain/access/schema';
import { isAssignable } from './assignees';
import { everybodyQuery } from './use-everybody';

const assignable = (everybody: readonly User[]) => everybody.filter(isAssignable);

/** The people who can be assigned work. */
export const useAssignablePeople = (isNeeded = true) =>
  useQuery({ ...everybodyQuery, select: assignable, enabled: isNeeded });
