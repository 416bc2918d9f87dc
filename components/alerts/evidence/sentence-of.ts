import type { Alert } from '@/lib/domain/alerts/schema';
import { asWritten } from './as-written';
import { readable } from '@/lib/domain/readable';

/** The sentence of an alert. That of a match quotes words as they were compared, which are shown as the names write them. */
export function sentenceOf({
  rationale,
  summary,
  match,
  subject,
}: Pick<Alert, 'rationale' | 'summary' | 'match' | 'subject'>): string {
  const sentence = readable(rationale ?? summary);
  if (!match) return sentence;
  const names = [...(subject ? [subject.name] : []), match.matched_name, match.primary_name];
  return sentence.replaceAll(/“([^”]*)”/g, (_, words: string) => `“${asWritten(words, names)}”`);
}
