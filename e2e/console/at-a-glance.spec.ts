import type { Page } from '@playwright/test';
import { anOverride } from '../fixtures/an-override';
import { callerOf } from '../fixtures/caller-of';
import { raiseAlert } from '../fixtures/raise-alert';
import { rowOf } from '../fixtures/row-of';
import { expect, test } from '../fixtures/test';

const phone = { width: 390, height: 844 };
const hourMs = 3_600_000;

/** "26 Nov 2026, 09:41 UTC" */
const timeWithZone = /\d{1,2} \w{3} \d{4}, \d{2}:\d{2} [A-Z]{2,4}([+-]\d+)?/;

test.use({ timezoneId: 'Europe/Berlin' });

test('cases · the list says of a tier that was set manually whether somebody has approved it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const about = { name: 'Philippa Raised SANCTION', justification: 'Another person.' };
  const { assessment_token, tier } = await anOverride(request, firstRun, about);
  await signIn(page, 'reviewer');
  await page.goto('/cases?q=Philippa');
  const row = page.getByRole('row').filter({ hasText: 'Philippa' });
  await expect(row).toContainText(new RegExp(`${tier}\\s*set manually\\s*Calculated \\d+, not yet approved`));
  await callerOf(request, firstRun)(`/v1/risk-assessments/${assessment_token}/approve`, {});
  await expect(row).not.toContainText('not yet approved');
  await expect(row).toContainText('set manually');
});

test('alerts · a snoozed one gives way to the next one, can be undone, and is found again from Analytics', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [next, alert] = [await raiseAlert(request, firstRun), await raiseAlert(request, firstRun)];
  const headers = { 'X-API-KEY': firstRun.api_key };
  const snoozedUntil = async () =>
    (await (await request.get(`/v1/alerts/${alert.token}`, { headers })).json()).data.snoozed_until;
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  const opened = evidence.getByRole('heading', { level: 2 }).first();
  await expect(opened).toContainText(alert.name);
  const heights = async () => [
    (await rowOf(page, alert).boundingBox())?.height,
    (await evidence.locator('header').first().boundingBox())?.height,
  ];
  const before = await heights();
  const snooze = async () => {
    await page.keyboard.press('z');
    await page.getByRole('button', { name: /^Tomorrow morning/ }).click();
    await expect(opened).toContainText(next.name);
  };
  await snooze();
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision).toContainText(/Snoozed until .*Undo/);
  await expect(page.locator('tbody [data-row-target]:focus')).toHaveAccessibleName(new RegExp(next.name));
  await expect(rowOf(page, alert)).toContainText(/Snoozed until/);
  expect(await heights()).toEqual(before);
  expect(await snoozedUntil()).not.toBeNull();
  await page.keyboard.press('u');
  await expect(opened).toContainText(alert.name);
  expect(await snoozedUntil()).toBeNull();

  await snooze();
  await page.goto('/analytics');
  await page.getByRole('link', { name: /^\d+ snoozed$/ }).click();
  await expect(page).toHaveURL('/alerts?status=Snoozed');
  await rowOf(page, alert).getByRole('link').last().click();
  expect((await heights())[1]).toBe(before[1]);
  await expect(decision.getByRole('note')).toContainText(/Snoozed until .*, 09:00/);
  await decision.getByRole('button', { name: 'End the snooze' }).click();
  await expect.poll(snoozedUntil).toBeNull();
  await expect(decision.getByText('Snoozed until')).toHaveCount(0);
  await expect(page.locator(':is(tbody [data-row-target], h2):focus')).toHaveAccessibleName(
    new RegExp(alert.name),
  );
});

