import { afterAll, expect, vi } from 'vitest';
// The setup is loaded once per process, but this file runs for each test file.
import './setup';

// The next file in this process must not see settings that this one changed.

/** Except the location of libvips, which sharp sets when it is first loaded. */
const settings = () =>
  Object.entries(process.env)
    .filter(([name]) => name !== 'VIPSHOME')
    .sort();

const before = settings();

afterAll(() => {
  expect(settings(), 'settings are changed in tests/own-process alone').toEqual(before);
  expect(vi.isFakeTimers(), 'the clock is left as it was').toBe(false);
});
