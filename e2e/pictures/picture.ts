import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { useTheme } from '../fixtures/violations';
import { expect, type test as base } from '../fixtures/test';
import { findBy } from './find';
import type { Screen } from './screen';

type Size = { width: number; height: number };

const sizes: readonly [Size, ...Size[]] = [
  { width: 1440, height: 900 },
  { width: 1152, height: 864 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const [sizeInReadme] = sizes;
const themes = ['light', 'dark'] as const;
const look = { animations: 'disabled' } as const;

/** A minute after the data folder was created, so that relative times are the same in each run. */
function momentOfPictures(): Date {
  // Written by the set-up.
  const { dataDir } = JSON.parse(process.env.PROBITY_E2E ?? '') as { dataDir: string };
  return new Date(statSync(join(dataDir, 'first-run.json')).mtimeMs + 60_000);
}

const isStream = (request: Request) =>
  request.resourceType() === 'eventsource' || request.url().includes('/stream');

/** Counts the requests that are still pending. */
export function awaited(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => void (isStream(request) || open.add(request)));
  const end = (request: Request) => void open.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return () => open.size;
}

/** Waits for rows, fonts and charts. Design specimens are busy for show and do not count. */
async function settled(page: Page, openRequests: () => number): Promise<void> {
  await expect(page.locator('main [aria-busy=true]:not(section[id] *)')).toHaveCount(0);
  await expect.poll(openRequests, { intervals: [50] }).toBe(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  });
}

/** Phone widths get touch, so that no keyboard hints are shown. */
async function touch(page: Page, width: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: width < 768 });
}

/**
 * Makes the viewport as high as the page, and at least as high as the screen, so that nothing scrolls. Dialogs keep
 * the screen's height.
 */
async function fit(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  if ((await page.getByRole('dialog').count()) > 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > size.height) await page.setViewportSize({ ...size, height });
}

/** Takes the first view, without scrolling. */
async function photographForReadme(page: Page, { name }: Screen): Promise<void> {
  for (const theme of themes) {
    await useTheme(page, theme);
    await page.screenshot({ ...look, type: 'webp', quality: 80, path: `docs/images/${name}-${theme}.webp` });
  }
}

/** Takes pictures at each size, in both themes. */
export async function photograph(
  page: Page,
  openRequests: () => number,
  name: string,
  at: readonly Size[] = sizes,
): Promise<void> {
  for (const size of at) {
    await touch(page, size.width);
    await fit(page, size);
    await settled(page, openRequests);
    for (const theme of themes) {
      await useTheme(page, theme);
      await page.screenshot({ ...look, path: `docs/screens/${name}-${size.width}-${theme}.png` });
    }
  }
}

/** Takes a picture of each screen at each width and in both themes. */
export function photographEach(test: typeof base, screens: readonly Screen[]): void {
  for (const screen of screens) {
    test(`pictures · ${screen.name}`, async ({ page, signIn, request, firstRun }) => {
      test.setTimeout(300_000); // eight pictures, and the machine may be busy
      const { address, role = 'analyst', before, shows, open } = screen;
      const openRequests = awaited(page);
      await page.clock.setFixedTime(momentOfPictures());
      await page.setViewportSize(sizeInReadme);
      if (role) await signIn(page, role);
      await before?.(page);
      await page.goto(typeof address === 'string' ? address : await address(findBy(request, firstRun)));
      await expect(shows(page)).toBeVisible();
      await settled(page, openRequests);
      await open?.(page);
      await settled(page, openRequests);
      if (screen.inReadme) await photographForReadme(page, screen);
      await photograph(page, openRequests, screen.name);
    });
  }
}
