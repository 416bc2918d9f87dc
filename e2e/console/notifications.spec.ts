import { expect, test } from '../fixtures/test';
import { raiseAlert } from '../fixtures/raise-alert';
import { expectNoViolations } from '../fixtures/violations';

test('notifications · appear in the console as they happen, and can be read there by keyboard', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow(); // axe reads a whole screen
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data: people } = await (await request.get(`${firstRun.base_url}/v1/users`, { headers })).json();
  const { token: user_id } = people.find(({ role }: { role: string }) => role === 'analyst');
  const streamed = page.waitForResponse(/\/v1\/events\/stream/);
  await page.goto('/alerts');
  await streamed;
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  // Notifications left by other tests on this deployment.
  await bell.click();
  const dialog = page.getByRole('dialog', { name: 'Notifications' });
  await expect(dialog).toBeVisible();
  const readAll = dialog.getByRole('button', { name: 'Mark all as read' });
  await expect(dialog.getByText(/No notifications|ago/).first()).toBeVisible();
  if (await readAll.isVisible()) await readAll.click();
  await expect(readAll).toBeHidden();
  const mail = dialog.getByRole('switch', { name: 'Email notifications' });
  await expect(mail).toBeChecked();
  await expect(mail).toHaveAccessibleDescription(
    'Email is not set up. Whoever runs this server can set it up.',
  );
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/v1/users/me'),
  );
  await mail.press('Space');
  expect((await saved).status()).toBe(200);
  await expect(mail).not.toBeChecked();
  await mail.press('Space');
  await expect(mail).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bell).toHaveAccessibleName('Notifications');

  const asked = Date.now();
  const assigned = await request.post(`${firstRun.base_url}/v1/alerts/${alert.token}/assign`, {
    headers,
    data: { user_id, note: 'Please have a look.' },
  });
  expect(assigned.status()).toBe(200);
  await expect(bell).toHaveAccessibleName(/^Notifications ?, 1 unread notification$/);
  test.info().annotations.push({ type: 'shown after', description: `${Date.now() - asked} ms` });

  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(dialog.getByText('Please have a look.')).toBeVisible();
  await expect(dialog.getByText(alert.name, { exact: true })).toBeVisible();
  await expectNoViolations(page, '[role=dialog]');
  await dialog.getByRole('link', { name: /Unread: An alert was assigned to you/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/alerts/${alert.token}`);
  await expect(bell).toHaveAccessibleName('Notifications');
});
