import { expect, test } from '../fixtures/test';

const backgrounds = { dark: 'rgb(28, 32, 34)', light: 'rgb(255, 255, 255)' };

test('reference · shows the operations in the reader’s theme, and sends a request with an API key', async ({
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
  for (const [colorScheme, colour] of Object.entries(backgrounds)) {
    await page.emulateMedia({ colorScheme: colorScheme as keyof typeof backgrounds }); // the list comes from the keys of `backgrounds`
    await expect(page.locator('body')).toHaveCSS('background-color', colour);
  }

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
