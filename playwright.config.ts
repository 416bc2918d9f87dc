import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from './scripts/test/browser.ts';

// Searched once: Playwright's own workers read this file again, and inherit what was found.
process.env.PROBITY_BROWSER ??= JSON.stringify(await findBrowser());
// Written in the line above.
const launchOptions = JSON.parse(process.env.PROBITY_BROWSER) as LaunchOptions;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './scripts/test/playwright-setup.ts',
  // Each serves a product of its own.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Named in the summary of the run.
  retries: process.env.CI ? 1 : 0,
  // Generous, so that only a page that hangs reaches them.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { launchOptions, screenshot: 'only-on-failure' },
  projects: [
    { name: 'browser', testIgnore: '**/e2e/pictures/**' },
    {
      // npm run pictures
      name: 'pictures',
      testMatch: '**/e2e/pictures/*.spec.ts',
      use: { contextOptions: { reducedMotion: 'reduce' }, screenshot: 'off' },
    },
  ],
});
