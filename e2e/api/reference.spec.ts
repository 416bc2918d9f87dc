import { expect, test } from '../fixtures/test';

test('reference · shows the operations, and sends a request with a key', async ({
  page,
  firstRun,
  baseUrl,
}) => {
  const elsewhere: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseUrl) && !url.startsWith('data:')) elsewhere.push(url);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });

  await page.goto('/docs');
  await expect(page.getByRole('heading', { name: /^Probity/ })).toBeVisible();
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page.locator('.auth-container').first().getByRole('textbox').fill(firstRun.api_key);
  await page.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();

  const operation = page.locator('.opblock', { has: page.getByText('List alerts', { exact: true }) });
  await operation.locator('button.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table .response-col_status').last()).toHaveText(/^200/);

  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`reference · has the reader’s theme: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs');
    await expect(page.getByRole('heading', { name: /^Probity/ })).toBeVisible();
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(28, 32, 34)' : 'rgb(255, 255, 255)');
  });
}
