import { describe, expect, it } from 'vitest';
import { portraitIn, surroundingsOf } from './portrait';

const box = { x: 100, y: 200, width: 100, height: 100 };

describe('documents · the portrait beside a selfie', () => {
  it('is where the face check found it', () => {
    expect(portraitIn({ result_data: { reading: { portrait: { box, faces: 1 } } } })).toEqual(box);
  });

  it.each([[{}], [{ reading: { portrait: null } }], [{ reading: { portrait: { box: { x: 1, y: '2' } } } }]])(
    'is not known from %j',
    (result_data) => {
      expect(portraitIn({ result_data })).toBeNull();
    },
  );

  it('is shown with hair and shoulders, but not beyond the image', () => {
    expect(surroundingsOf(box, { width: 1_000, height: 800 })).toEqual({
      x: 50,
      y: 140,
      width: 200,
      height: 220,
    });
    expect(surroundingsOf(box, { width: 210, height: 310 })).toEqual({
      x: 50,
      y: 140,
      width: 160,
      height: 170,
    });
  });
});
