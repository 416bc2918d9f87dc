import { effectOf, type Tense, type Verdict } from '@/lib/domain/alerts/kinds';
import type { ResolutionAction } from '@/lib/domain/alerts/schema';
import { textOf, type Told } from './teller';

/** The verdict that a resolution, or its proposal, records. */
export const verdictIn = ({ is_false_positive, action, replaced_by }: Told['details']): Verdict => ({
  is_false_positive: is_false_positive === true,
  action: textOf(action) as ResolutionAction, // as recorded for the alert
  replaced_by: textOf(replaced_by),
});

/** True of every kind of alert: "False positive" and "True match" would say the opposite of a face. */
export const anyVerdictName = ({ is_false_positive, replaced_by }: Verdict): string => {
  if (replaced_by) return 'Replaced';
  return is_false_positive ? 'Cleared' : 'Not cleared';
};

/** "cleared, passed", "not cleared, failed", "not cleared, passed anyway". */
export const anyVerdictPhrase = (verdict: Verdict, tense: Tense): string =>
  `${anyVerdictName(verdict).toLowerCase()}, ${effectOf(verdict, tense)}`;
