import { CircleCheck, CircleX } from 'lucide-react';
import type { Alert } from '@/lib/domain/alerts/schema';
import { longDuration, shortDuration } from '@/components/ui/format';
import type { Look } from '@/components/ui/look';
import { slaLook } from './appearance';

type Sla = Pick<Alert, 'sla_status' | 'resolved_at'> & { sla_deadline: string };

const wordsOf: Record<'short' | 'text', (leftMs: number) => string> = {
  short: (leftMs) => `${shortDuration(leftMs)}${leftMs < 0 ? ' over' : ''}`,
  text: (leftMs) => `${longDuration(leftMs)} ${leftMs < 0 ? 'overdue' : 'left'}`,
};

/** Of a resolved alert whether it met its deadline, else the time that is left. */
export function slaLookOf(
  { sla_deadline, sla_status, resolved_at }: Sla,
  now: Date,
  form: 'short' | 'text',
): Look & { words: string } {
  if (resolved_at) {
    return resolved_at <= sla_deadline
      ? { icon: CircleCheck, tone: 'neutral', words: 'Met' }
      : { icon: CircleX, tone: 'warning', words: 'Missed' };
  }
  const leftMs = Date.parse(sla_deadline) - now.getTime();
  return { ...slaLook[sla_status], words: wordsOf[form](leftMs) };
}
