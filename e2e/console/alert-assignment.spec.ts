import { raiseNamesake } from '../fixtures/raise-alert';
import { statusOf, subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

test('alert · is assigned and escalated, and its history says by whom', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await decision.getByRole('button', { name: 'Assign' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign' });
  await assign.getByLabel('Person').click();
  await page.getByRole('option', { name: /\(you\)/ }).click();
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(decision).toContainText('Assigned toYou');

  await decision.getByRole('button', { name: /^Escalate/ }).click();
  await decision.getByLabel('Reason').fill('Please look at the birth date.');
  await decision.getByRole('button', { name: /^Escalate to / }).click();
  await expect.poll(() => statusOf(request, firstRun, alert.token)).toBe('Escalated');

  await page.goto(`/alerts/${alert.token}`);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button').click();
  await expect(history.locator('li').first()).toContainText('escalated the alert to');
  await expect(history).toContainText('Please look at the birth date.');
  await expect(decision).toContainText('This alert waits for a reviewer.');
});

test('alert · is assigned by keys alone: a part of the name finds the person', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  const headers = { 'X-API-KEY': firstRun.api_key };
  const users = (await (await request.get('/v1/users', { headers })).json()).data;
  const reviewer = users.find(({ role }: { role: string }) => role === 'reviewer');
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('s');
  const person = page.getByRole('dialog', { name: 'Assign' }).getByRole('combobox', { name: 'Person' });
  await expect(person).toBeFocused();
  await expect(person).toHaveValue(/\(you\)$/);
  await page.keyboard.type(reviewer.name.slice(0, 5));
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(person).toHaveValue(reviewer.name);
  await page.keyboard.press('Enter');
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision).toContainText(`Assigned to${reviewer.name}`);
});

test('alert · names a person who is disabled by now', async ({
  page,
  signIn,
  request,
  firstRun,
  baseUrl,
}) => {
  const alert = await raiseNamesake(request, firstRun);
  await signIn(page, 'admin');
  const change = { headers: { Origin: baseUrl } };
  const email = `leaver-${Date.now()}@probity.example`;
  const added = await page.request.post('/v1/users', {
    ...change,
    data: { name: 'Lena Leaver', email, role: 'analyst' },
  });
  const { token } = (await added.json()).data;
  const headers = { 'X-API-KEY': firstRun.api_key };
  await request.post(`/v1/alerts/${alert.token}/assign`, { headers, data: { user_id: token } });
  await page.request.patch(`/v1/users/${token}`, { ...change, data: { disabled: true } });

  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision).toContainText('Assigned toLena Leaver');
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button').click();
  await expect(history).toContainText('gave the alert to Lena Leaver');
  await page.keyboard.press('s');
  const person = page.getByRole('combobox', { name: 'Person' });
  await expect(person).toHaveValue('');
  await person.pressSequentially('Lena');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
