import { expect, test } from '../fixtures/test';
import { caseAlerts, screenListedPerson } from '../fixtures/raise-alert';

test('alert · shows a category that was not searched as Not Screened', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const subject = { name: 'Ann PEP', date_of_birth: '1970-01-02', categories: ['pep'] };
  const alert = await screenListedPerson(request, firstRun, subject);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const screening = page.getByRole('region', { name: 'Screening', exact: true });
  await screening.getByRole('button').click();
  await expect(screening.getByRole('definition')).toHaveText([
    'Not ScreenedNot requested',
    'Not ScreenedNot requested',
    'Hit',
    'Not ScreenedNot requested',
  ]);
});

test('alert · shows Not Screened if a screening refers without a match', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alerts = await caseAlerts(request, firstRun, {
    first_name: 'Ann',
    last_name: 'REFER',
    country: 'GB',
  });
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alerts[0]?.token}`);
  const screening = page.getByRole('region', { name: 'Screening', exact: true });
  await screening.getByRole('button').click();
  await expect(screening.getByText('Needs manual review')).toHaveCount(4);

  // Five alerts on one person: each link says which alert it leads to.
  const panel = page.getByRole('region', { name: 'Other alerts on this case' });
  await panel.getByRole('button').click();
  const others = panel.getByRole('link');
  await expect(others).toHaveCount(4);
  const names = await others.allInnerTexts();
  expect(new Set(names).size).toBe(4);
});

test('alert · states each finding once', async ({ page, signIn, request, firstRun }) => {
  const names = { first_name: 'Elspeth', last_name: 'Quarrington' };
  const subject = { ...names, country: 'GB', email: 'elspeth@mailinator.com' };
  const [alert] = await caseAlerts(request, firstRun, subject);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert?.token}`);
  const finding = page.getByRole('region', { name: 'Finding' });
  await expect(finding).toContainText('Risk score');
  await expect(finding.getByText('The email address is a disposable one.')).toHaveCount(1);
});
