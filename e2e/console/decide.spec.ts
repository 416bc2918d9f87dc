import { raiseNamesake, screenListedPerson } from '../fixtures/raise-alert';
import { statusOf, subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

test('decide · after a refusal a number still chooses, and no text of digits is taken as a rationale', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  const decision = page.getByRole('form', { name: 'Decide' });
  const rationale = decision.getByLabel('Rationale');
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('1');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision.getByText('Write a rationale.')).toBeVisible();
  await expect(rationale).toBeFocused();
  await page.keyboard.press('2');
  const trueMatch = decision.getByRole('button', { name: /^True match/ });
  await expect(trueMatch).toHaveAttribute('aria-pressed', 'true');
  await expect(trueMatch).toBeFocused();
  await expect(rationale).not.toHaveValue(/2/);

  await rationale.fill('2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision.getByText('Write the rationale in words.')).toBeVisible();
  // Text in a field is the user's own: there a number is a number.
  await page.keyboard.press('3');
  await expect(rationale).toHaveValue('23');
  expect(await statusOf(request, firstRun, alert.token)).toBe('Open');
});

test('decide · the numbers of the list agree once a decision is made', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const name = `Counted ${crypto
    .randomUUID()
    .replaceAll(/[^a-f]/g, 'b')
    .slice(0, 12)}`;
  const raised: { token: string }[] = [];
  for (const year of [1970, 1971, 1972]) {
    const subject = { name: `${name} PEP`, date_of_birth: `${year}-01-02` };
    raised.push(await screenListedPerson(request, firstRun, subject));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'analyst');
  await page.goto(`/alerts?q=${encodeURIComponent(name)}`);
  const list = page.getByRole('region', { name: 'List of alerts' });
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  const open = page.getByRole('navigation', { name: 'Views of alerts' }).getByRole('link', { name: /^Open/ });
  await expect(list.getByText('3 alerts', { exact: true })).toBeVisible();
  await expect(evidence.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('1');
  await page.getByLabel('Rationale').fill('Another person.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(open).toHaveText(/^Open\s*2$/);
  await expect(list.getByText('2 alerts, 1 gone', { exact: true })).toBeVisible();
  await expect(evidence.getByText('1 of 2', { exact: true })).toBeVisible();
});

test('decide · a rationale that was emptied is drafted again by the next choice', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseNamesake(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const decision = page.getByRole('form', { name: 'Decide' });
  await decision.getByRole('button', { name: /^False positive/ }).click();
  const rationale = decision.getByLabel('Rationale');
  await expect(rationale).toHaveValue(/^Not the listed person/);
  await rationale.fill('Mine.');
  await rationale.fill('');
  // Who empties the field to write in it is left alone.
  await expect(rationale).toHaveValue('');
  await decision.getByRole('button', { name: /^Escalate/ }).click();
  await expect(decision.getByLabel('Reason')).toHaveValue(/^Please decide whether/);
  await decision.getByLabel('Reason').fill('');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision.getByText('Write a reason.')).toBeVisible();
});

test('decide · an alert that the analyst has taken keeps its place, and is found again after a reload', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseNamesake(request, firstRun);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  await expect(subjectOf(page)).toContainText(alert.name);
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  const place = evidence.getByText(/^1 of [\d,]+$/);
  await expect(place).toBeVisible();
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  // The page shows it before the server has it.
  await expect.poll(() => statusOf(request, firstRun, alert.token)).toBe('Acknowledged');
  await expect(evidence.getByRole('link', { name: 'In Mine' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/alerts/${alert.token}`));
  await page.reload();
  await expect(subjectOf(page)).toContainText(alert.name);
  await evidence.getByRole('link', { name: 'In Mine' }).click();
  await expect(evidence).toContainText(/\d+ of \d+/);
  await expect(subjectOf(page)).toContainText(alert.name);
});
