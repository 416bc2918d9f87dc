'use client';

import { ProblemNotice } from '@/components/ui/problem-notice';
import { useUsers } from './use-users';

/** Above a choice of people that cannot be offered because their list could not be read. */
export function PeopleNotLoaded({ title }: { title: string }) {
  const { isError, data, error, refetch } = useUsers();
  if (!isError || data) return null;
  return <ProblemNotice title={title} problem={error} onRetry={() => void refetch()} />;
}
