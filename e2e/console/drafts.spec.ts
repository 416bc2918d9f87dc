import { expect, test } from '../fixtures/test';
import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { endSession } from '../fixtures/end-session';
import { raiseAlert } from '../fixtures/raise-alert';

const rationale = 'Another person: born in another year, and of another nationality.';

test('drafts · reopen the dialog with its text after the session has ended, and are gone once it is saved', async ({
  page,
  context,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'reviewer');
  await page.goto(`/alerts/${alert.token}`);
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve alert' });
  await dialog.getByRole('radio', { name: 'False positive' }).check();
  await dialog.getByLabel('Rationale').fill(rationale);

  await endSession(context);
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(page).toHaveURL(/\/sign-in\?return_to=/);
  const reviewer = firstRun.users.find(({ role }) => role === 'reviewer');
  await attemptSignIn(page, reviewer?.email ?? '', reviewer?.password ?? '');

  await expect(page).toHaveURL(`/alerts/${alert.token}`);
  await expect(dialog.getByLabel('Rationale')).toHaveValue(rationale);
  await expect(dialog.getByRole('radio', { name: 'False positive' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Resolution' })).toContainText(rationale);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(rationale);
});

test('drafts · are of one person: another who signs in after them finds an empty form', async ({
  page,
  context,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await page.getByRole('button', { name: 'Escalate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escalate alert' });
  await dialog.getByLabel('Reason').fill('Please compare the birth dates.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Escalate' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Please compare the birth dates.');

  await context.clearCookies();
  await signIn(page, 'reviewer');
  await page.reload();
  await page.getByRole('button', { name: 'Escalate' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('');
});

test('drafts · reopen the dialog over the queue as well', async ({ page, signIn, request, firstRun }) => {
  const alert = await raiseAlert(request, firstRun, 'MEDIA');
  await signIn(page, 'analyst');
  await page.goto('/alerts?category=Adverse+Media&sort=-created_at');
  await page.locator(`#open-${alert.token}`).focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Escalate alert' });
  await dialog.getByLabel('Reason').fill('Is this article about her?');
  await page.reload();
  await expect(dialog).toContainText(alert.name);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Is this article about her?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.locator(`#open-${alert.token}`)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('drafts · are gone when their person signs out', async ({ page, request, firstRun }) => {
  const alert = await raiseAlert(request, firstRun);
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await page.goto(`/sign-in?return_to=/alerts/${alert.token}`);
  await attemptSignIn(page, analyst?.email ?? '', analyst?.password ?? '');
  await page.getByRole('button', { name: 'Escalate' }).click();
  await page.getByLabel('Reason').fill('Nobody else should read this.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nobody else');
});
