import { useEffect } from 'react';

/** Parts of a page that are something by themselves, and that a screen reader names. */
const places = 'section, form, nav, main, [role=group], [role=dialog], [role=region]';

/** From the nearest outwards. */
function placesOf(element: Element): Element[] {
  const nearest = element.parentElement?.closest(places);
  return nearest ? [nearest, ...placesOf(nearest)] : [];
}

/** Only while it has the focus: a click into it should not take it. */
function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

interface Focused {
  element: Element;
  places: readonly Element[];
}

/** What is in a dialog goes with it: the places before it follow. */
function focusedAt(element: Element, before: Focused | null): Focused {
  const own = placesOf(element);
  const isOnPage = element.closest('main') !== null;
  const earlier = isOnPage ? [] : (before?.places.filter((place) => place.isConnected) ?? []);
  return { element, places: [...new Set([...own, ...earlier])] };
}

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/**
 * An action may remove the button that was pressed. Nothing tells of it, and the focus falls to the top of the document. It goes to the
 * part of the page around the button instead, from which Tab goes on: not to another button, which a second Enter would press.
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
    // Whoever removed it may know a better place, and has two frames to focus it.
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
