import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectNoViolationsInTheme } from '../fixtures/violations';

async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Close', includeHidden: true })).toHaveCount(0); // toasts have closed
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoViolationsInTheme(page);
}

test('build · an integrator tries a request, follows its flow, and adds a webhook, by keyboard', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await page.goto('/try');
  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  const alerts = page.getByRole('region', { name: 'Alerts raised' });
  await expect(alerts.getByRole('link', { name: /Sanctions Hit/ })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'See it step by step' }).press('Enter');
  await expect(page).toHaveURL(/\/flows\/flw_/);
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Sanctions screening');
  await expect(page.getByRole('region', { name: 'Matches' }).getByRole('link')).toHaveCount(1);
  await expectNoViolations(page);

  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL('/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  const address = form.getByLabel('Address');
  await address.fill('ftp://example.com');
  await form.getByRole('button', { name: 'Add webhook' }).press('Enter');
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(address).toBeFocused();
  await address.fill('https://example.com/probity');
  await address.press('Enter');
  const secret = page.getByRole('dialog', { name: 'The secret of the webhook' });
  await expect(secret).toContainText('whsec_');
  await page.keyboard.press('Escape');
  await expect(secret.getByRole('alert')).toContainText('Save it before you close this');
  await page.mouse.click(5, 5); // outside the dialog
  await secret.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Escape');
  await expect(secret).toContainText('whsec_');
  await secret.getByRole('button', { name: 'I have saved it' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'https://example.com/probity' })).toBeVisible();
  await page.getByRole('button', { name: 'Send test event' }).press('Enter');
  const delivery = page
    .getByRole('table', { name: 'Deliveries' })
    .getByRole('button', { name: 'webhook.test' });
  await delivery.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'webhook.test' });
  await expect(sheet.getByRole('region', { name: 'Payload' })).toContainText('"event_type": "webhook.test"');
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
});

test('build · an integrator tries the hosted journey, with its link and the sample images', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await page.goto('/try');
  await page.getByRole('radio', { name: 'Person, by the hosted journey' }).check();
  const samples = page.getByRole('region', { name: 'Sample images' });
  const download = page.waitForEvent('download');
  await samples.getByRole('link', { name: 'Download Expired passport' }).click();
  expect((await download).suggestedFilename()).toBe('passport-expired.jpg');

  await page.getByRole('button', { name: 'Send request' }).press('Enter');
  const link = page.getByRole('region', { name: 'The person’s link' });
  await expect(link.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('A document from the person');
  await expectNoViolations(page);
  const opening = page.waitForEvent('popup');
  await link.getByRole('link', { name: 'Open the journey' }).click();
  const journey = await opening;
  await expect(journey).toHaveURL(/\/[^/?]+\/$/);
  await expect(journey.getByRole('heading', { level: 1 })).toBeVisible();
});

test('build · deleting a webhook names its address first', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/webhooks');
  await page.locator('tbody [data-row-target]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('https://');
  const url = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this webhook?' });
  await expect(dialog).toContainText(url);
  await expect(dialog.getByRole('button', { name: 'Delete the webhook' })).toBeVisible();
});

test('build · an auditor can only read, and is told who may change things', async ({ page, signIn }) => {
  await signIn(page, 'auditor');
  await page.goto('/webhooks');
  await expect(page.getByText('Only administrators can add or change them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add webhook' })).toHaveCount(0);
  await page.goto('/settings/policies');
  await expect(page.getByText('Policies are for administrators')).toBeVisible();
});

test('build · a date of birth can be typed on the try page', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/try');
  await page.getByRole('radio', { name: 'Screening' }).check();
  const birth = page.getByLabel('Date of birth (optional)');
  await birth.press('ControlOrMeta+a');
  await page.keyboard.type('9/4/1994');
  await expect(page.locator('pre').first()).toContainText('"date_of_birth": "1994-04-09"');
  await page.keyboard.press('Tab');
  await expect(birth).toHaveValue('9 Apr 1994');
});
