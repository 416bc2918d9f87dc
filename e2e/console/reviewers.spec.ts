import { raiseNamesake } from '../fixtures/raise-alert';
import { statusOf, subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

test('reviewers · a failure to load them shows the request id, and the proposal is sent after a retry', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseNamesake(request, firstRun, 'SANCTION');
  await signIn(page, 'analyst');
  const error = { code: 'FORBIDDEN', message: 'The list of people is closed.', request_id: 'req_people' };
  await page.route(/\/v1\/users\?/, (route) =>
    route.fulfill({ status: 403, headers: { 'X-Request-Id': 'req_people' }, json: { error } }),
  );
  await page.goto(`/alerts/${alert.token}`);
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('1');
  const decision = page.getByRole('form', { name: 'Decide' });
  const rationale = decision.getByLabel('Rationale');
  await rationale.fill('Another person, born in another year.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const notice = decision.getByRole('alert');
  await expect(notice).toContainText('The reviewers could not be loaded');
  await expect(notice).toContainText('The list of people is closed.');
  await expect(notice).toContainText('Request req_people');
  await expect(decision.getByRole('status')).toContainText('Your decision is kept.');
  await expect(rationale).toHaveValue('Another person, born in another year.');
  expect(await statusOf(request, firstRun, alert.token)).toBe('Open');

  await page.unroute(/\/v1\/users\?/);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
  await expect(decision.getByRole('combobox')).toContainText('Goes to');
  await rationale.focus();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => statusOf(request, firstRun, alert.token)).toBe('Escalated');
});
