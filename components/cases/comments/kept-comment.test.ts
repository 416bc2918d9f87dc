import { afterEach, expect, it, vi } from 'vitest';
import { keepComment, recallComment } from './kept-comment';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The browser's, of which a comment uses these alone. */
function aSessionStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

it('cases · comments · what is written is kept for its person and case, until it is sent', () => {
  const stored = aSessionStorage();
  keepComment('ann', 'cas_1', 'Asked the client.');
  expect(recallComment('ann', 'cas_1')).toBe('Asked the client.');
  expect([recallComment('bob', 'cas_1'), recallComment('ann', 'cas_2')]).toEqual(['', '']);
  keepComment('ann', 'cas_1', '');
  expect(recallComment('ann', 'cas_1')).toBe('');
  expect(stored.size).toBe(0);
});
