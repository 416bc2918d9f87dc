import { afterEach, expect, it, vi } from 'vitest';
import { type Draft, keepDraft, noDraft, recallDraft } from './draft';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The browser's, of which a draft uses these alone. */
function aSessionStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
}

const draft: Draft = {
  ...noDraft,
  choice: 'true_match',
  action: 'Approve with Conditions',
  conditions: 'A passport.',
  rationale: 'Another person.',
  isEdited: true,
  reviewer: 'usr_1',
  hasFailed: false,
};

it('alerts · draft · comes back with what was written and without the choice', () => {
  aSessionStorage();
  keepDraft('ann', 'alt_1', draft);
  expect(recallDraft('ann', 'alt_1')).toEqual({
    ...noDraft,
    rationale: 'Another person.',
    isEdited: true,
    conditions: 'A passport.',
  });
  expect(recallDraft('bob', 'alt_1')).toEqual(noDraft);
});

it('alerts · draft · comes back empty when nobody has written in it', () => {
  aSessionStorage();
  keepDraft('ann', 'alt_1', { ...draft, isEdited: false, conditions: '' });
  expect(recallDraft('ann', 'alt_1')).toEqual(noDraft);
});

it('alerts · draft · comes back with its choice when its decision was sent and not made', () => {
  aSessionStorage();
  keepDraft('ann', 'alt_1', { ...draft, hasFailed: true });
  expect(recallDraft('ann', 'alt_1')).toEqual({ ...draft, hasFailed: true });
  // Nobody wrote it: it follows the choice.
  keepDraft('ann', 'alt_1', { ...draft, isEdited: false, hasFailed: true });
  expect(recallDraft('ann', 'alt_1')).toMatchObject({ choice: 'true_match', rationale: '' });
});
