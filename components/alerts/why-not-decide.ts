import type { Viewer } from '@/components/shell/viewer';
import { canAct, isReviewer } from '@/lib/domain/access/roles';
import { confirmsOwn } from '@/lib/domain/alerts/four-eyes';
import type { Alert } from '@/lib/domain/alerts/schema';

type Decided = Pick<Alert, 'status' | 'priority' | 'category' | 'proposal'>;

/**
 * Why the user may not decide the alert, shown before they try (API §7.4; the server enforces it). Null if they may.
 */
export function whyNotDecide(alert: Decided, { role, token }: Pick<Viewer, 'role' | 'token'>): string | null {
  if (!canAct(role)) return 'You have read-only access.';
  if (alert.status === 'Resolved') return 'This alert is resolved.';
  if (alert.status !== 'Escalated') return null;
  if (!isReviewer(role)) return 'This alert waits for a reviewer.';
  const isOwn = alert.proposal !== null && confirmsOwn(token, alert, alert.proposal);
  return isOwn ? 'You proposed this, so another reviewer confirms it.' : null;
}
