import { expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

/** What is placed in the window itself: the frame of the console, what opens over it, and the journey's page. */
const inWindow = /^components\/(shell|journey|ui\/overlays)\/|^components\/ui\/toaster\.tsx$/;

/** As in `md:flex` and `max-[22rem]:hidden`; `@md/page:flex` asks for the width of a pane. */
const widthOfWindow = /(?<=["'`\s])(?:max-)?(?:sm|md|lg|xl|2xl|(?:min|max)-\[[^\]]+\]):(?=\S)/g;

const widthsIn = (text: string) => text.match(widthOfWindow) ?? [];

it('panes follow their own width and not that of the window, which the navigation and other panes take a part of', () => {
  const panes = sourceFiles.filter((path) => path.startsWith('components/') && !inWindow.test(path));
  expect(panes.length).toBeGreaterThan(300);
  expect(panes.filter((path) => widthsIn(textOf(path)).length > 0)).toEqual([]);
  expect(widthsIn(`"flex md:hidden" 'max-sm:w-full' "min-[75rem]:w-54"`)).toHaveLength(3);
  expect(widthsIn(`"@md/page:flex @max-sm/page:hidden @max-[60rem]/triage:p-3", { sm: 1, 'lg': 2 }`)).toEqual(
    [],
  );
});
