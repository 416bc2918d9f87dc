import { expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

/** Placed in the window itself: the console's frame, overlays, and the journey's page. */
const inWindow = /^components\/(shell|journey|ui\/overlays)\/|^components\/ui\/toaster\.tsx$/;

/** Matches `md:flex` and `max-[22rem]:hidden`, but not `@md/page:flex`, which depends on the width of a pane. */
const widthOfWindow = /(?<=["'`\s])(?:max-)?(?:sm|md|lg|xl|2xl|(?:min|max)-\[[^\]]+\]):(?=\S)/g;

const widthsIn = (text: string) => text.match(widthOfWindow) ?? [];

it('panes adapt to their own width, not to that of the window, which they share with the navigation and other panes', () => {
  const panes = sourceFiles.filter((path) => path.startsWith('components/') && !inWindow.test(path));
  expect(panes.length).toBeGreaterThan(300);
  expect(panes.filter((path) => widthsIn(textOf(path)).length > 0)).toEqual([]);
  expect(widthsIn(`"flex md:hidden" 'max-sm:w-full' "min-[75rem]:w-54"`)).toHaveLength(3);
  expect(widthsIn(`"@md/page:flex @max-sm/page:hidden @max-[60rem]/triage:p-3", { sm: 1, 'lg': 2 }`)).toEqual(
    [],
  );
});
