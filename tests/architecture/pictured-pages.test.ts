import { expect, it } from 'vitest';
import type { Find, Screen } from '@/e2e/pictures/screen';
import { screens } from '@/e2e/pictures/screens';
import { treeFiles } from './tree';

const pages = treeFiles.filter((path) => /^app\/(.+\/)?page\.tsx$/.test(path));

/** Matches the addresses that a page such as `app/(console)/cases/[case_token]/page.tsx` serves. */
const servedBy = (page: string) =>
  new RegExp(
    `^/${page
      .replace(/^app\/|(^|\/)page\.tsx$/g, '')
      .replaceAll(/\([^)]+\)\//g, '')
      .replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`,
  );

/** Returns an address for everything it is asked for. */
const find: Find = {
  alert: async () => '/alerts/token',
  case: async () => '/cases/token',
  entity: async () => '/entities/token',
  first: async (resource) => `/${resource.startsWith('watchlists') ? 'lists' : resource}/token`,
};

const pathOf = async ({ address }: Screen) =>
  new URL(typeof address === 'string' ? address : await address(find), 'http://console').pathname;

/** Pages that only redirect. */
const withoutLook = ['app/page.tsx'];

it('every page has a picture', async () => {
  const paths = await Promise.all(screens.map(pathOf));
  const unpictured = pages.filter((page) => !paths.some((path) => servedBy(page).test(path)));
  expect(pages.length).toBeGreaterThan(30);
  expect(unpictured).toEqual(withoutLook);
});
