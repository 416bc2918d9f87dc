import { addMinutes } from 'date-fns/addMinutes';
import { min } from 'date-fns/min';
import type { Check, Flow } from '@/generated/prisma/client';
import { imageChecks } from '@/lib/domain/image-checks';
import type { Policy } from '@/lib/domain/policies/policy';

export const isOfJourney = ({ type_code }: Pick<Check, 'type_code'>): boolean =>
  imageChecks.includes(type_code);

/** When to check whether the person is still active. Null for a flow without a journey. */
export function journeyDueAt(
  { start_expires_at, journey_due_at }: Pick<Flow, 'start_expires_at' | 'journey_due_at'>,
  { journey }: Pick<Policy, 'journey'>,
  now: Date,
): Date | null {
  if (!start_expires_at) return null;
  return journey_due_at ?? min([addMinutes(now, journey.abandoned_after_minutes), start_expires_at]);
}
