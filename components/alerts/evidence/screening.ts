import { CheckCircle2, CircleDashed, CircleX, type LucideIcon, Target } from 'lucide-react';
import { isCleared } from '@/lib/domain/alerts/clearing';
import type { Alert } from '@/lib/domain/alerts/schema';
import { hitStatusOf } from '@/lib/domain/checks/outcome';
import { type Check, screeningCheckOf } from '@/lib/domain/checks/schema';
import type { HitStatus, ScreeningCategory } from '@/lib/domain/words';
import type { Tone } from '@/components/ui/tone';

interface Standing {
  words: string;
  icon: LucideIcon;
  tone: Tone;
}

export interface ScreenedCategory extends Standing {
  name: string;
  /** Why it is neither a hit nor clear. */
  reason: string | null;
}

const categories: readonly { category: ScreeningCategory; name: string }[] = [
  { category: 'sanctions', name: 'Sanctions' },
  { category: 'watchlist', name: 'Watchlists' },
  { category: 'pep', name: 'PEPs' },
  { category: 'adverse_media', name: 'Adverse media' },
];

const standings: Record<HitStatus, Standing> = {
  Hit: { words: 'Hit', icon: Target, tone: 'warning' },
  'No Hit': { words: 'No Hit', icon: CheckCircle2, tone: 'good' },
  'Not Screened': { words: 'Not Screened', icon: CircleX, tone: 'caution' },
};
const running: Standing = { words: 'In progress', icon: CircleDashed, tone: 'info' };

function whyNotScreened(check: Check | undefined): string {
  if (!check) return 'Not requested';
  if (check.result_data.not_screened === true) return 'No list in force covers it';
  if (check.waive_reason) return `Waived: ${check.waive_reason}`;
  if (check.status === 'Failed') return 'The provider did not answer';
  return check.result === 'Refer' ? 'Needs manual review' : check.status;
}

function standingOf(
  check: Check | undefined,
  alerts: readonly Alert[],
): Standing & { reason: string | null } {
  const status = hitStatusOf(check ? [check] : [], (each) => isCleared(each, alerts));
  if (!status) return { ...running, reason: null };
  return { ...standings[status], reason: status === 'Not Screened' ? whyNotScreened(check) : null };
}

/**
 * The result of each category's latest check on a person or company in one case, taking into account how its alerts
 * were resolved (API §3.6).
 */
export function screenedCategories(
  checks: readonly Check[],
  alerts: readonly Alert[],
  caseToken: string | null,
): ScreenedCategory[] {
  const newestFirst = checks
    .filter((check) => check.case_token === caseToken)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return categories.map(({ category, name }) => ({
    name,
    ...standingOf(
      newestFirst.find(({ type_code }) => type_code === screeningCheckOf[category]),
      alerts,
    ),
  }));
}