test('alerts · a snoozed one says until when, in the list and where it is decided', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  const until = new Date(Date.now() + 2 * hourMs).toISOString();
  const snoozed = await request.post(`/v1/alerts/${alert.token}/snooze`, {
    headers: { 'X-API-KEY': firstRun.api_key },
    data: { until },
  });
  expect(snoozed.status()).toBe(200);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}?status=All&sort=-created_at`);
  const words = new RegExp(`Snoozed until ${timeWithZone.source}`);
  // A row has no width for all of it.
  const inRow = rowOf(page, alert).getByText(/^Snoozed until (\d{2}:\d{2}|\d{1,2} \w{3,4})$/);
  await expect(inRow).toHaveAttribute('title', timeWithZone);
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision).toContainText(words);
});

test('alerts · a phone shows the deadline in the list and on the alert, with its time zone', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await signIn(page, 'analyst');
  await page.setViewportSize(phone);
  await page.goto('/alerts?sort=-created_at');
  const due = rowOf(page, alert).locator('time');
  await expect(due).toBeVisible();
  await expect(due).toHaveAttribute('title', timeWithZone);
  await page.goto(`/alerts/${alert.token}`);
  const shown = page.getByRole('region', { name: 'Evidence', exact: true }).locator('header').first();
  await expect(shown.getByText(/^Due /)).toBeVisible();
  await expect(shown).toContainText(new RegExp(`Due ${timeWithZone.source}`));
});

test('alerts · the filters of a view say by what it already filters', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts?view=due');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  const placeholderOf = (label: string) => expect(filters.getByLabel(label, { exact: true }));
  await placeholderOf('Due').toHaveAttribute('placeholder', 'Overdue or within 24 hours');
  await placeholderOf('Status').toHaveAttribute('placeholder', 'Not resolved');
  await placeholderOf('Sort by').toHaveAttribute('placeholder', 'Due first');
  await placeholderOf('Priority').toHaveAttribute('placeholder', 'Any');
  await filters.getByLabel('Category').fill('name');
  await expect(page.getByRole('option', { name: 'Name Mismatch' })).toContainText(
    /identity document.*company registry.*\d$/,
  );
});

test('alerts · several are assigned to another person at once', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alerts = [await raiseAlert(request, firstRun), await raiseAlert(request, firstRun)];
  const headers = { 'X-API-KEY': firstRun.api_key };
  const users = (await (await request.get('/v1/users', { headers })).json()).data;
  const reviewer = users.find(({ role }: { role: string }) => role === 'reviewer');
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=All&sort=-created_at');
  for (const alert of alerts) await rowOf(page, alert).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Selected alerts' }).getByRole('button', { name: 'Assign…' }).click();
  const form = page.getByRole('dialog', { name: 'Assign' });
  await form.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: reviewer.name }).click();
  await expect(form.getByRole('button', { name: 'Assign 2 alerts' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('2 alerts assigned')).toBeVisible();
  for (const { token } of alerts) {
    const { data } = await (await request.get(`/v1/alerts/${token}`, { headers })).json();
    expect(data.assigned_to).toBe(reviewer.token);
  }
});

/** The parts of the page that the tour lies over. */
const coveredByTour = (page: Page) =>
  page.evaluate(() => {
    const tour = document.querySelector('section[data-tour]')?.getBoundingClientRect();
    const foot = document.querySelector('main > *')?.getBoundingClientRect();
    return { tour: tour?.top, foot: foot?.bottom };
  });

test('tour · covers nothing: the last row of a list can be pressed while it is shown', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/cases');
  await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('button', { name: /tour/ }).click();
  await expect(page.locator('section[data-tour]')).toContainText('Step 1 of 5');
  const { tour, foot } = await coveredByTour(page);
  expect(foot).toBeLessThanOrEqual(tour ?? 0);
  const last = page.locator('tbody tr[data-row]').last();
  await last.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cases\/cas_/);
});

test('notifications · that of a deadline says which alert or case it is about', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/work');
  const notifications = page.getByRole('region', { name: 'Mentions and other notifications' });
  const ofAlert = notifications.getByRole('link', { name: /^The deadline of an alert is near/ }).first();
  await expect(ofAlert).toContainText(/Match · CAS-\d{6}$/);
  const ofCase = notifications.getByRole('link', { name: /^The deadline of a case is near/ }).first();
  await expect(ofCase).toContainText(/Onboarding · CAS-\d{6}$/);
});
