import { afterAll, expect, vi } from 'vitest';
// Loaded once in a process, unlike this file, which runs for each test file.
import './setup';

// The next file in this process must not find what this one changed.

const before = { ...process.env };

afterAll(() => {
  expect(process.env, 'settings are changed in tests/own-process alone').toEqual(before);
  expect(vi.isFakeTimers(), 'the clock is left as it was').toBe(false);
});
