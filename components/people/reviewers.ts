import type { Viewer } from '@/components/shell/viewer';
import { isReviewer } from '@/lib/domain/access/roles';
import type { User } from '@/lib/domain/access/schema';

/** To whom the viewer can pass work: reviewers before administrators, without the viewer. */
export const reviewersOf = (users: readonly User[], { token }: Pick<Viewer, 'token'>): User[] =>
  users
    .filter((user) => isReviewer(user.role) && user.token !== token)
    .toSorted((a, b) => Number(a.role === 'admin') - Number(b.role === 'admin'));
