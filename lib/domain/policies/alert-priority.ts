import type { AlertCategory, Priority } from '@/lib/domain/words';
import { hundredths } from '@/lib/platform/hundredths';
import type { Policy } from './policy';

/** API §7.1. Scores are 0 to 100. A match adds points in proportion to how far it is above the threshold. */
export function priorityOf(
  category: AlertCategory,
  matchScore: number | null,
  policy: Pick<Policy, 'priorities' | 'match_threshold' | 'match_points'>,
): { priority: Priority; priority_score: number } {
  const { priority, priority_score: base } = policy.priorities[category];
  if (matchScore === null) return { priority, priority_score: base };
  const points = policy.match_points * shareAbove(policy.match_threshold, matchScore);
  return { priority, priority_score: Math.min(100, hundredths(base + points)) };
}

function shareAbove(threshold: number, matchScore: number): number {
  if (matchScore <= threshold) return matchScore >= 100 ? 1 : 0;
  return (Math.min(100, matchScore) - threshold) / (100 - threshold);
}
