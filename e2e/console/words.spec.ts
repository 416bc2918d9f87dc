import { caseAlerts } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

test('words · a finding shows countries and machine words of providers in plain words everywhere', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const born = { date_of_birth: '1970-01-02', nationality: 'GB', country: 'GB' };
  const person = { first_name: 'Phoebe', last_name: 'Farline', ...born, phone: '+33612345678' };
  const [alert] = await caseAlerts(request, firstRun, person);
  const text = 'The phone number belongs to France, but the person lives in the United Kingdom.';
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert?.token}?q=Farline`);
  await expect(page.locator('tbody tr[data-row]')).toContainText(text);
  const finding = page.getByRole('region', { name: 'Finding' });
  await expect(finding).toContainText(text);
  await expect(finding.getByRole('table')).toContainText('A number of France');
});
