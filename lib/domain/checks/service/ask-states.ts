import type { Context } from '@/lib/platform/context';
import type { Subquery } from '@/lib/platform/database/subqueries';
import { type CheckState, statesOfFlow } from '../store/states';

/** States of all checks of a flow. */
export const askCheckStates = (
  ctx: Context,
  flowToken: string | null,
): Subquery<CheckState[] | null, CheckState[]> => statesOfFlow(ctx, flowToken);
