import { expect, it } from 'vitest';
import { turned } from './turn';

const size = { width: 400, height: 300 };

it.for([
  [0, '0 0 400 300', ''],
  [1, '0 0 300 400', 'translate(300 0) rotate(90)'],
  [2, '0 0 400 300', 'translate(400 300) rotate(180)'],
  [3, '0 0 300 400', 'translate(0 400) rotate(270)'],
] as const)('an image turned by %i quarters fills its view', ([quarters, viewBox, transform]) => {
  expect(turned(size, quarters)).toEqual({ viewBox, transform });
});
