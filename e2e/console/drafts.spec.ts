import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { endSession } from '../fixtures/end-session';
import { raiseAlert, raiseNamesake } from '../fixtures/raise-alert';
import { selectAlerts } from '../fixtures/select-alerts';
import { expect, test } from '../fixtures/test';

const written = 'Another person: born in another year, and of another nationality.';

test('drafts · a decision that fails because the session has ended is kept, and removed once it is made', async ({
  page,
  context,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('reviewer');
  const falsePositive = page.getByRole('button', { name: /^False positive/ });
  await falsePositive.click();
  const rationale = page.getByLabel('Rationale');
  await rationale.fill(written);

  await endSession(context);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page).toHaveURL(/\/sign-in\?return_to=/);
  await expect(page.getByLabel('Email')).toBeFocused();
  const reviewer = firstRun.users.find(({ role }) => role === 'reviewer');
  await attemptSignIn(page, reviewer?.email ?? '', reviewer?.password ?? '');
  await expect(page).toHaveURL(`/alerts/${alert.token}`);
  await expect(page.getByText('Your decision was not made. Your session had ended.')).toBeVisible();
  await expect(page.locator(':is(tbody [data-row-target], h2):focus')).toHaveAccessibleName(
    new RegExp(alert.name),
  );
  await expect(rationale).toHaveValue(written);
  await expect(falsePositive).toHaveAttribute('aria-pressed', 'true');
  const held = page.waitForResponse(/\/resolve$/);
  await page.keyboard.press('ControlOrMeta+Enter');
  expect((await held).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(written);
});

test('drafts · belong to one person, and survive leaving the alert', async ({
  page,
  context,
  signIn,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  const falsePositive = page.getByRole('button', { name: /^False positive/ });
  await falsePositive.click();
  await page.getByLabel('Rationale').fill(written);
  // Escape leaves the field for the alert, so that a digit is a choice again and no text.
  await page.keyboard.press('Escape');
  const place = page.locator(':is(tbody [data-row-target], h2):focus');
  await expect(place).toHaveAccessibleName(new RegExp(alert.name));
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: /^True match/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Rationale')).toHaveValue(written);
  await page.reload();
  await expect(page.getByLabel('Rationale')).toHaveValue(written);
  // Only the text is restored, not the choice: a single key must not commit a decision chosen some time ago.
  await expect(falsePositive).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Choose a decision.')).toBeVisible();

  // In the same tab, with no page open that would notice the end of its session.
  const { pathname } = new URL(page.url());
  await page.goto('about:blank');
  await context.clearCookies();
  await signIn(page, 'reviewer');
  await page.goto(pathname);
  await expect(page.getByLabel('Rationale')).toHaveValue('');
});

test('drafts · are deleted when their author signs out', async ({ page, request, firstRun }) => {
  const alert = await raiseAlert(request, firstRun);
  const analyst = firstRun.users.find(({ role }) => role === 'analyst');
  await page.goto(`/sign-in?return_to=/alerts/${alert.token}`);
  await attemptSignIn(page, analyst?.email ?? '', analyst?.password ?? '');
  await page.getByLabel('Rationale').fill('Nobody else should read this.');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Nobody else');
});

test('drafts · a decision made offline fails at once, and keeps its choice and its text', async ({
  page,
  context,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  const falsePositive = page.getByRole('button', { name: /^False positive/ });
  await falsePositive.click();
  await page.getByLabel('Rationale').fill(written);
  await context.setOffline(true);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Your decision was not made.')).toBeVisible();
  await expect(page).toHaveURL(`/alerts/${alert.token}`);
  await expect(page.getByLabel('Rationale')).toHaveValue(written);
  await expect(falsePositive).toHaveAttribute('aria-pressed', 'true');
});

test('drafts · the rationale of a bulk decision survives the end of the session, with its selected alerts', async ({
  page,
  context,
  signIn,
  request,
  firstRun,
}) => {
  const alerts = [await raiseNamesake(request, firstRun), await raiseNamesake(request, firstRun)];
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  await selectAlerts(page, alerts);
  await page.keyboard.press('1');
  const rationale = page.getByRole('dialog').getByLabel('Rationale');
  await rationale.fill(written);
  await endSession(context);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page).toHaveURL(/\/sign-in\?return_to=/);

  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  await expect(page.getByText('Your rationale is still here')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Selected alerts' })).toContainText('2 alerts selected');
  await page.keyboard.press('1');
  await expect(rationale).toHaveValue(written);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('2 resolved', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(written);
});
