import type { Check } from '@/lib/domain/checks/schema';
import { objectOf, readingOf } from './reading';
import type { Size } from './turn';

/** A rectangle in pixels of an image. */
export interface Area extends Size {
  x: number;
  y: number;
}

const isArea = (value: object): value is Area =>
  ['x', 'y', 'width', 'height'].every(
    (key) => key in value && Number.isFinite(value[key as keyof typeof value]),
  );

/** The face in the document's image that a face check compared with the selfie; null if it found none. */
export function portraitIn(check: Pick<Check, 'result_data'>): Area | null {
  const box = objectOf(objectOf(readingOf(check).portrait).box);
  return isArea(box) ? box : null;
}

/** How much of the image is shown around a face, as shares of its width and height: hair, neck and shoulders. */
const margins = { beside: 0.5, above: 0.6, below: 0.6 };

/** The face and what surrounds it, within the image. */
export function surroundingsOf(face: Area, image: Size): Area {
  const left = Math.max(0, face.x - margins.beside * face.width);
  const top = Math.max(0, face.y - margins.above * face.height);
  const right = Math.min(image.width, face.x + (1 + margins.beside) * face.width);
  const bottom = Math.min(image.height, face.y + (1 + margins.below) * face.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
