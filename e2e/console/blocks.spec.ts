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
