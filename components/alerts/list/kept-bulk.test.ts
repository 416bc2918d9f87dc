import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepBulk, recallBulk } from './kept-bulk';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {});
  // The parts of the browser's session storage that are used here.
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const rows = new Set(['alt_1', 'alt_2']);

it('alerts · bulk · keeps the rationale for several alerts with their rows, for its author', () => {
  keepBulk('ann', 'Other people.', rows);
  expect(recallBulk('ann')).toEqual({ rationale: 'Other people.', rows: ['alt_1', 'alt_2'] });
  expect(recallBulk('bob')).toBeNull();
});

it('alerts · bulk · keeps nothing once it is sent, or when nothing is selected or written', () => {
  for (const [rationale, selected] of [
    [null, rows],
    ['Other people.', new Set<string>()],
    [' ', rows],
  ] as const) {
    keepBulk('ann', 'Other people.', rows);
    keepBulk('ann', rationale, selected);
    expect(stored.size).toBe(0);
  }
});
