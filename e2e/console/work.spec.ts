import { raiseAlert } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

test('work · loads a user’s alerts and cases with one request each, by deadline', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { token, name } = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  const { data: viewer } = await (await page.request.get('/v1/users/me')).json();
  const headers = { 'X-API-KEY': firstRun.api_key };
  await request.post(`/v1/alerts/${token}/assign`, { headers, data: { user_id: viewer.token } });
  const lists: string[] = [];
  page.on('request', (sent) => {
    if (/\/v1\/(alerts|cases)\?/.test(sent.url())) lists.push(new URL(sent.url()).pathname);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work');
  const alerts = page.getByRole('table', { name: 'Your alerts' });
  await expect(alerts).toContainText(name);
  await expect(alerts.getByRole('img', { name: /^Corroborated \d of 4$/ }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Your cases' }).locator('tbody tr').first()).toBeVisible();
  expect(lists.toSorted()).toEqual(['/v1/alerts', '/v1/cases']);

  const of = { assigned_to: viewer.token, sort: 'sla_deadline', snoozed: 'exclude', limit: 100 };
  const { data } = await (await request.get('/v1/alerts', { headers, params: of })).json();
  const open = data.filter(({ status }: { status: string }) => status !== 'Resolved');
  const first = alerts.locator('tbody tr[data-row]').first();
  await expect(first).toContainText(open[0].subject.name);
});
