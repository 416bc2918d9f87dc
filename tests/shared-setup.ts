import { afterAll, expect, vi } from 'vitest';
// Loaded once in a process, unlike this file, which runs for each test file.
import './setup';

// The next file in this process must not find what this one changed.

/** But for where libvips was built, which it sets when sharp is first loaded. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name !== 'VIPSHOME')
    .sort();

const before = settings();

afterAll(() => {
  expect(settings(), 'settings are changed in tests/own-process alone').toEqual(before);
  expect(vi.isFakeTimers(), 'the clock is left as it was').toBe(false);
});
