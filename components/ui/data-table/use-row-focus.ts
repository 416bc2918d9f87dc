import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

const clamp = (index: number, count: number) => Math.min(count - 1, Math.max(0, index));

/** The index that a key moves the focus to, in a list of `count` rows; undefined for other keys. */
export function rowAfterKey(key: string, current: number, count: number): number | undefined {
  const moves = new Map([
    ['j', current + 1],
    ['ArrowDown', current + 1],
    ['k', current - 1],
    ['ArrowUp', current - 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const to = moves.get(key);
  return to === undefined || count === 0 ? undefined : clamp(to, count);
}

const isTextField = (target: EventTarget) =>
  target instanceof Element && target.matches('textarea, select, input:not([type=checkbox])');

/**
 * Roving tabindex: the row focused last is in the tab order, or else the current or first one. A removed row passes its
 * focus on.
 */
export function useRowFocus(
  rowKeys: readonly string[],
  body: RefObject<HTMLTableSectionElement | null>,
  currentKey = '',
) {
  const [place, setPlace] = useState<{ key: string | null; index: number }>({ key: null, index: 0 });
  const found = rowKeys.indexOf(place.key ?? currentKey);
  if (found !== -1 && found !== place.index) setPlace({ key: place.key, index: found });
  const focused = clamp(place.index, Math.max(1, rowKeys.length));

  const target = () => body.current?.querySelector<HTMLElement>(`[data-row="${focused}"] [data-row-target]`);

  const isWanted = useRef(false);
  const focusRow = (index: number) => {
    const key = rowKeys[index];
    if (key === undefined) return;
    isWanted.current = true;
    setPlace({ key, index });
  };

  // Runs after every render, because the row may enter the document in a later one.
  useLayoutEffect(() => {
    const row = target();
    if (!isWanted.current || !row) return;
    isWanted.current = false;
    row.focus({ preventScroll: true });
  });

  // React does not report that it has removed the focused element.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) target()?.focus();
  });

  return {
    /** The index of the row in the tab order. */
    focused,
    focusRow,
    hasFocus: () => body.current?.contains(document.activeElement) ?? false,
    onRowFocus: useCallback((key: string) => {
      hadFocus.current = true;
      // The index follows from the key in the next render.
      setPlace((last) => ({ key, index: last.index }));
    }, []),
    onBlur: useCallback(() => {
      hadFocus.current = false;
    }, []),
    keyTarget: (event: KeyboardEvent) =>
      isTextField(event.target) || event.metaKey || event.ctrlKey || event.altKey
        ? undefined
        : rowAfterKey(event.key, focused, rowKeys.length),
  };
}
