import { useShortcuts } from '@/components/shell/use-shortcuts';
import { useViewer } from '@/components/shell/viewer';
import { canAct } from '@/lib/domain/access/roles';
import type { usePlaces } from './use-places';
import type { useShownAlert } from './use-shown-alert';

interface TriageKeys {
  shown: ReturnType<typeof useShownAlert>;
  places: ReturnType<typeof usePlaces>;
  /** Opens an alert in place of the open one. */
  reopen: (token: string) => void;
  pullNext: () => void;
}

/** The keys of the screen. With an alert open, `j` and `k` open the next one, and otherwise they move in the list. */
export function useTriageKeys({ shown, places, reopen, pullNext }: TriageKeys): void {
  const { role } = useViewer();
  const { table, setSheet, panes, layout, place, wantFocus } = places;
  const { token, current, open } = shown;
  const { isOpen, isFolded } = layout;
  const step = (to: string | undefined) => to && reopen(to);
  useShortcuts({
    j: () => (isOpen ? step(place.next) : table.current?.move(1)),
    k: () => (isOpen ? step(place.previous) : table.current?.move(-1)),
    Escape: () => {
      if (panes === 'two' && isOpen) return setSheet('row');
      if (token && panes === 'one') open(null);
      if (current) wantFocus(current, 'list');
    },
    ...(isFolded && { '[Shift]+/': () => setSheet('search') }),
    // A focused row handles `x` itself.
    ...(canAct(role) && { n: pullNext, x: () => place.row && table.current?.toggle(place.row) }),
  });
}
