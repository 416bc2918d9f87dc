import type { AlertCategory, Priority } from '@/lib/domain/words';
import type { Policy } from './policy';

/**
 * The priority and score of an alert (API §7.1). The category sets the priority and a base score; a match adds up to
 * the policy's `match_points`, in proportion to how far it is above the threshold. Scores are 0 to 100.
 */
export function priorityOf(
  category: AlertCategory,
  matchScore: number | null,
  policy: Pick<Policy, 'priorities' | 'match_threshold' | 'match_points'>,
): { priority: Priority; priority_score: number } {
  const { priority, priority_score: base } = policy.priorities[category];
  if (matchScore === null) return { priority, priority_score: base };
  const points = policy.match_points * shareAbove(policy.match_threshold, matchScore);
  return { priority, priority_score: Math.min(100, Math.round((base + points) * 100) / 100) };
}

/** 0 at the threshold and below, 1 at a full match. */
function shareAbove(threshold: number, matchScore: number): number {
  if (matchScore <= threshold) return matchScore >= 100 ? 1 : 0;
  return (Math.min(100, matchScore) - threshold) / (100 - threshold);
}
