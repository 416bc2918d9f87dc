import { afterEach, expect, it, vi } from 'vitest';
import { type Draft, keepDraft, noDraft, recallDraft } from './draft';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Holds only the parts of the browser's session storage that a draft uses. */
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
  refusal: null,
};

it('alerts · draft · restores the text, but not the choice', () => {
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

it('alerts · draft · restores nothing when nobody has written in it', () => {
  aSessionStorage();
  keepDraft('ann', 'alt_1', { ...draft, isEdited: false, conditions: '' });
  expect(recallDraft('ann', 'alt_1')).toEqual(noDraft);
});

it('alerts · draft · restores the choice and the reason when its decision was refused', () => {
  const refusal = 'The alert is no longer open.';
  aSessionStorage();
  keepDraft('ann', 'alt_1', { ...draft, refusal });
  expect(recallDraft('ann', 'alt_1')).toEqual({ ...draft, refusal });
  // A drafted text is not restored: it follows the choice.
  keepDraft('ann', 'alt_1', { ...draft, isEdited: false, refusal });
  expect(recallDraft('ann', 'alt_1')).toMatchObject({ choice: 'true_match', rationale: '' });
});

it('alerts · draft · drafts again what was emptied', () => {
  aSessionStorage();
  keepDraft('ann', 'alt_1', { ...draft, rationale: ' ' });
  expect(recallDraft('ann', 'alt_1')).toMatchObject({ rationale: '', isEdited: false });
});
