import { afterEach, expect, it, vi } from 'vitest';
import { keepComment, recallComment } from './kept-comment';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Holds only the parts of the browser's session storage that a comment uses. */
function aSessionStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

it('cases · comments · keeps an unsent text for its author and case', () => {
  const stored = aSessionStorage();
  keepComment('ann', 'cas_1', 'Asked the client.');
  expect(recallComment('ann', 'cas_1')).toBe('Asked the client.');
  expect([recallComment('bob', 'cas_1'), recallComment('ann', 'cas_2')]).toEqual(['', '']);
  keepComment('ann', 'cas_1', '');
  expect(recallComment('ann', 'cas_1')).toBe('');
  expect(stored.size).toBe(0);
});
