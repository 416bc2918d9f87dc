import type { Case } from '@/lib/domain/cases/schema';

export interface CaseDialogProps {
  of: Case;
  onClose: () => void;
}

/** The element to focus when a move has removed the button that started it. */
export const focusAfterMove = () => document.querySelector<HTMLElement>('[data-after-action]');
