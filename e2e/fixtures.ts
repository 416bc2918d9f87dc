import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFirstRun } from '@/scripts/start/announce';
import type { FirstRun } from '@/scripts/start/announce';
import type { ServedProduct } from '@/scripts/test/served-product';

export { expect } from '@playwright/test';

interface Deployment {
  /** Without a trailing slash. Pages also open by path alone: `page.goto('/alerts')`. */
  baseUrl: string;
  /** What the first start made: keys, projects and people. */
  firstRun: FirstRun;
}

interface Console {
  /** Signs the person with that role in, and returns when the console shows. */
  signIn(page: Page, role: string): Promise<void>;
}

function servedProduct(): ServedProduct {
  const served = process.env.PROBITY_E2E;
  if (!served) throw new Error('playwright.config.ts names the set-up that serves the product.');
  // Written by that set-up.
  return JSON.parse(served) as ServedProduct;
}

// Playwright reads from the pattern of the first parameter what a fixture needs: none is written {}.
/* oxlint-disable no-empty-pattern */
export const test = base.extend<Console, Deployment>({
  baseUrl: [async ({}, provide) => provide(servedProduct().baseUrl), { scope: 'worker' }],
  baseURL: async ({ baseUrl }, provide) => provide(baseUrl),
  firstRun: [
    async ({}, provide) => {
      const firstRun = readFirstRun(servedProduct().dataDir);
      if (!firstRun) throw new Error('The seed wrote no first-run.json.');
      await provide(firstRun);
    },
    { scope: 'worker' },
  ],
  signIn: async ({ firstRun }, provide) => {
    await provide(async (page, role) => {
      const user = firstRun.users.find((person) => person.role === role);
      if (!user) throw new Error(`first-run.json has nobody with the role ${role}.`);
      await page.goto('/sign-in');
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Password').fill(user.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL((url) => url.pathname !== '/sign-in');
    });
  },
});
