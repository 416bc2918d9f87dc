import { describe, expect, it } from 'vitest';
import { placesOf } from './share-bar';

const share = (value: number) => ({ label: String(value), value, step: 1 }) as const;

describe('share bar', () => {
  it('puts the shares one after another, to the end', () => {
    expect(placesOf([share(1), share(2), share(1)])).toEqual([
      { startPercent: 0, widthPercent: 25 },
      { startPercent: 25, widthPercent: 50 },
      { startPercent: 75, widthPercent: 25 },
    ]);
  });

  it('draws nothing without values', () => {
    expect(placesOf([share(0), share(0)])).toEqual([
      { startPercent: 0, widthPercent: 0 },
      { startPercent: 0, widthPercent: 0 },
    ]);
  });
});
