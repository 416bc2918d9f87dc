'use client';

import { useQuery } from '@tanstack/react-query';
import { alertQuery } from '@/components/alerts/alert-cache';
import { useSubject } from '@/components/people/use-subject';
import { ProblemNotice } from '@/components/ui/problem-notice';
import type { Alert } from '@/lib/domain/alerts/schema';
import { useEarlier } from './use-earlier';

/** What could not be loaded of an alert, its customer and earlier decisions, in one notice: often it is all of it. */
export function EvidenceProblem({ alert }: { alert: Alert }) {
  const whole = useQuery(alertQuery(alert.token));
  const customer = useSubject(alert.entity_token);
  const earlier = useEarlier(alert);
  const failed = [whole, customer].filter(({ data, isError }) => isError && data === undefined);
  const problem = failed[0]?.error ?? earlier.problem;
  if (!problem) return null;
  const retry = () => {
    for (const each of failed) void each.refetch();
    earlier.retry();
  };
  return <ProblemNotice title="Some of the evidence could not be loaded" problem={problem} onRetry={retry} />;
}
