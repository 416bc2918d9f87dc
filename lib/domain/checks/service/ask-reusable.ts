import { addDays } from 'date-fns/addDays';
import { askSettings } from '@/lib/domain/policies/service/ask-settings';
import { readSettings } from '@/lib/domain/policies/stored-settings';
import type { Context } from '@/lib/platform/context';
import { combined, type Subquery } from '@/lib/platform/database/subqueries';
import type { EarlierCheck, NewCheck } from '../new-row';
import { validPasses } from '../store/reusable';

/**
 * Checks that answered one of the questions and may be reused, newest first (API §7.6). A Pass keeps the validity that
 * it had by the policy of its day, unless the present one reuses its type for a shorter time.
 */
export const askReusableChecks = (
  ctx: Context,
  questions: readonly Pick<NewCheck, 'subject_key' | 'type_code'>[],
): Subquery<object, EarlierCheck[]> =>
  combined(
    { passes: validPasses(ctx, questions), settings: askSettings(ctx, ['reuse']) },
    ({ passes, settings }) => {
      const days = readSettings('reuse', settings);
      return passes.filter(({ completed_at, type_code }) => {
        const reusedFor = days[type_code as keyof typeof days]; // a column that only this folder writes
        return addDays(completed_at, reusedFor) > ctx.now();
      });
    },
  );
