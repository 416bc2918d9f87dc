/** Parts of a page that screen readers announce. */
const places = 'section, form, nav, main, [role=group], [role=dialog], [role=region]';

/** The parts around an element, the nearest first. */
export function placesOf(element: Element): Element[] {
  const nearest = element.parentElement?.closest(places);
  return nearest ? [nearest, ...placesOf(nearest)] : [];
}

/**
 * Focuses a part of the page. It is focusable only while focused, so that a click into it later does not move the focus
 * there.
 */
export function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
