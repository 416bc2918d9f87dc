import type { Alert } from '@/lib/domain/alerts/schema';
import { isDecided } from './list/group';

/** Somebody has taken the alert, such as by pulling it, and has not decided or snoozed it yet. */
export const isInHand = (alert: Alert, person: string): boolean =>
  alert.assigned_to === person && !isDecided(alert) && alert.snoozed_until === null;
