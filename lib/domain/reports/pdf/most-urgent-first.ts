import { Priority } from '../../words.ts';
import type { Fields } from './fields.ts';

interface Place {
  token: unknown;
  priority: number;
  score: number;
}

const placeOf = ({ token, priority, priority_score }: Fields): Place => ({
  token,
  priority: Priority.options.indexOf(priority as Priority), // as written by Pack.add
  score: Number(priority_score),
});

/** Those of one priority and score stay as they were opened. */
const byUrgency = (one: Place, other: Place): number =>
  one.priority - other.priority || other.score - one.score;

/**
 * Alerts by their priority, and within it by their score. The evidence of all may be too large to hold: the order is
 * read first, then the alerts of a group in each further reading.
 * @param read starts again from the first alert
 */
export function* mostUrgentFirst(read: () => Iterable<Fields>, groupSize = 250): Generator<Fields> {
  const places: Place[] = [];
  for (const alert of read()) places.push(placeOf(alert));
  const tokens = places.toSorted(byUrgency).map(({ token }) => token);
  for (let start = 0; start < tokens.length; start += groupSize) {
    const wanted = new Map<unknown, Fields | null>(
      tokens.slice(start, start + groupSize).map((token) => [token, null]),
    );
    for (const alert of read()) if (wanted.has(alert.token)) wanted.set(alert.token, alert);
    for (const alert of wanted.values()) if (alert) yield alert;
  }
}
