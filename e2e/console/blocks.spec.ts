import { expect, test } from '../fixtures/test';

test('design · the page of blocks shows a long name and an awaited overlay', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/design');
  const names = page.getByRole('region', { name: 'Long name' });
  await names.getByRole('button', { name: 'Show the whole name' }).press('Enter');
  await expect(names.getByRole('button', { name: 'Shorten the name' })).toBeVisible();
  const overlays = page.getByRole('region', { name: 'Awaited overlay' });
  await overlays.getByRole('button', { name: 'Await the rest of an overlay' }).press('Enter');
  await expect(overlays.getByText('What is already there')).toBeVisible();
  await expect(overlays.getByRole('status')).toHaveText('Loading…');
  await page.keyboard.press('Escape');
  await expect(overlays.getByRole('status')).toHaveCount(0);
});

test('design · overlays are shown open in the page, without the focus and the keys', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/design');
  const isOpen = (name: string, text: string) =>
    expect(page.getByRole('region', { name, exact: true }).getByText(text, { exact: true })).toBeVisible();
  await isOpen('Dialog', 'What is asked stands here.');
  await isOpen('Sheet', 'What is read beside the page stands here, and scrolls.');
  await isOpen('Popover', 'What is chosen without leaving the page.');
  await isOpen('Confirm dialog', 'Remove the entry?');
  await isOpen('Secret dialog', 'The key of the project');
  await isOpen('Palette', 'Actions');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /shortcuts/i })).toBeVisible();
});

test('design · a table of many rows draws those in view, and reads on at its end', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/design');
  const table = page.getByRole('table', { name: 'Parties, many' });
  await expect(table.getByText('Anton Weskarov 1', { exact: true })).toBeVisible();
  await expect.poll(() => table.locator('tr[data-row]').count()).toBeLessThan(60);
  const region = page.getByRole('region', { name: 'Table' });
  await expect(region).toContainText('200 of 500 parties');
  await table.getByRole('button', { name: 'Anton Weskarov 1', exact: true }).press('End');
  await expect(region).toContainText('300 of 500 parties');
  const comfortable = page.getByRole('table', { name: 'Parties, comfortable' }).locator('tr[data-row]');
  expect((await comfortable.first().boundingBox())?.height).toBe(44);
});
