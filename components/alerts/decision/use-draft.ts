import { useState } from 'react';
import { comparedOf } from '@/components/alerts/evidence/compared-of';
import { useSubject } from '@/components/people/use-subject';
import { useViewer } from '@/components/shell/viewer';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type Draft, keepDraft, recallDraft } from './draft';
import { draftRationale } from './draft-rationale';

/** The draft of an alert's decision, which this tab keeps. Until somebody writes in it, its rationale follows the choice. */
export function useDraft(alert: Alert): [Draft, (change: Partial<Draft>) => void] {
  const { token: person } = useViewer();
  const entity = useSubject(alert.entity_token).data ?? null;
  const [draft, setDraft] = useState(() => recallDraft(person, alert.token));
  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(person, alert.token, next);
  };
  if (draft.isEdited || draft.choice === null) return [draft, change];
  const rationale = draftRationale(draft.choice, alert, comparedOf(alert, entity));
  return [{ ...draft, rationale }, change];
}
