import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { raiseAlert, screenListedPerson } from '../fixtures/raise-alert';

test('alert · shows both records side by side and a score that equals the sum of its parts', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const comparison = page.getByRole('table', { name: 'Subject and match compared' });
  await expect(comparison.getByRole('row', { name: /^Name/ })).toContainText('Agrees');
  await expect(comparison.getByRole('row', { name: /^Date of birth/ })).toContainText('2 Jan 1970');
  const explanation = page.getByRole('region', { name: 'How this score was calculated' });
  const points = await explanation
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => Number(item.lastElementChild?.textContent?.replace('−', '-').replace('=', ''))),
    );
  const sum = points.pop();
  expect(points.reduce((total, each) => total + each, 0)).toBeCloseTo(sum ?? Number.NaN, 2);
  await expect(page.getByRole('img', { name: `Match score: ${sum} of 100` })).toBeVisible();
});

test('alert · shows the score without the date of birth and the OFAC-equivalent score when the match has them', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const subject = { name: 'Arkady Morozov', date_of_birth: '1971-04-12' };
  const alert = await screenListedPerson(request, firstRun, subject);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const match = page.getByRole('region', { name: 'Match', exact: true });
  const explanation = page.getByRole('region', { name: 'How this score was calculated' });
  const byDate = explanation
    .locator('li')
    .filter({ hasText: 'Date of birth' })
    .locator(':scope > :last-child');
  const points = Number((await byDate.textContent())?.replace('−', '-'));
  const score = Number((await explanation.locator('li').last().textContent())?.split('=')[1]);
  expect(points).toBeLessThan(0);
  await expect(match).toContainText(`Without date of birth:${Number((score - points).toFixed(2))}`);
  await expect(match).toContainText(/OFAC-equivalent score:\d+/);
  await expect(match).toContainText(/model \d{4}-\d{2}-\d{2}/);
});

test('alert · gives the name that matches room beside its score on a screen of 1024 px', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await screenListedPerson(request, firstRun, {
    name: 'Arkadiy Morozov',
    date_of_birth: '1968-04-12',
  });
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const match = page.getByRole('region', { name: 'Match', exact: true });
  const width = async (of: Locator) => (await of.boundingBox())?.width ?? 0;
  expect(await width(match.getByText('Matches'))).toBeGreaterThan((await width(match)) / 2);
});

test('alert · omits model and other scores when the match has none', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('img', { name: /^Match score/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Match', exact: true })).not.toContainText(
    /Without date|OFAC|model/,
  );
});

test('alert · shows in its history who assigned and escalated it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);

  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Alert', exact: true })).toContainText('Assigned toYou');

  await page.getByRole('button', { name: 'Escalate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Escalate' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await expect(dialog.getByText('must not be blank')).toBeVisible();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await dialog.getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Reason').fill('Please look at the birth date.');
  await dialog.getByRole('button', { name: 'Escalate' }).click();
  await expect(dialog).toBeHidden();

  const history = page.getByRole('region', { name: 'History' });
  await expect(history.locator('li').first()).toContainText('escalated it to');
  await expect(history).toContainText('Please look at the birth date.');
  await expect(page.getByRole('button', { name: 'Resolve' })).toHaveCount(0);
});

test('alert · shows every validation message and focuses the first invalid field when a resolution is incomplete', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog');
  const outcome = dialog.getByRole('radiogroup', { name: 'Outcome' });
  const rationale = dialog.getByLabel('Rationale');

  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(outcome).toHaveAccessibleDescription('Required');
  await expect(outcome).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('radiogroup', { name: 'Action' })).toHaveAccessibleDescription('Required');
  await expect(rationale).toHaveAccessibleDescription('must not be blank');
  await expect(rationale).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('radio', { name: 'False positive' })).toBeFocused();

  await dialog.getByRole('radio', { name: 'True positive' }).check();
  await expect(dialog.getByRole('radio', { name: 'Decline' })).toBeChecked();
  await expect(dialog.getByText('Required')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(rationale).toBeFocused();
});

test('alert · an analyst proposes what needs a reviewer, who confirms it, by keyboard', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun, 'SANCTION');
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolve alert' });
  await dialog.getByRole('radio', { name: 'False positive' }).check();
  await expect(dialog.getByText('You can propose it to one.')).toBeVisible();
  await dialog.getByLabel('Rationale').fill('Another date of birth.');
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  const reviewer = dialog.getByLabel('Reviewer');
  await expect(reviewer).toHaveAccessibleDescription(/Required/);
  await reviewer.press('Enter');
  await page.getByRole('option').first().press('Enter');
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Proposed resolution' })).toContainText(
    'Another date of birth.',
  );
  await expect(page.getByRole('button', { name: 'Confirm proposal' })).toHaveCount(0);

  await signIn(page, 'reviewer');
  await page.reload();
  await page.getByRole('button', { name: 'Confirm proposal' }).press('Enter');
  await expect(page.getByText('Alert resolved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Proposed resolution' })).toHaveCount(0);
  // The panel counts the alerts as they were resolved.
  await expect(page.getByText('No Hit').first()).toBeVisible();
});

test('alert · shows the conflict and the new status when another user has changed it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  await request.post(`/v1/alerts/${alert.token}/acknowledge`, { headers: { 'X-API-KEY': firstRun.api_key } });
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByText('The alert could not be acknowledged')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeVisible();
});

test('alert · shows the earlier status again when an acknowledgement fails', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const { promise: shown, resolve: letFail } = Promise.withResolvers<void>();
  await page.route('**/acknowledge', async (route) => {
    await shown;
    const error = {
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side.',
      request_id: 'req_1',
    };
    await route.fulfill({ status: 500, json: { error } });
  });
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByRole('button', { name: 'Resolve' })).toBeVisible();
  letFail();
  await expect(page.getByText('The alert could not be acknowledged')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resolve' })).toHaveCount(0);
});

test('alert · offers no action when the viewer is an auditor', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'auditor');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(alert.name);
  for (const action of ['Acknowledge', 'Resolve', 'Escalate', 'Assign']) {
    await expect(page.getByRole('button', { name: action })).toHaveCount(0);
  }
  await page.keyboard.press('a');
  await expect(page.getByText('Auditors have read-only access.')).toBeVisible();
});

test('alert · says that it was not found when the token is unknown', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts/alt_unknown');
  await expect(page.getByText('Alert not found')).toBeVisible();
});
