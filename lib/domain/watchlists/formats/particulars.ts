import type { ListedEntity } from '@/lib/domain/screening/schema';
import { isText, unique } from './values';

interface Given {
  places_of_birth?: readonly (string | null)[];
  positions?: readonly (string | null)[];
  reason?: string | null;
  listed_on?: string | null;
  source_url?: string | null;
  /** Publishers, with their ids for the party. */
  listed_as?: readonly (readonly [
    publisher: 'eu' | 'ofac' | 'opensanctions' | 'ofsi' | 'uk' | 'un',
    id: string | null,
  ])[];
}

type Particulars = Pick<ListedEntity, keyof Given>;

const textsOf = (texts: readonly (string | null)[] = []) => unique(texts.filter(isText));

/**
 * Data for the analyst that the matcher does not use. Empty values are omitted: most entries have few of
 * them.
 */
export function particulars({
  places_of_birth,
  positions,
  reason,
  listed_on,
  source_url,
  listed_as = [],
}: Given): Particulars {
  const ids = listed_as.map(([publisher, id]) => (isText(id) ? `${publisher} ${id}` : null));
  const lists = {
    places_of_birth: textsOf(places_of_birth),
    positions: textsOf(positions),
    listed_as: textsOf(ids),
  };
  const texts = { reason, listed_on, source_url };
  return Object.fromEntries([
    ...Object.entries(lists).filter(([, values]) => values.length > 0),
    ...Object.entries(texts).filter(([, text]) => text),
  ]);
}
