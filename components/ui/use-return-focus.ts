import { useLayoutEffect, useRef } from 'react';
import { currentForm } from './on-demand';

/** The element to focus when an overlay closes; true for the one that had the focus before. */
export type FinalFocus = () => HTMLElement | true;

/**
 * Returns the focus to what opened an overlay, even if that was replaced by its loaded form meanwhile.
 * @param elsewhere a better place, if there is one
 */
export function useReturnFocus(open: boolean, elsewhere?: FinalFocus): FinalFocus {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    const place = elsewhere?.() ?? true;
    return place === true ? (currentForm(opener.current) ?? true) : place;
  };
}
