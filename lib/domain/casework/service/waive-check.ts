import { presentCheck } from '@/lib/domain/checks/present';
import type { Check, WaiveCheck } from '@/lib/domain/checks/schema';
import { endOrJudgeFlow } from '@/lib/domain/flows/service/end-or-judge';
import type { Context } from '@/lib/platform/context';
import { moveCheck } from './move-check';

/**
 * The check no longer counts in its flow's verdict (API §3.9, §6.3). The notes are in the audit record.
 * Throws `NotFound` (404), `InvalidState` and `Conflict` (409).
 */
export async function waiveCheck(ctx: Context, token: string, input: WaiveCheck): Promise<Check> {
  const change = { waive_reason: input.reason, result: null };
  const move = { actions: ['waive'] as const, change, details: input };
  return presentCheck(await moveCheck(ctx, token, move, endOrJudgeFlow));
}
