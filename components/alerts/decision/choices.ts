import type { Alert, Proposal, ResolutionAction } from '@/lib/domain/alerts/schema';
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

/** The key of a choice: the same wherever it is offered. */
export const keyOf = (alert: Replaceable, choice: Choice): string =>
  String(choicesOf(alert).indexOf(choice) + 1);

/** The actions for a true match, the usual one first. */
export type TrueAction = Exclude<ResolutionAction, 'Escalate' | 'Request Document'>;
const trueActions: readonly TrueAction[] = ['Decline', 'Approve with Conditions', 'Approve'];

/** What a decision may be: the choices, and the actions for a true match. */
export interface Offered {
  choices: readonly Choice[];
  actions: readonly TrueAction[];
}

export const allOf = (alert: Replaceable): Offered => ({ choices: choicesOf(alert), actions: trueActions });

/** What a reviewer may decide instead of what was proposed. */
export function otherThanProposed(alert: Replaceable & Pick<Alert, 'proposal'>): Offered {
  const { proposal } = alert;
  const proposed = proposal && proposedChoice(proposal);
  return {
    // Another action for a true match is another decision.
    choices: choicesOf(alert).filter(
      (choice) => choice !== 'escalate' && (choice === 'true_match' || choice !== proposed),
    ),
    actions:
      proposed === 'true_match' ? trueActions.filter((action) => action !== proposal?.action) : trueActions,
  };
}

function proposedChoice({ is_false_positive, replaced_by }: Proposal): Choice {
  if (is_false_positive) return 'false_positive';
  return replaced_by ? 'replaced' : 'true_match';
}
