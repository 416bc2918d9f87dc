import { expect, test } from '../fixtures/test';
import { contrastOf } from '../fixtures/contrast';
import { caseAlerts, raiseAlert } from '../fixtures/raise-alert';
import { expectNoViolations, useTheme } from '../fixtures/violations';

const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };

// The screens themselves are checked in screens.spec.ts.
test('accessibility · has no axe violations in the folded parts of an alert, at both widths and in both themes', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'reviewer');
  await page.goto(`/alerts/${alert.token}`);
  await page.getByRole('button', { name: /^False positive/ }).click();
  const folded = ['How this score was calculated', 'Screening', 'History'].map((name) =>
    page.getByRole('region', { name }),
  );
  for (const part of folded) await part.getByRole('button').click();
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    for (const part of folded) await expect(part.locator('dl, li').first()).toBeVisible();
    await expectNoViolations(page);
  }
});

// axe skips disabled elements.
test('accessibility · keeps the label of a busy button readable, in both themes', async ({
  page,
  openAlert,
}) => {
  await openAlert('analyst');
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.route('**/assign', () => {}); // never answered
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  const saving = page.getByRole('dialog').getByRole('button', { name: 'Saving…' });
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect.poll(() => contrastOf(saving)).toBeGreaterThanOrEqual(4.5); // its colours are animated
  }
});

test('accessibility · gives each landmark of a page its own name', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const subject = { first_name: 'Ann', last_name: 'REFER', country: 'GB' };
  const [alert] = await caseAlerts(request, firstRun, subject);
  await signIn(page, 'analyst');
  for (const path of ['/alerts', `/alerts/${alert?.token}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const tree = await page.locator('body').ariaSnapshot();
    const named = tree.match(/- (region|navigation|complementary|table|group|list) ".+?"/g) ?? [];
    expect(named.length).toBeGreaterThan(2);
    expect(named).toEqual([...new Set(named)]);
  }
});

test.describe('accessibility · small screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('keeps navigation and actions reachable at 320 px', async ({ page, signIn, request, firstRun }) => {
    const alert = await raiseAlert(request, firstRun);
    await signIn(page, 'analyst');
    await page.goto('/alerts');
    await expect(page.locator('tbody a').first()).toBeVisible();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Alerts/ })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.goto(`/alerts/${alert.token}`);
    await expect(page.getByRole('button', { name: /^False positive/ })).toBeInViewport();
  });
});

test.describe('accessibility · phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('accessibility · cuts off no name and no summary on an alert', async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const subject = {
      first_name: 'Wilhelmina Anastasia Theodora Konstantina',
      last_name: 'REFER',
      country: 'GB',
    };
    const [alert] = await caseAlerts(request, firstRun, subject);
    const cutOff = (root: string) =>
      page.locator(root).evaluateAll((texts) =>
        texts
          .filter(
            (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1,
          )
          .filter((text) => getComputedStyle(text).overflow !== 'visible')
          .map((text) => text.textContent),
      );
    await signIn(page, 'analyst');
    await page.goto(`/alerts/${alert?.token}`);
    const others = page.getByRole('region', { name: 'Other alerts on this case' });
    // A click before the page is interactive does nothing.
    await expect(async () => {
      const closed = others.getByRole('button', { expanded: false });
      if (await closed.isVisible()) await closed.click();
      await expect(others.getByRole('link').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    // The hits are in one row, which is cut off on purpose.
    expect(await cutOff('#main h2, #main section section :not(.sr-only)')).toEqual([]);
  });
});

test('theme · is applied before the first paint if it was chosen earlier', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
});
