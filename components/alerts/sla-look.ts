import { CircleCheck, CirclePause, CircleX } from 'lucide-react';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { SlaStatus } from '@/lib/domain/words';
import { longDuration, shortDuration } from '@/components/ui/format';
import type { WordLook } from '@/components/ui/look';
import { slaLook } from './appearance';

type Sla = Pick<Alert, 'sla_status' | 'resolved_at' | 'sla_paused_at'> & { sla_deadline: string };

/** The API's Breached is said as the list says it. */
export const slaWord = (status: SlaStatus): string => (status === 'Breached' ? 'Overdue' : status);

/** No deadline runs while the case waits for its client (API §7.2). */
export const pausedText = 'Paused while the client answers';

export const pausedLook = (form: 'short' | 'text'): WordLook => ({
  icon: CirclePause,
  tone: 'neutral',
  word: form === 'short' ? 'Paused' : pausedText,
});

const wordsOf: Record<'short' | 'text', (leftMs: number) => string> = {
  short: (leftMs) => `${shortDuration(leftMs)}${leftMs < 0 ? ' over' : ''}`,
  text: (leftMs) => `${longDuration(leftMs)} ${leftMs < 0 ? 'overdue' : 'left'}`,
};

/** Whether a resolved alert met its deadline, and otherwise the time left, if the clock is running. */
export function slaLookOf(
  { sla_deadline, sla_status, sla_paused_at, resolved_at }: Sla,
  now: Date,
  form: 'short' | 'text',
): WordLook {
  if (resolved_at) {
    return resolved_at <= sla_deadline
      ? { icon: CircleCheck, tone: 'neutral', word: 'Met' }
      : { icon: CircleX, tone: 'warning', word: 'Missed' };
  }
  if (sla_paused_at !== null) return pausedLook(form);
  const leftMs = Date.parse(sla_deadline) - now.getTime();
  return { ...slaLook[sla_status], word: wordsOf[form](leftMs) };
}
