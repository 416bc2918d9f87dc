import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

test('account · a newcomer is shown the tour once, and ends a session left open elsewhere', async ({
  page,
  signIn,
  baseUrl,
}) => {
  const email = `newcomer-${Date.now()}@probity.example`;
  await signIn(page, 'admin');
  const added = await page.request.post('/v1/users', {
    data: { name: 'Nia Newcomer', email, role: 'analyst' },
    headers: { Origin: baseUrl },
  });
  const { password } = (await added.json()).data;
  const signInAnew = async () => {
    await page.context().clearCookies();
    await page.goto('/sign-in?return_to=/settings');
    await attemptSignIn(page, email, password);
  };

  await signInAnew();
  const tour = page.locator('section').filter({ hasText: /Step \d of 5/ });
  await expect(tour).toContainText('Step 1 of 5');
  await expect(page.locator('body')).toBeFocused();
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('Step 2 of 5');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  const ended = page.waitForResponse('**/v1/users/me/end-tour');
  await page.keyboard.press('Escape');
  expect((await ended).status()).toBe(204);
  await expect(tour).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();

  await signInAnew();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This one');
  await expect(tour).toBeHidden();
  await sessions.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('show the tour');
  await page.getByRole('option', { name: 'Show the tour' }).click();
  await expect(tour).toContainText('Step 1 of 5');
});
