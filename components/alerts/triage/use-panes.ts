import { type RefObject, useLayoutEffect, useState } from 'react';

/** List, evidence and decision side by side; the last two; or one at a time, with the decision docked below. */
export type Panes = 'three' | 'two' | 'one';

const minRem: readonly (readonly [Panes, number])[] = [
  ['three', 76.25],
  ['two', 60],
  ['one', 0],
];

export const panesIn = (widthRem: number): Panes => minRem.find(([, rem]) => widthRem >= rem)?.[0] ?? 'one';

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * How many panes fit in an element. Folded panes must not be rendered at all, or their keys would act unseen. Null
 * until measured, and on the server.
 */
export function usePanes(element: RefObject<HTMLElement | null>): Panes | null {
  const [panes, setPanes] = useState<Panes | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setPanes(panesIn(current.getBoundingClientRect().width / remPx()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return panes;
}
