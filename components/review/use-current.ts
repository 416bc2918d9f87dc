import { useCallback, useState } from 'react';
import type { ReviewRow } from './review-columns';

interface Place {
  /** Null until one is chosen. */
  key: string | null;
  index: number;
}

/** The place of the chosen row; where that has gone, the place that it had, which the next one has taken. */
export function placeIn(rows: readonly ReviewRow[], { key, index }: Place): number {
  const found = rows.findIndex(({ item }) => item.key === key);
  return found === -1 ? Math.min(index, rows.length - 1) : found;
}

/** The next one that is still to be decided; null where there is none. */
export const nextToDecide = (rows: readonly ReviewRow[], after: number): string | null =>
  rows.slice(after + 1).find(({ item }) => !('alert' in item && item.alert.held))?.item.key ?? null;

/** The row whose decision is shown, which is the one that keys act on. */
export function useCurrent(rows: readonly ReviewRow[], opened: string | null) {
  const [last, setLast] = useState<Place>({ key: null, index: 0 });
  const place = { ...last, key: last.key ?? opened };
  const index = placeIn(rows, place);
  // Remembered while the row is there, so that another can take its place.
  if (rows[index]?.item.key === place.key && index !== last.index) setLast({ ...place, index });
  return {
    current: rows[index],
    index,
    /** Null for the first. */
    choose: useCallback((key: string | null) => {
      setLast((before) => ({ key, index: key === null ? 0 : before.index }));
    }, []),
  };
}
