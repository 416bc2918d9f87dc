import type { Alert } from '@/lib/domain/alerts/schema';
import { isAtWordStart } from '@/lib/domain/short-text';

/** Whether the API's search `q` would find an alert that was raised live (docs/adr/0083). */
export function hasText(
  { token, case_token, subject, match, summary, case_name }: Alert,
  q: string,
): boolean {
  const text = q.trim().toLowerCase();
  if (text === token || text === case_token) return true;
  const listed = [match?.matched_name ?? summary, match?.primary_name ?? ''];
  const shown = [subject?.name ?? '', ...listed, case_name ?? ''].map((each) => ` ${each.toLowerCase()}`);
  const wanted = isAtWordStart(text) ? ` ${text}` : text;
  return shown.some((each) => each.includes(wanted));
}
