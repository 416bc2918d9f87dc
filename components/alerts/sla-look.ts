import { CircleCheck, CircleX } from 'lucide-react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type Look, slaLook } from './appearance';

type Sla = Pick<Alert, 'sla_status' | 'resolved_at'> & { sla_deadline: string };

/** Of a resolved alert whether it met its deadline, else the time that is left. */
export function slaLookOf(
  { sla_deadline, sla_status, resolved_at }: Sla,
  now: Date,
  format: (ms: number) => string,
): Look & { words: string } {
  if (resolved_at) {
    return resolved_at <= sla_deadline
      ? { icon: CircleCheck, tone: 'neutral', words: 'Met' }
      : { icon: CircleX, tone: 'warning', words: 'Missed' };
  }
  const leftMs = Date.parse(sla_deadline) - now.getTime();
  return { ...slaLook[sla_status], words: `${format(leftMs)} ${leftMs < 0 ? 'overdue' : 'left'}` };
}
