/** The sides of a box in the window, in pixels from its top left corner. */
export type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const gap = 8;

/**
 * How far from the foot of the window a box of this height lies over none of the others: as low as possible, but not
 * under `lowest`. Without such a place it is `lowest`.
 */
export function clearBottom(
  { left, right, height }: Pick<Box, 'left' | 'right'> & { height: number },
  others: readonly Box[],
  lowest: number,
  windowHeight: number,
): number {
  const beside = others.filter((other) => other.left < right && other.right > left);
  for (let bottom = lowest; windowHeight - bottom - height >= gap;) {
    const foot = windowHeight - bottom;
    const under = beside.find((other) => other.top < foot && other.bottom > foot - height);
    if (!under) return bottom;
    bottom = windowHeight - under.top + gap;
  }
  return lowest;
}
