import type { Context } from '@/lib/platform/context';
import type { Part } from '@/lib/platform/parts';
import { type CheckState, statesOfFlow } from '../store/states';

/** States of all checks of a flow. */
export const askCheckStates = (
  ctx: Context,
  flowToken: string | null,
): Part<CheckState[] | null, CheckState[]> => statesOfFlow(ctx, flowToken);
