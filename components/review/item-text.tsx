'use client';

import { kindOf, subjectName, topicOf } from '@/lib/domain/alerts/kinds';
import { verdictPhrase } from '@/lib/domain/alerts/verdict-words';
import { policyKinds } from '@/components/settings/policies/policy-kinds';
import { useSubject } from '@/components/people/use-subject';
import { nameOf } from '@/lib/domain/entity-name';
import { counted } from '@/components/ui/format';
import type { Case } from '@/lib/domain/cases/schema';
import type { ReviewItem } from './review-items';

/** The person or company of a case, or its number until that is loaded. */
function useCaseName(found: Case | null): string | undefined {
  const subject = useSubject(found?.primary_entity_token ?? null).data;
  return subject ? nameOf(subject) : found?.name;
}

/** The name of the subject. */
export function useItemName(item: ReviewItem): string {
  const ofCase = useCaseName('found' in item ? item.found : null);
  if (item.kind === 'policy') return policyKinds[item.draft.kind].name;
  return 'alert' in item ? subjectName(item.alert) : (ofCase ?? '');
}

export const ItemName = ({ item, className }: { item: ReviewItem; className?: string }) => (
  <bdi className={className}>{useItemName(item)}</bdi>
);

export const CaseName = ({ found, className }: { found: Case; className?: string }) => (
  <bdi className={className}>{useCaseName(found)}</bdi>
);

const unresolved = (count: number) =>
  count === 0 ? 'all alerts resolved' : `${counted(count, 'alert', 'alerts')} open`;

/** The decision to make, in one line. */
export function summaryOf(item: ReviewItem): string {
  if (item.kind === 'proposal' && item.alert.proposal)
    return `${topicOf(item.alert)} · ${verdictPhrase(kindOf(item.alert), item.alert.proposal)}`;
  if (item.kind === 'override')
    return `Risk set to ${item.assessment.override_tier}, calculated ${item.assessment.tier}`;
  if (item.kind === 'case') return `Case to decide, ${unresolved(item.found.open_alerts_count)}`;
  if (item.kind === 'policy') return 'Draft to publish';
  return `${topicOf(item.alert)} · no resolution proposed`;
}
