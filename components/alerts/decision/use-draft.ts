import { useState } from 'react';
import { comparedOf } from '@/components/alerts/evidence/compared-of';
import { useSubject } from '@/components/people/use-subject';
import { useViewer } from '@/components/shell/viewer';
import type { Alert } from '@/lib/domain/alerts/schema';
import { choicesOf } from './choices';
import { type Draft, keepDraft, recallDraft } from './draft';
import { draftRationale, whyUndrafted } from './draft-rationale';

/** Text that was written in the meantime takes precedence. */
const recalled = (kept: Draft, broughtBack: Draft | null): Draft =>
  broughtBack
    ? { ...broughtBack, ...(kept.isEdited && { rationale: kept.rationale, isEdited: true }) }
    : kept;

/** Drops a choice that is no longer offered, because the document has been replaced since. */
const asOffered = (draft: Draft, alert: Alert): Draft =>
  draft.choice === null || choicesOf(alert).includes(draft.choice) ? draft : { ...draft, choice: null };

export interface DraftInHand {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** Why the analyst has to write the rationale. */
  undrafted: string | null;
}

/**
 * The draft of an alert's decision, kept for this tab. Until the user edits the rationale, it follows the choice.
 * @param broughtBack the draft of a decision that was undone or refused
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
