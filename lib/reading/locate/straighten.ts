import type { Corners } from '../document-reading.ts';
import type { Grey } from '../grey.ts';
import { greyOf, matOf, scoped, type Cv } from './opencv.ts';

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

/** Width and height of a quadrilateral, by its longer sides. */
export function sizeOf([topLeft, topRight, bottomRight, bottomLeft]: Corners): {
  width: number;
  height: number;
} {
  return {
    width: Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)),
    height: Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)),
  };
}

/** Rectifies the quadrilateral to the given size in pixels. */
export function straightened(cv: Cv, image: Grey, corners: Corners, width: number, height: number): Grey {
  return scoped((scope) => {
    const from = scope.keep(cv.matFromArray(4, 1, cv.CV_32FC2, corners.flat()));
    const to = scope.keep(cv.matFromArray(4, 1, cv.CV_32FC2, [0, 0, width, 0, width, height, 0, height]));
    const projection = scope.keep(cv.getPerspectiveTransform(from, to));
    const out = scope.keep(new cv.Mat());
    const size = new cv.Size(width, height);
    cv.warpPerspective(matOf(cv, scope, image), out, projection, size, cv.INTER_LINEAR, cv.BORDER_REPLICATE);
    return greyOf(out);
  });
}
