import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

async function attempt(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const refusal = 'The email or the password is not right. Check both and try again.';

test('sign-in · leads back to the page that was asked for', async ({ page, firstRun }) => {
  await page.goto('/alerts?status=All&sort=-created_at');
  await expect(page).toHaveURL(/\/sign-in\?return_to=/);
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await attempt(page, analyst?.email ?? '', analyst?.password ?? '');
  await expect(page).toHaveURL('/alerts?status=All&sort=-created_at');
});

test('sign-in · never leads to another site', async ({ page, firstRun }) => {
  await page.goto('/sign-in?return_to=//example.com/alerts');
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await attempt(page, analyst?.email ?? '', analyst?.password ?? '');
  await expect(page).toHaveURL('/alerts');
});

test('sign-in · says the same of a wrong password and of an unknown email', async ({ page, firstRun }) => {
  await page.goto('/sign-in');
  await attempt(page, firstRun.users[0]?.email ?? '', 'not the password');
  await expect(page.getByText(refusal)).toBeVisible();
  await page.reload();
  await attempt(page, 'nobody@probity.example', 'not the password');
  await expect(page.getByText(refusal)).toBeVisible();
});

test('sign-in · is refused after five failures, known or not', async ({ page }) => {
  await page.goto('/sign-in');
  for (let failure = 0; failure < 5; failure++) {
    const answer = page.waitForResponse((response) => response.url().includes('/callback/credentials'));
    await attempt(page, 'guessed@probity.example', `guess ${failure}`);
    await answer;
    await expect(page.getByText(refusal)).toBeVisible();
  }
  await attempt(page, 'guessed@probity.example', 'guess 6');
  await expect(page.getByText('Too many failed attempts.')).toBeVisible();
});

test('sign-in · ends with signing out', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('/alerts');
  await expect(page).toHaveURL(/\/sign-in/);
});
