import { useState } from 'react';
import { comparedOf } from '@/components/alerts/evidence/compared-of';
import { useSubject } from '@/components/people/use-subject';
import { useViewer } from '@/components/shell/viewer';
import type { Alert } from '@/lib/domain/alerts/schema';
import { choicesOf } from './choices';
import { type Draft, keepDraft, recallDraft } from './draft';
import { draftRationale, whyUndrafted } from './draft-rationale';

/** What has been written since counts. */
const recalled = (kept: Draft, broughtBack: Draft | null): Draft =>
  broughtBack
    ? { ...broughtBack, ...(kept.isEdited && { rationale: kept.rationale, isEdited: true }) }
    : kept;

/** What was chosen before it was known that the document was replaced is chosen no more. */
const asOffered = (draft: Draft, alert: Alert): Draft =>
  draft.choice === null || choicesOf(alert).includes(draft.choice) ? draft : { ...draft, choice: null };

export interface DraftInHand {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** Why the words of the choice are left to the person. */
  undrafted: string | null;
}

/**
 * The draft of an alert's decision, whose words this tab keeps. Until somebody writes in it, its rationale follows the choice.
 * @param broughtBack where the decision was undone or refused: what it was
 */
export function useDraft(alert: Alert, broughtBack: Draft | null): DraftInHand {
  const { token: person } = useViewer();
  const entity = useSubject(alert.entity_token).data ?? null;
  const [kept, setDraft] = useState(() => recalled(recallDraft(person, alert.token), broughtBack));
  const draft = asOffered(kept, alert);
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(person, alert.token, next);
  };
  if (draft.choice === null) return { draft, change, undrafted: null };
  const compared = comparedOf(alert, entity);
  const undrafted = whyUndrafted(draft.choice, alert, compared);
  if (draft.isEdited) return { draft, change, undrafted };
  return { draft: { ...draft, rationale: draftRationale(draft.choice, alert, compared) }, change, undrafted };
}
