import { CircleMinus } from 'lucide-react';
import type { WordLook } from '@/components/ui/look';
import { pausedLook, slaLookOf } from '@/components/alerts/sla-look';
import type { Case } from '@/lib/domain/cases/schema';

export type CaseDeadline = Pick<Case, 'sla_deadline' | 'sla_status' | 'closed_at' | 'status'>;

/** Whether the SLA clocks of the case and its alerts are paused. */
export const isPaused = ({ status }: Pick<Case, 'status'>): boolean => status === 'Client Input';

/** The look of a case's SLA. Its clock is paused while the client is asked, and a Perpetual case has none. */
export function caseSlaLook(
  { sla_deadline, sla_status, closed_at, status }: CaseDeadline,
  now: Date,
  form: 'short' | 'text',
): WordLook {
  if (sla_deadline === null) return { icon: CircleMinus, tone: 'neutral', word: 'No deadline' };
  if (isPaused({ status })) return pausedLook(form);
  return slaLookOf({ sla_deadline, sla_status, sla_paused_at: null, resolved_at: closed_at }, now, form);
}
