import type { Alert } from '@/lib/domain/alerts/schema';
import { readable } from '@/lib/domain/readable';

/** What an alert is about, in one line: the listed name, or what a check found. */
export const foundText = ({ match, summary }: Pick<Alert, 'match' | 'summary'>): string =>
  match?.matched_name ?? readable(summary);
