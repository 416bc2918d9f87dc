import { expect, test } from '../fixtures';
import { raiseAlert, screen } from './raise-alert';

test('alert · shows both records side by side and a score that its parts add up to', async ({
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
  const explanation = page.getByRole('region', { name: 'How the score comes about' });
  const points = await explanation
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => Number(item.lastElementChild?.textContent?.replace('−', '-').replace('=', ''))),
    );
  const sum = points.pop();
  expect(points.reduce((total, each) => total + each, 0)).toBeCloseTo(sum ?? Number.NaN, 2);
  await expect(page.getByRole('img', { name: `Match score: ${sum} of 100` })).toBeVisible();
});

test('alert · holds the score against the one without the date, and against OFAC’s', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const subject = { name: 'Arkady Morozov', date_of_birth: '1971-04-12' };
  const alert = await screen(request, firstRun, subject);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const match = page.getByRole('region', { name: 'Match', exact: true });
  const explanation = page.getByRole('region', { name: 'How the score comes about' });
  const byDate = explanation
    .locator('li')
    .filter({ hasText: 'Date of birth' })
    .locator(':scope > :last-child');
  const points = Number((await byDate.textContent())?.replace('−', '-'));
  const score = Number((await explanation.locator('li').last().textContent())?.split('=')[1]);
  expect(points).toBeLessThan(0);
  await expect(match).toContainText(`Without the date of birth:${Number((score - points).toFixed(2))}`);
  await expect(match).toContainText(/OFAC-equivalent score:\d+/);
  await expect(match).toContainText(/model \d{4}-\d{2}-\d{2}/);
});

test('alert · tells of an older match what it has kept', async ({ page, signIn, request, firstRun }) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('img', { name: /^Match score/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Match', exact: true })).not.toContainText(
    /Without the date|OFAC|model/,
  );
});

test('alert · is assigned and escalated, and its history says by whom', async ({
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
  await expect(dialog.getByText('Choose a reviewer.')).toBeVisible();
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

test('alert · a Critical one is no false positive by an analyst alone', async ({
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
  await expect(page.getByRole('radio', { name: 'False positive' })).toBeDisabled();
  await expect(page.getByText('On a Critical alert a reviewer decides this: escalate it.')).toBeVisible();
});

test('alert · somebody else was faster, and the page says so', async ({
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

test('alert · an auditor reads it and can do nothing to it', async ({ page, signIn, request, firstRun }) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'auditor');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(alert.name);
  for (const action of ['Acknowledge', 'Resolve', 'Escalate', 'Assign']) {
    await expect(page.getByRole('button', { name: action })).toHaveCount(0);
  }
  await page.keyboard.press('a');
  await expect(page.getByText('Auditors read alerts and change nothing.')).toBeVisible();
});

test('alert · an unknown one is said to be unknown', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts/alt_unknown');
  await expect(page.getByText('There is no such alert')).toBeVisible();
});
