import type { Locator, Page } from '@playwright/test';
import { aProposal } from '../fixtures/a-proposal';
import { callerOf } from '../fixtures/caller-of';
import { screenListedPerson } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

const topOf = async (part: Locator) => (await part.boundingBox())?.y;
const leftOf = async (part: Locator) => (await part.boundingBox())?.x;

test('frame · an address without a page keeps the navigation and its keys, for who is signed in', async ({
  page,
  signIn,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Page not found' });
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await signIn(page, 'analyst');
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(heading).toBeVisible();
  // The number arrives when the page can be used.
  await expect(page.getByRole('link', { name: /^Alerts ?, \d+ open$/ })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/cases$/);
});

test('frame · the theme switch names the other theme', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'analyst');
  await page.goto('/cases');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

/** What can be pressed under the messages. */
const underMessages = (page: Page) =>
  page.getByRole('status', { name: 'Messages' }).evaluate((region) => {
    const { top, bottom, left, right } = region.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button')]
      .filter((each) => !region.contains(each) && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      })
      .map(({ textContent }) => textContent);
  });

test('frame · a message lies over nothing that can be pressed', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const call = callerOf(request, firstRun);
  const { token } = await screenListedPerson(request, firstRun, {
    name: 'Wilhelmina Uncovered SANCTION',
    date_of_birth: '1970-01-02',
  });
  const { case_token } = await aProposal(call, token, 'Please.');
  for (const trigger of ['progress', 'review'])
    await call(`/v1/cases/${case_token}/transitions`, { trigger });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'reviewer');
  await page.goto(`/review?show=cases&item=${case_token}`);
  const decide = page.getByRole('region', { name: 'To decide' }).getByRole('button', { name: 'Decide…' });
  await expect(decide).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('button', { name: /tour/ }).click();
  await expect(page.locator('section[data-tour]')).toContainText('Step 1 of');
  await page.keyboard.press('r');
  await expect(page.getByText(/^Nothing was proposed here/)).toBeVisible();
  expect(await underMessages(page)).toEqual([]);
  // What is drawn later, as the next item is after a decision.
  await page.getByRole('status', { name: 'Messages' }).evaluate((region) => {
    const { left, top } = region.getBoundingClientRect();
    const later = document.body.appendChild(document.createElement('button'));
    later.textContent = 'Later';
    Object.assign(later.style, { position: 'fixed', left: `${left}px`, top: `${top}px` });
  });
  await expect.poll(() => underMessages(page)).toEqual([]);
  await page.locator('section[data-tour]').getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('section[data-tour]')).toContainText('Step 2 of');
});

test('frame · the tabs of a page begin where its title does, with the same space after each', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'reviewer');
  await page.goto('/review');
  const tabs = page.getByRole('navigation', { name: 'What waits' }).getByRole('link');
  await expect(tabs.first()).toHaveText(/\d/);
  const [title, tab] = [await leftOf(page.getByRole('heading', { level: 1 })), await leftOf(tabs.first())];
  const padding = await tabs
    .first()
    .evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingLeft));
  expect((tab ?? 0) + padding).toBeCloseTo(title ?? 0, 0);
  const unused = await tabs.locator('span').evaluateAll((counts) =>
    counts.map((count) => {
      const text = document.createRange();
      text.selectNodeContents(count);
      return Math.round(count.getBoundingClientRect().width - text.getBoundingClientRect().width);
    }),
  );
  expect(unused.every((pixels) => pixels <= 1)).toBe(true);
});

test('frame · the header of the figures has its height before they arrive', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'analyst');
  const { promise: asked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/v1\/analytics\/summary/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/analytics');
  const figures = page.getByRole('region', { name: 'Figures of the period' });
  await expect(figures).toHaveAttribute('aria-busy', 'true');
  const before = await topOf(figures);
  goOn();
  await expect(figures).toHaveAttribute('aria-busy', 'false');
  expect(await topOf(figures)).toBe(before);
});

test('frame · a filter of the audit log leaves its header on one line', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'reviewer');
  await page.goto('/audit?from=2025-10-30&to=2025-11-28&event_type=case.escalated');
  const chip = page.getByRole('button', { name: 'Remove filter What happened: Case escalated' });
  await expect(chip).toBeVisible();
  const header = page.locator('header').filter({ has: chip });
  expect((await header.boundingBox())?.height).toBeLessThan(70);
});

test('frame · on a phone the filters are cleared where they are chosen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'analyst');
  await page.goto('/cases?risk_tier=High');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/risk_tier=/);
  await expect(sheet.getByRole('button', { name: 'Clear filters' })).toHaveAttribute('aria-disabled', 'true');
});
