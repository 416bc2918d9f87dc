import { expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

/** What is not on the page of blocks, and why. */
const withoutSpecimen: Record<string, string> = {
  'form-dialog': 'shown by the confirm dialog, which is one',
  'key-form': 'a form and the keys that send it, shown by the confirm dialog',
  'late-dialog': 'any dialog, once its code is there',
  'list-header': 'the heading of a page, which has one',
  'not-loaded': 'the heading of a page, which has one; of an empty state or a problem',
  'page-failure': 'the heading of a page, which has one; of an empty state',
  'page-header': 'the heading of a page, which has one',
  'page-not-found': 'the heading of a page, which has one; of an empty state',
  'scroll-region': 'has no look of its own',
  'toast-messages': 'the place of the toasts, which every page has',
  toaster: 'the place of the toasts, which every page has',
};

/** Folders hold the parts of a block. */
const blocks = sourceFiles.flatMap((path) => {
  const [, name] = /^components\/ui\/([^/.]+)\.tsx$/.exec(path) ?? [];
  return name ?? [];
});

const shown = sourceFiles
  .filter((path) => path.startsWith('components/design/'))
  .map(textOf)
  .join('\n');

const hasSpecimen = (name: string) => shown.includes(`from '@/components/ui/${name}'`);

it('every block of the console has a specimen on the page of blocks, or a reason not to', () => {
  expect(blocks.length).toBeGreaterThan(40);
  const missing = blocks.filter((name) => !hasSpecimen(name)).sort();
  expect(missing).toEqual(Object.keys(withoutSpecimen).sort());
});
