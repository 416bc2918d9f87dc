import { expect, it } from 'vitest';
import { layoutOf } from './layout';
import { panesIn } from './use-panes';

const first = { isChosen: false, hasAlert: true };
const chosen = { isChosen: true, hasAlert: true };
const empty = { isChosen: false, hasAlert: false };

it('alerts · triage · has room for three panes, two, or one', () => {
  expect([320, 959, 960, 1_096, 1_219, 1_220, 1_440].map((px) => panesIn(px / 16))).toEqual([
    'one',
    'one',
    'two',
    'two',
    'two',
    'three',
    'three',
  ]);
});

it('alerts · triage · folds the list once evidence and decision fit, and shows the first alert', () => {
  expect(layoutOf('three', first)).toEqual({ isOpen: true, isFolded: false });
  expect(layoutOf('two', first)).toEqual({ isOpen: true, isFolded: true });
  expect(layoutOf('one', first)).toEqual({ isOpen: false, isFolded: false });
  expect(layoutOf('one', chosen)).toEqual({ isOpen: true, isFolded: true });
});

it('alerts · triage · does not fold a list without alerts', () => {
  expect(layoutOf('two', empty)).toEqual({ isOpen: false, isFolded: false });
  expect(layoutOf('three', empty)).toEqual({ isOpen: true, isFolded: false });
});
