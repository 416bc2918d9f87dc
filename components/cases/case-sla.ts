import { CircleMinus, CirclePause } from 'lucide-react';
import type { Look } from '@/components/ui/look';
import { slaLookOf } from '@/components/alerts/sla-look';
import type { Case } from '@/lib/domain/cases/schema';

export type CaseDeadline = Pick<Case, 'sla_deadline' | 'sla_status' | 'closed_at' | 'status'>;

/** As of an alert; the clock of a case stops while the client is asked, and a Perpetual case has none. */
export function caseSlaLook(
  { sla_deadline, sla_status, closed_at, status }: CaseDeadline,
  now: Date,
  form: 'short' | 'text',
): Look & { words: string } {
  if (sla_deadline === null) return { icon: CircleMinus, tone: 'neutral', words: 'No deadline' };
  if (status === 'Client Input') return { icon: CirclePause, tone: 'neutral', words: 'Paused' };
  return slaLookOf({ sla_deadline, sla_status, resolved_at: closed_at }, now, form);
}
