import type { APIRequestContext } from '@playwright/test';
import { findBy } from '../pictures/find';
import { anOverride } from '../fixtures/an-override';
import { callerOf } from '../fixtures/caller-of';
import { caseAlerts } from '../fixtures/raise-alert';
import type { FirstRun } from '@/scripts/start/announce';
import { expect, test } from '../fixtures/test';

/** A company whose provider was down for all its checks, in the sample data. */
const outage = 'Larkspur Telegraph';

const withDocuments = async (request: APIRequestContext, { base_url, project_hash, api_key }: FirstRun) => {
  const opened = await request.post(`${base_url}/api/gateway/execute/${project_hash}/kyc/api`, {
    headers: { 'X-API-KEY': api_key },
    data: { first_name: 'Theodora', last_name: 'Hushwell DOCS', country: 'GB' },
  });
  return (await opened.json()).case_token as string;
};

test('cases · a tier that was set manually says that nobody has approved it yet', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const about = { name: 'Wilhelmina Lowered SANCTION', justification: 'Another person.' };
  const { case_token, tier: set } = await anOverride(request, firstRun, about);
  await signIn(page, 'analyst');
  await page.goto(`/cases/${case_token}`);
  const tier = page.getByRole('banner').or(page.locator('main header')).getByRole('definition').first();
  await expect(tier).toContainText(
    new RegExp(`${set}\\s*set manually, calculated \\w+ \\d+\\s*Not yet approved`),
  );
});

test('cases · a case that waits for its client has no move on a key, and withdrawing is among the others', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto(await findBy(request, firstRun).case('Methuselah'));
  await expect(page.getByRole('region', { name: 'Waiting for the client' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'More for this case' }).click();
  await expect(page.getByRole('menuitem', { name: 'Withdraw the request' })).toBeVisible();
});

test('cases · text typed into the waiving of a check chooses no reason, and a waived check has not passed', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const token = await withDocuments(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/cases/${token}/checks`);
  await page
    .getByRole('button', { name: /^Waive/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Waive check' });
  await expect(dialog.getByLabel('Notes')).toBeFocused();
  await page.keyboard.type('Low risk');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toContainText('Choose a reason');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Low materiality' }).click();
  await dialog.getByRole('button', { name: 'Waive', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Theodora Hushwell DOCS' })).toContainText(
    /\d of \d+ passed, 1 waived/,
  );
});

test('alert · a document that cannot be asked for now is a disabled action with its reason', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const call = callerOf(request, firstRun);
  const alert = await openAlert('analyst');
  const { case_token } = await call(`/v1/alerts/${alert.token}`);
  for (const trigger of ['progress', 'review'])
    await call(`/v1/cases/${case_token}/transitions`, { trigger });
  await page.reload();
  const ask = page.getByRole('button', { name: 'Ask for a document' });
  await ask.hover();
  await expect(ask).toHaveAttribute('aria-disabled', 'true');
  await expect(ask).toHaveAccessibleDescription(/The case is In Review/);
  await page.keyboard.press('d');
  await expect(page.getByRole('status').filter({ hasText: 'The case is In Review' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('alert · the outage of a provider names every failed check, and retrying them comes first', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const call = callerOf(request, firstRun);
  const address = await findBy(request, firstRun).case(outage);
  const alerts: { token: string; category: string; status: string }[] = await call(`/v1${address}/alerts`);
  const failure = alerts.find(({ category, status }) => category === 'API Failure' && status !== 'Resolved');
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${failure?.token}`);
  const finding = page.getByRole('region', { name: 'Finding' });
  await expect(finding).toContainText(/Without an answer.*, .* and .*/);
  const retry = page.getByRole('button', { name: /^Retry \d checks$/ });
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(
    page.getByRole('status').filter({ hasText: /Running again…|tried again by themselves/ }),
  ).toBeVisible();
});

test('cases · the failed checks are retried together on their tab too, and each says why it failed', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto(`${await findBy(request, firstRun).case(outage)}/checks`);
  const failed = page.getByRole('listitem').filter({ has: page.getByText('Failed', { exact: true }) });
  await expect(failed.first().getByRole('link', { name: /did not answer$/ })).toHaveAttribute(
    'href',
    /^\/alerts\/alt_/,
  );
  await expect(page.getByRole('button', { name: /^Retry \d+ failed/ })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText(/checks are running again/)).toBeVisible();
});

test('my work · says how many alerts there are and shows them all, those with a paused clock last', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const ask = callerOf(request, firstRun);
  const subject = { first_name: 'Theodora', last_name: 'Waiting SANCTION', country: 'GB' };
  const [alert] = await caseAlerts(request, firstRun, subject);
  const { token, case_token } = await ask(`/v1/alerts/${alert?.token}`);
  const analyst = (await ask('/v1/users')).find(({ role }: { role: string }) => role === 'analyst');
  await ask(`/v1/alerts/${token}/assign`, { user_id: analyst.token });
  for (const trigger of ['progress', 'request_client_input'])
    await ask(`/v1/cases/${case_token}/transitions`, { trigger });
  await signIn(page, 'analyst');
  await page.goto('/work');
  const alerts = page.getByRole('region', { name: 'Alerts' });
  await expect(alerts).toContainText(/\d+ alerts, earliest deadline first/);
  const cut = await alerts.getByRole('table').evaluate((table) => {
    const scroller = table.parentElement;
    return scroller ? scroller.scrollHeight - scroller.clientHeight : -1;
  });
  expect(cut).toBe(0);
  const due = await alerts.locator('tbody tr[data-row] > :last-child').allTextContents();
  const paused = due.map((text) => /Paused/.test(text));
  expect(new Set(paused)).toEqual(new Set([false, true]));
  expect(paused).toEqual(paused.toSorted());
});

test('cases · on a phone the open tab begins in the upper half, with what blocks approval folded', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'analyst');
  await page.goto(await findBy(request, firstRun).case('Gingerbread'));
  const before = page.getByRole('region', { name: 'Before approval' });
  await expect(before.getByRole('button', { expanded: false })).toBeVisible();
  await expect(before.getByRole('link').first()).toBeHidden();
  const tabs = await page.getByRole('navigation', { name: 'Parts of the case' }).boundingBox();
  expect(tabs?.y).toBeLessThan(422);
  await before.getByRole('button').click();
  await expect(before.getByRole('link').first()).toBeVisible();
});
