import type { Corners } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import type { Cv } from './opencv.ts';
import { findOutline } from './outline.ts';
import { sizeOf, straightened } from './straighten.ts';

/** A candidate for an upright page in a picture. */
export interface Page {
  image: Grey;
  /** Corners in the picture, starting with the page's own top left. */
  corners: Corners;
}

export const wholeOf = ({ width, height }: Grey): Corners => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** The corners rotated by `turns` quarter turns. */
function turned([a, b, c, d]: Corners, turns: number): Corners {
  const orders: Corners[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ];
  return orders[turns] ?? orders[0] ?? [a, b, c, d];
}

function pageOf(cv: Cv, picture: Grey, corners: Corners): Page {
  const { width, height } = sizeOf(corners);
  return {
    corners,
    image: straightened(
      cv,
      picture,
      corners,
      Math.max(1, Math.round(width)),
      Math.max(1, Math.round(height)),
    ),
  };
}

/** Half a turn is likelier than a quarter: documents and pictures lie on their longer side. */
const turns = [2, 1, 3];

/** Candidates, the most likely first. A scan has no outline or a wrong one: a box within the document. */
export function* pagesIn(cv: Cv, picture: Grey): Generator<Page, void> {
  const whole = wholeOf(picture);
  const outline = findOutline(cv, picture);
  if (outline) yield pageOf(cv, picture, outline);
  yield { image: picture, corners: whole };
  for (const turn of turns) {
    if (outline) yield pageOf(cv, picture, turned(outline, turn));
    yield pageOf(cv, picture, turned(whole, turn));
  }
}
