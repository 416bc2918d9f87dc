import { useState } from 'react';
import type { Compared } from '@/components/alerts/evidence/compare';
import { useCompared } from '@/components/alerts/evidence/use-compared';
import { useViewer } from '@/components/shell/viewer';
import type { ReadState } from '@/components/ui/read-state';
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
  /** Whether the rationale will be drafted once the evidence has arrived. */
  isAwaited: boolean;
}

const unread = 'The evidence could not be loaded: write how you know it.';

/** The draft with its rationale, as far as the evidence that has arrived allows. */
function writtenOn(
  evidence: ReadState,
  draft: Draft,
  alert: Alert,
  compared: Compared | null,
): Omit<DraftInHand, 'change'> {
  const asIs = { draft, undrafted: null, isAwaited: false };
  if (draft.choice === null) return asIs;
  if (evidence === 'loading') return { ...asIs, isAwaited: !draft.isEdited };
  if (evidence === 'failed') return { ...asIs, undrafted: unread };
  const undrafted = whyUndrafted(draft.choice, alert, compared);
  if (draft.isEdited) return { ...asIs, undrafted };
  const rationale = draftRationale(draft.choice, alert, compared);
  return { ...asIs, draft: { ...draft, rationale }, undrafted };
}

/**
 * The draft of an alert's decision, kept for this tab. Until the user edits the rationale, it follows the choice.
 * @param evidence whether the whole alert has arrived: nothing is drafted on a part of the evidence
 * @param broughtBack the draft of a decision that was undone or refused
 */
export function useDraft(alert: Alert, evidence: ReadState, broughtBack: Draft | null): DraftInHand {
  const { token: person } = useViewer();
  const [kept, setDraft] = useState(() => recalled(recallDraft(person, alert.token), broughtBack));
  const draft = asOffered(kept, alert);
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(person, alert.token, next);
  };
  const { compared, state } = useCompared(alert, evidence);
  return { change, ...writtenOn(state, draft, alert, compared) };
}
