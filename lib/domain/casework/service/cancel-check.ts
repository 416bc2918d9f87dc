import { presentCheck } from '@/lib/domain/checks/present';
import type { Check } from '@/lib/domain/checks/schema';
import { endOrJudgeFlow } from '@/lib/domain/flows/service/end-or-judge';
import type { Context } from '@/lib/platform/context';
import { moveCheck } from './move-check';

/**
 * A later answer of the provider is discarded. The check refers, because its question is still open (API
 * §3.9, §6.3). Throws `NotFound` (404), `InvalidState` and `Conflict` (409).
 */
export async function cancelCheck(ctx: Context, token: string): Promise<Check> {
  return presentCheck(await moveCheck(ctx, token, { actions: ['cancel'] }, endOrJudgeFlow));
}
