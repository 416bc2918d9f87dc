import { describe, expect, it } from 'vitest';
import { clearBottom } from './clear-bottom';

const toast = { left: 1040, right: 1424, height: 60 };
const button = (top: number, left = 1300) => ({ left, right: left + 80, top, bottom: top + 32 });
const bottom = (...buttons: ReturnType<typeof button>[]) => clearBottom(toast, buttons, 80, 900);

describe('toasts · the place that covers no button', () => {
  it('is the lowest one', () => {
    expect(bottom()).toBe(80);
    expect(bottom(button(860), button(700))).toBe(80);
  });

  it('is above what stands in the way, one after another', () => {
    expect(bottom(button(790))).toBe(900 - 790 + 8);
    expect(bottom(button(790), button(730))).toBe(900 - 730 + 8);
  });

  it('is not moved by what stands beside it', () => {
    expect(bottom(button(790, 900))).toBe(80);
  });

  it('is the lowest one if there is none', () => {
    const everywhere = Array.from({ length: 20 }, (_, row) => button(row * 45));
    expect(bottom(...everywhere)).toBe(80);
  });
});
