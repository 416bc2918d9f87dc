import { useEffect } from 'react';

/** Parts of a page that a screen reader names. */
const places = 'section, form, nav, main, [role=group], [role=dialog], [role=region]';

/** The parts around an element, the nearest first. */
function placesOf(element: Element): Element[] {
  const nearest = element.parentElement?.closest(places);
  return nearest ? [nearest, ...placesOf(nearest)] : [];
}

/** Focusable only while it has the focus, so that a click into it does not move the focus there. */
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

/** A dialog disappears with its places, so those of the element before it follow. */
function focusedAt(element: Element, before: Focused | null): Focused {
  const own = placesOf(element);
  const isOnPage = element.closest('main') !== null;
  const earlier = isOnPage ? [] : (before?.places.filter((place) => place.isConnected) ?? []);
  return { element, places: [...new Set([...own, ...earlier])] };
}

const twoFrames = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/**
 * An action may remove the button that was pressed. The browser then drops the focus without an event, and Tab would begin at
 * the top of the page. This moves the focus to the part of the page around the button. Not to another button: a second Enter
 * would press it.
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
    // The code that removed it may focus a better place within two frames.
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
