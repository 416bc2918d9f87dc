import { useEffect, useRef } from 'react';
import { isWhole } from '@/components/alerts/list/is-whole';
import type { AlertCount } from '@/components/alerts/list/count-loaded';
import { type AlertGroup, placeOf } from '@/components/alerts/list/group';
import type { ListQuery } from '@/components/alerts/list/list-filters';

export interface Left {
  /** Undefined while no alert is open. */
  token: string | undefined;
  /** What the list asks for. */
  queries: readonly ListQuery[];
  groups: readonly AlertGroup[];
  /** How many alerts the list has. */
  count: AlertCount;
  isListPending: boolean;
  /** Leaves an alert that the list no longer has after its filters changed; undefined where that would close it. */
  onLeave: (() => void) | undefined;
}

/**
 * Leaves the open alert when the user changes what the list shows and the new list does not have it. An alert that was
 * opened by its own address stays until then.
 */
export function useLeft({ token, queries, groups, count, isListPending, onLeave }: Left): void {
  const asked = JSON.stringify(queries);
  const followed = useRef(asked);
  useEffect(() => {
    const isRead = !isListPending && (groups.length > 0 || isWhole(count));
    if (!isRead || followed.current === asked) return;
    followed.current = asked;
    if (token !== undefined && placeOf(groups, token).row === undefined) onLeave?.();
  }, [asked, token, groups, count, isListPending, onLeave]);
}
