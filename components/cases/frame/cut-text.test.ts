import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

const items = (count: number) => Array.from({ length: count });

describe('cases · lists that are not read to their end', () => {
  it('are named above the tabs', () => {
    expect(cutText({ parties: items(500), checks: items(12), alerts: items(500) })).toBe(
      'Only the first 500 parties and alerts of this case are shown and counted here.',
    );
  });

  it('are not mentioned while they load or if all items are shown', () => {
    expect(cutText({ parties: items(499), checks: undefined })).toBeNull();
  });
});
