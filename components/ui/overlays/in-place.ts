import { createContext, use } from 'react';

/**
 * The element in which overlays are shown open as parts of the page, as on the page of blocks. They take no focus, and the
 * keys of the page stay its own. It should be inert: what Base UI puts around an overlay turns the focus back.
 */
export const InPlace = createContext<HTMLElement | null>(null);

/** Properties of the parts of an overlay; none where it opens over the page. */
export function useInPlace() {
  const container = use(InPlace);
  if (!container) return { root: {}, portal: {}, popup: {} };
  return {
    root: { modal: false },
    portal: { container },
    popup: { initialFocus: false, finalFocus: false, role: 'group' },
  };
}
