import type { Alert } from '@/lib/domain/alerts/schema';
import type { Choice } from './draft';

const usual: readonly Choice[] = ['false_positive', 'true_match', 'escalate'];
const ofReplaced: readonly Choice[] = ['replaced', 'true_match', 'escalate'];

type Replaceable = Pick<Alert, 'replaced_by'>;

/** The check of the newer document that may count in place of the one that the alert is about (docs/adr/0112). */
export const replacementOf = ({ replaced_by }: Replaceable): string | null =>
  replaced_by?.of === 'document' && replaced_by.is_accepted ? replaced_by.check_token : null;

/** What can be decided, in the order of its keys. Nobody has to call a document good that does not count any more. */
export const choicesOf = (alert: Replaceable): readonly Choice[] =>
  replacementOf(alert) ? ofReplaced : usual;

export const keyOf = (place: number): string => String(place + 1);
