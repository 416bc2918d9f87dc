import { describe, expect, it } from 'vitest';
import { capOf } from './key-cap';

describe('key caps', () => {
  it('show a key as it is printed on the keyboard', () => {
    const keys = ['j', '1', '←', 'Escape', '⌘', '⌘K', '⌘↵'];
    expect(keys.map((key) => capOf(key, true))).toEqual(['J', '1', '←', 'Esc', '⌘', '⌘K', '⌘↵']);
    expect(keys.map((key) => capOf(key, false)).slice(4)).toEqual(['Ctrl', 'Ctrl K', 'Ctrl ↵']);
  });
});
