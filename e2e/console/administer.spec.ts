import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

test('people · an admin is asked before they deactivate a person', async ({ page, signIn, baseUrl }) => {
  await signIn(page, 'admin');
  const email = `leaver-${Date.now()}@probity.example`;
  await page.request.post('/v1/users', {
    data: { name: 'Lea Leaver', email, role: 'analyst' },
    headers: { Origin: baseUrl },
  });
  await page.goto('/settings/people');
  await page.getByRole('button', { name: /Lea Leaver/ }).click();
  const person = page.getByRole('dialog', { name: 'Lea Leaver' });
  await person.getByRole('button', { name: 'Deactivate' }).click();
  const asked = page.getByRole('dialog', { name: 'Deactivate Lea Leaver?' });
  await expect(asked).toContainText('signed out everywhere');
  await expectNoViolations(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(person.getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  await person.getByRole('button', { name: 'Deactivate' }).click();
  await asked.getByRole('button', { name: 'Deactivate' }).click();
  await expect(person.getByRole('button', { name: 'Activate' })).toBeVisible();
});

test('branding · a file that is no logo is refused at once, without a broken image', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await page.goto('/settings/project');
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const choose = (buffer: Buffer) =>
    logo.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await choose(Buffer.from('not an image'));
  await expect(logo.getByRole('alert')).toHaveText('This is not a PNG: choose another file.');
  await choose(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]));
  await expect(logo.getByRole('alert')).toContainText('damaged');
  await expect(logo.getByRole('img')).toHaveCount(0);
  await expect(logo).toContainText('No logo');
});

test('webhooks · a refused address is named as its field is', async ({ page, signIn }) => {
  await signIn(page, 'admin');
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('Address').fill('http://example.com/hook');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const refusal = form.getByRole('alert').filter({ hasText: 'The webhook was not added' });
  await expect(refusal).toContainText('Address: ');
  await expect(refusal).not.toContainText('Url');
});

test('webhooks · the form says that another webhook has the address', async ({ page, signIn, baseUrl }) => {
  await signIn(page, 'admin');
  const url = `https://example.com/${Date.now()}`;
  await page.request.post('/v1/webhooks', { data: { url, events: ['*'] }, headers: { Origin: baseUrl } });
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  const address = form.getByLabel('Address');
  await address.fill(`${url}/other`);
  await expect(address).toHaveAccessibleDescription(/2xx/);
  await address.fill(url);
  await expect(address).toHaveAccessibleDescription(/Another webhook has this address/);
});

test('keys · tell who added and changed a client, and what the API key is', async ({
  page,
  signIn,
  baseUrl,
}) => {
  await signIn(page, 'admin');
  const name = `Ledger ${Date.now()}`;
  const headers = { Origin: baseUrl };
  await page.request.post('/v1/oauth-clients', { data: { name, scopes: ['cases:read'] }, headers });
  await page.goto('/keys');
  const key = page.getByRole('region', { name: 'API key' });
  for (const fact of ['Staging', 'pk_staging_', 'X-API-KEY']) await expect(key).toContainText(fact);
  await expect(key.getByRole('region', { name: 'Replacements' })).toContainText('still in use');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  const client = page.getByRole('dialog', { name });
  const history = client.getByRole('region', { name: 'History' });
  await expect(history).toContainText(`You created the OAuth client “${name}”`);
  await client.getByRole('button', { name: 'Replace the secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the secret' }).last().click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(history).toContainText('You replaced the secret of');
  await expectNoViolations(page);
});
