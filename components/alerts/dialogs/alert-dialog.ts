import type { Alert } from '@/lib/domain/alerts/schema';

/** What every dialog about an alert is given. */
export interface AlertDialogProps {
  alert: Alert;
  onClose: () => void;
}

/** What carries on after an action, where it has taken its own button away. */
export const focusAfterAction = () => document.querySelector<HTMLElement>('[data-after-action]');
