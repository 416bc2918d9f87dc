'use client';

import { useQuery } from '@tanstack/react-query';
import { alertQuery } from '@/components/alerts/alert-cache';
import { Evidence } from '@/components/alerts/evidence/evidence';
import { EvidenceProblem } from '@/components/alerts/evidence/evidence-problem';
import { readStateOf } from '@/components/ui/read-state';
import type { Alert } from '@/lib/domain/alerts/schema';

/** The same evidence as in Alerts: a reviewer decides by nothing less. */
export function ReviewEvidence({ alert: listed }: { alert: Alert }) {
  // The list does not include the listed party.
  const whole = useQuery(alertQuery(listed.token));
  return (
    <>
      <EvidenceProblem alert={listed} />
      <Evidence alert={whole.data ?? listed} state={readStateOf(whole)} />
    </>
  );
}
