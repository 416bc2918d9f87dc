import { useEffect, useRef } from 'react';
import { isWhole } from '@/components/alerts/list/is-whole';
import { placeOf } from '@/components/alerts/list/group';
import type { WorkspaceProps } from './alert-workspace';

type Left = Pick<WorkspaceProps, 'token' | 'queries' | 'groups' | 'count' | 'isListPending' | 'onLeave'>;

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
