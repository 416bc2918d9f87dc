export interface Size {
  width: number;
  height: number;
}

/** How to draw an image that is turned clockwise. @param quarters 0 to 3 */
export function turned({ width, height }: Size, quarters: number): { viewBox: string; transform: string } {
  const isSideways = quarters % 2 === 1;
  const [w, h] = isSideways ? [height, width] : [width, height];
  const moves = ['', `translate(${w} 0)`, `translate(${w} ${h})`, `translate(0 ${h})`];
  const move = moves[quarters] ?? '';
  return { viewBox: `0 0 ${w} ${h}`, transform: move && `${move} rotate(${quarters * 90})` };
}
