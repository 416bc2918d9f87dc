import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { endSession } from '../fixtures/end-session';
import { expect, test } from '../fixtures/test';

const refusal = 'Incorrect email or password. Check both and try again.';

test('sign-in · returns to the page that was requested', async ({ page, firstRun }) => {
  await page.goto('/alerts?status=All&sort=-created_at');
  await expect(page).toHaveURL(/\/sign-in\?return_to=/);
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await attemptSignIn(page, analyst?.email ?? '', analyst?.password ?? '');
  await expect(page).toHaveURL('/alerts?status=All&sort=-created_at');
});

test('sign-in · opens the queue when the return address is another site', async ({ page, firstRun }) => {
  await page.goto('/sign-in?return_to=//example.com/alerts');
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await attemptSignIn(page, analyst?.email ?? '', analyst?.password ?? '');
  await expect(page).toHaveURL('/alerts');
});

test('sign-in · shows the same message for a wrong password and an unknown email', async ({
  page,
  firstRun,
}) => {
  await page.goto('/sign-in');
  await attemptSignIn(page, firstRun.users[0]?.email ?? '', 'not the password');
  await expect(page.getByText(refusal)).toBeVisible();
  await page.reload();
  await attemptSignIn(page, 'nobody@probity.example', 'not the password');
  await expect(page.getByText(refusal)).toBeVisible();
});

test('sign-in · when submitted incomplete, shows what is wrong with each field, and focuses the first', async ({
  page,
}) => {
  await page.goto('/sign-in');
  const email = page.getByLabel('Email');
  await attemptSignIn(page, 'analyst', '');
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('must not be blank');
  await expect(email).toBeFocused();
});

test('sign-in · refuses further attempts after five failures, even when the email is unknown', async ({
  page,
}) => {
  await page.goto('/sign-in');
  for (let failure = 0; failure < 5; failure++) {
    const answer = page.waitForResponse((response) => response.url().includes('/callback/credentials'));
    await attemptSignIn(page, 'guessed@probity.example', `guess ${failure}`);
    await answer;
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await attemptSignIn(page, 'guessed@probity.example', 'guess 6');
  await expect(page.getByText(/^Too many failed attempts\. Try again in \d minutes?\.$/)).toBeVisible();
});

test('sign-in · is required again after signing out', async ({ page, firstRun }) => {
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await page.goto('/sign-in');
  await attemptSignIn(page, analyst?.email ?? '', analyst?.password ?? '');
  await expect(page).toHaveURL('/alerts');
  await page.getByRole('button', { name: /^Your account/ }).click();
  // What the page requests once the session has ended is refused, which is not news to who has ended it.
  await page.route('**/api/auth/signout', async (route) => {
    const ended = await route.fetch();
    const refused = page.waitForResponse((answer) => answer.status() === 401);
    await page.getByRole('link', { name: /^Cases/ }).click();
    await refused;
    // If it left for that, it would have by now.
    await page.waitForURL(/ended=/, { timeout: 1_000 }).catch(() => {});
    await route.fulfill({ response: ended }).catch(() => {});
  });
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goto('/alerts');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('sign-in · says that the session has ended when a request is refused, and returns to the page', async ({
  page,
  context,
  firstRun,
  signIn,
}) => {
  await signIn(page, 'auditor');
  await page.goto('/alerts?status=All');
  const tabs = page.getByRole('navigation', { name: 'Views of alerts' });
  await expect(tabs.getByRole('link')).not.toHaveCount(0);
  await expect(tabs.getByText('–')).toHaveCount(0);
  await endSession(context);
  await tabs.getByRole('link', { name: /^Mine/ }).click();
  await expect(page).toHaveURL(/\/sign-in\?return_to=/);
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();
  const auditor = firstRun.users.find(({ role }) => role === 'auditor');
  await attemptSignIn(page, auditor?.email ?? '', auditor?.password ?? '');
  await expect(page).toHaveURL(/\/alerts\?/);
});

test('sign-in · runs no inline script and applies no inline style but its own', async ({
  page,
  consoleErrors,
}) => {
  const answer = await page.goto('/sign-in');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(consoleErrors).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "It ran."';
    document.body.append(script);
    return document.title;
  });
  expect(ran).not.toBe('It ran.');
  const refused = expect.stringContaining('violates the following Content Security Policy');
  await expect.poll(() => consoleErrors.splice(0)).toEqual([refused]);
});
