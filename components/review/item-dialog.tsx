import { CloseCaseDialog } from '@/components/cases/moves/close-case-dialog';
import { PublishDialog } from '@/components/settings/policies/publish-dialog';
import type { DecidedInDialog } from './review-items';

interface ItemDialogProps {
  item: DecidedInDialog;
  onClose: () => void;
}

/** Decides a case, or publishes the draft of a policy, as their own pages do. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  return item.kind === 'case' ? (
    <CloseCaseDialog of={item.found} onClose={onClose} />
  ) : (
    <PublishDialog draft={item.draft} policy={item.policy} onClose={onClose} />
  );
}
