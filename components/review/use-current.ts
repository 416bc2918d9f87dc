import { useCallback, useState } from 'react';
import type { ReviewRow } from './review-columns';

interface Place {
  /** Null until a row is chosen. */
  key: string | null;
  index: number;
}

/** The index of the chosen row, or if it has been removed, its last index, where the next row now is. */
export function placeIn(rows: readonly ReviewRow[], { key, index }: Place): number {
  const found = rows.findIndex(({ item }) => item.key === key);
  return found === -1 ? Math.min(index, rows.length - 1) : found;
}

/** The key of the next undecided row; null without one. */
export const nextToDecide = (rows: readonly ReviewRow[], after: number): string | null =>
  rows.slice(after + 1).find(({ item }) => !('alert' in item && item.alert.held))?.item.key ?? null;

/** The row whose decision is shown, which is the one that keys act on. */
export function useCurrent(rows: readonly ReviewRow[], opened: string | null) {
  const [last, setLast] = useState<Place>({ key: null, index: 0 });
  const place = { ...last, key: last.key ?? opened };
  const index = placeIn(rows, place);
  // Remembered while the row exists, so that the next one can replace it.
  if (rows[index]?.item.key === place.key && index !== last.index) setLast({ ...place, index });
  return {
    current: rows[index],
    index,
    /** Null for the first row. */
    choose: useCallback((key: string | null) => {
      setLast((before) => ({ key, index: key === null ? 0 : before.index }));
    }, []),
  };
}
