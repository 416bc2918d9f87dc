import type { Viewer } from '@/components/shell/viewer';
import { needsSecondEyes } from '@/lib/domain/alerts/four-eyes';
import type { Alert } from '@/lib/domain/alerts/schema';

const cleared = { action: 'Approve', is_false_positive: true } as const;

/** Who may decide the alert under the four-eyes policy in force (API §7.4). */
export function whoDecides(
  alert: Pick<Alert, 'status' | 'priority' | 'category'>,
  { critical_false_positive }: Pick<Viewer['four_eyes'], 'critical_false_positive'>,
): string {
  if (alert.status === 'Escalated') return 'A reviewer';
  return critical_false_positive && needsSecondEyes(alert, cleared)
    ? 'Any analyst; to clear it, a reviewer'
    : 'Any analyst';
}
