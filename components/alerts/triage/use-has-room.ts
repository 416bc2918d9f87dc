import { type RefObject, useLayoutEffect, useState } from 'react';

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether an element is at least as wide. What is folded away must not be there at all: its keys would act unseen. */
export function useHasRoom(element: RefObject<HTMLElement | null>, widthRem: number): boolean {
  const [hasRoom, setRoom] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setRoom(current.getBoundingClientRect().width >= widthRem * remPx());
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, widthRem]);
  return hasRoom;
}
