import type { Alert } from '@/lib/domain/alerts/schema';

export interface AlertDialogProps {
  alert: Alert;
  onClose: () => void;
}

/** The element to focus when an action has removed the button that started it. */
export const focusAfterAction = () => document.querySelector<HTMLElement>('[data-after-action]');
