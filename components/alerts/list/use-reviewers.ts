import { useState } from 'react';
import { reviewersOf } from '@/components/people/reviewers';
import { useAssignablePeople } from '@/components/people/use-assignable-people';
import { useViewer } from '@/components/shell/viewer';

/** The reviewers to choose from, and the chosen one: at first the first. */
export function useReviewers() {
  const viewer = useViewer();
  const users = useAssignablePeople().data;
  const [chosen, choose] = useState<string | null>(null);
  const reviewers = users ? reviewersOf(users, viewer) : [];
  return {
    reviewers,
    /** Null until they are loaded. */
    hasReviewer: users ? reviewers.length > 0 : null,
    reviewer: (reviewers.find(({ token }) => token === chosen) ?? reviewers[0])?.token,
    choose,
  };
}
