import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { findBy } from '../pictures/find';
import type { Screen } from '../pictures/screen';
import { screens } from '../pictures/screens';

/** Opened as whoever works there, and by an auditor where that is not everybody's work. */
const rolesOf = ({ role }: Screen): readonly string[] => {
  if (role === null) return [];
  return role === undefined ? ['analyst'] : [role, 'auditor'];
};

/** What a page asks for in vain tells on it: it should know first. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refusals.push(`${page.url()}: ${answer.status()} for ${answer.url()}`);
  });
  return refusals;
}

const isRead = (page: Page) =>
  // Blocks that are busy for show do not count.
  expect(page.locator('main [aria-busy=true]:not(section[id] *)')).toHaveCount(0);

for (const role of ['admin', 'reviewer', 'analyst', 'auditor'])
  test(`screens · as ${role}, ask for nothing that is not there or not theirs, and hint at no keys on a phone`, async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    test.slow(); // it opens all of them
    const refusals = refusalsOf(page);
    await signIn(page, role);
    for (const { address, ...screen } of screens.filter((each) => rolesOf(each).includes(role))) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(typeof address === 'string' ? address : await address(findBy(request, firstRun)));
      if (role !== 'auditor') await expect(screen.shows(page)).toBeVisible();
      await isRead(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator('kbd:visible'), screen.name).toHaveCount(0);
    }
    expect(refusals).toEqual([]);
  });
