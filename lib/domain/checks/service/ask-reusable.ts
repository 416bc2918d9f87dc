import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import type { EarlierCheck, NewCheck } from '../new-row';
import { reusableChecks, type StoredPass } from '../store/reusable';

/** Checks that answered one of the questions and may be reused, newest first (API §7.6). */
export const askReusableChecks = (
  ctx: Context,
  questions: readonly Pick<NewCheck, 'subject_key' | 'type_code'>[],
): Subquery<StoredPass[] | null, EarlierCheck[]> => reusableChecks(ctx, questions);
