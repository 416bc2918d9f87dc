import type { ProviderAnswer } from '@/lib/domain/providers/provider';
import { asStored } from '@/lib/platform/database/as-stored';
import type { Context } from '@/lib/platform/context';
import { callProvider, type Call, type CallBasis } from '../calls';
import { minLargeRound } from '../run/large-rounds';

/** Whether all providers answer in this process, with few enough calls not to need time slicing. */
export const isAnsweredAtOnce = (calls: readonly Pick<Call, 'provider'>[]): boolean =>
  calls.length < minLargeRound && calls.every(({ provider }) => provider.isInProcess);

async function callOne(
  ctx: Context,
  call: Call,
  basis: CallBasis,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const answer = await callProvider(ctx, call, basis, signal);
  if (answer.waiting?.length)
    throw new Error(`${call.provider.name} must answer immediately in this process`);
  return asStored(answer);
}

/** Null if a call fails or does not answer immediately. */
export async function callAtOnce(
  ctx: Context,
  calls: readonly Call[],
  basis: CallBasis,
  signal: AbortSignal,
): Promise<ProviderAnswer[] | null> {
  if (!isAnsweredAtOnce(calls)) return null;
  const answers = await Promise.allSettled(calls.map((call) => callOne(ctx, call, basis, signal)));
  const given = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return given.length === calls.length ? given : null;
}
