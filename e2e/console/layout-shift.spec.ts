import type { Page } from '@playwright/test';
import { answerLate, measureShifts } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';
import { findBy } from '../pictures/find';

/** A good page by the Core Web Vitals stays below 0.1. */
const allowed = 0.05;

const sizes = [
  { width: 1440, height: 900, beside: ['Side by side', 'Listed party', 'Earlier decisions'] },
  { width: 390, height: 844, beside: [] },
];

async function expectAllDrawn(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
}

for (const { beside, ...size } of sizes)
  test(`layout · at ${size.width} px nothing moves in sight while the answers of a page arrive`, async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    test.slow(); // every answer is late
    const find = findBy(request, firstRun);
    const company = await find.case('Gingerbread');
    const person = await find.case('Zephyr von Papierstadt');
    await page.setViewportSize(size);
    await signIn(page, 'analyst');
    const shifted = await measureShifts(page);
    await answerLate(page, 700);
    const overview = ['Before approval', 'Checks', 'Alerts', 'Risk', 'Timeline'];
    const drawn: Record<string, readonly string[]> = {
      [company]: ['Ownership', ...overview],
      [person]: ['Person', ...overview],
      [`${company}/risk`]: ['Before approval', 'Risk'],
      [`${company}/alerts`]: ['Before approval', 'Alerts'],
      '/alerts': ['List of alerts', ...beside],
      '/lists': ['Public lists', 'Own lists'],
      '/work': ['Alerts', 'Cases', 'Back from a reviewer'],
    };
    for (const [path, names] of Object.entries(drawn)) {
      await page.goto(path);
      await expectAllDrawn(page, names);
      expect(await shifted(), path).toBeLessThan(allowed);
    }
  });
