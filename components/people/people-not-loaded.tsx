'use client';

import { ProblemNotice } from '@/components/ui/problem-notice';
import { useEverybody } from './use-everybody';

/** Shown instead of a choice of people whose list could not be loaded. */
export function PeopleNotLoaded({ title }: { title: string }) {
  const { isError, data, error, refetch } = useEverybody();
  if (!isError || data) return null;
  return <ProblemNotice title={title} problem={error} onRetry={() => void refetch()} />;
}
