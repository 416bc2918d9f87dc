import type { ActionName } from '@/components/alerts/alert-actions';
import type { Alert } from '@/lib/domain/alerts/schema';

export type DialogName = Exclude<ActionName, 'acknowledge'>;

export interface AlertDialogProps {
  alert: Alert;
  onClose: () => void;
  /** Opens another dialog in place of this one. */
  onStart: (action: ActionName, alert: Alert) => void;
}

/** The element to focus when an action has removed the button that started it. */
export const focusAfterAction = () => document.querySelector<HTMLElement>('[data-after-action]');
