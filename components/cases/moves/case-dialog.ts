import type { CaseAction } from '@/lib/domain/cases/moves';
import type { Case } from '@/lib/domain/cases/schema';
import type { DirectMove } from './case-moves';

export type CaseDialogName =
  | Exclude<CaseAction, DirectMove>
  | 'review'
  | 'assign'
  | 'add'
  | 'take_back'
  | 'new_link';

export interface CaseDialogProps {
  of: Case;
  onClose: () => void;
}

/** The element to focus when a move has removed the button that started it. */
export const focusAfterMove = () => document.querySelector<HTMLElement>('[data-after-action]');
