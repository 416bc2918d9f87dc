import { useEffect } from 'react';
import { focusPlace, placesOf } from '@/components/ui/places';

interface Focused {
  element: Element;
  places: readonly Element[];
}

/**
 * The focused element with the parts around it. A dialog disappears with its parts, so those of the previous element
 * follow.
 */
function focusedAt(element: Element, before: Focused | null): Focused {
  const own = placesOf(element);
  const isOnPage = element.closest('main') !== null;
  const earlier = isOnPage ? [] : (before?.places.filter((place) => place.isConnected) ?? []);
  return { element, places: [...new Set([...own, ...earlier])] };
}

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/**
 * Moves the focus to the part of the page around a button that an action has removed. Otherwise the browser drops the
 * focus without an event, and Tab starts at the top of the page. It does not move to another button, which a second
 * Enter would press.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Focused | null = null;
    const isLost = () =>
      last !== null && !last.element.isConnected && document.activeElement === document.body;
    const restore = () => {
      if (!isLost()) return;
      const place = last?.places.find((each) => each.isConnected) ?? document.querySelector('#main');
      if (place instanceof HTMLElement) focusPlace(place);
    };
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = focusedAt(target, last);
    };
    // Waits two frames, because the code that removed the button may focus a better place itself.
    const observer = new MutationObserver(() => {
      if (isLost()) twoFrames(restore);
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}
