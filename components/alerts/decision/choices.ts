import type { Alert } from '@/lib/domain/alerts/schema';
import type { Choice } from './draft';

const usual: readonly Choice[] = ['false_positive', 'true_match', 'escalate'];
const ofReplaced: readonly Choice[] = ['replaced', 'true_match', 'escalate'];

type Replaceable = Pick<Alert, 'replaced_by'>;

/** The check of the newer, accepted document that may replace the alert's document (docs/adr/0112). */
export const replacementOf = ({ replaced_by }: Replaceable): string | null =>
  replaced_by?.of === 'document' && replaced_by.is_accepted ? replaced_by.check_token : null;

/** The choices in the order of their keys. A replaced document need not be called acceptable. */
export const choicesOf = (alert: Replaceable): readonly Choice[] =>
  replacementOf(alert) ? ofReplaced : usual;

export const keyOf = (place: number): string => String(place + 1);
