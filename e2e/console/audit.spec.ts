import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { raiseAlert } from '../fixtures/raise-alert';
import { expectNoViolations } from '../fixtures/violations';

test('audit · an auditor finds the records of a case by its number or name, and those of an API key', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await raiseAlert(request, firstRun); // with the project's key
  await signIn(page, 'auditor');
  const { data: cases } = await (await page.request.get('/v1/cases?limit=1&sort=created_at')).json();
  const [{ token, name, primary_entity }] = cases;
  await page.goto('/audit');
  const records = page.getByRole('table', { name: 'Audit records' });
  await expect(records.getByRole('button').first()).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Person, company, case or ID' });
  await search.click();
  await search.pressSequentially(name);
  await page.getByRole('option', { name: `Case ${name}` }).click();
  await expect(page).toHaveURL(new RegExp(`target=${token}`));
  await page.reload();
  await expect(search).toHaveValue(`Case ${name}`);

  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill(primary_entity.name);
  const people = page.getByRole('option', { name: /(Person|Company) ·/ });
  await people.filter({ hasText: primary_entity.name }).first().click();
  await expect(page).toHaveURL(/target=ent_/);
  await expect(search).toHaveValue(primary_entity.name);
  // Also the records of the person's checks and alerts.
  await expect(records).toContainText(/check|alert/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).first().click();

  await page.getByRole('button', { name: 'Filter' }).click();
  const who = page.getByRole('combobox', { name: 'Who' });
  const found = page.waitForRequest(/\/v1\/audit-logs\/actors\?.*q=api/);
  await who.click();
  await who.pressSequentially('api');
  await found;
  const keys = page.getByRole('option', { name: /API key/ });
  await expect(page.getByRole('option')).toHaveCount(await keys.count());
  const key = await keys.first().innerText();
  await keys.first().click();
  await expect(page).toHaveURL(/actor=key_/);
  await page.keyboard.press('Escape');
  await expect(records.getByRole('button').first()).toContainText('API key');
  // The actor of a link may be missing from the first choices of the page.
  await page.reload();
  const chip = page.getByRole('button', { name: `Remove filter Who: ${key.split('\n')[0]}` });
  await expect(chip).toBeVisible();
});

test('audit · the records are in the order of the chain, the newest first', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'auditor');
  const asked = page.waitForRequest(/\/v1\/audit-logs\?.*sort=-sequence/);
  await page.goto('/audit');
  await asked;
  const records = page.getByRole('table', { name: 'Audit records' }).getByRole('row');
  await expect(records.nth(10)).toBeVisible();
  const numbers = (await records.allInnerTexts()).slice(1, 11).map((text) => Number(/\d+$/.exec(text)?.[0]));
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) - at));
});

test('audit · a record shows its time to the second with the time zone, and names its event in words', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'auditor');
  await page.goto('/audit');
  const records = page.getByRole('table', { name: 'Audit records' });
  await expect(records.locator('time').first()).toHaveText(/, \d\d:\d\d:\d\d UTC$/);
  await records.getByRole('button').first().click();
  const record = page.getByRole('dialog');
  await expect(record).toContainText(/\d\d:\d\d:\d\d UTC · [A-Z][a-z]+ [a-z ]+/);
  await expect(record).toContainText(/[a-z_]+\.[a-z_]+/);
  await expectNoViolations(page);
});

test('audit · the filtered records can be downloaded, and a period can be verified', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await raiseAlert(request, firstRun); // today, which is later than the sample early in the day
  await signIn(page, 'auditor');
  await page.goto('/audit?event_type=alert.created');
  const records = page.getByRole('table', { name: 'Audit records' });
  await expect(records.getByRole('button').first()).toBeVisible();
  const { meta } = await (await page.request.get('/v1/audit-logs?event_type=alert.created&limit=1')).json();
  expect(meta.total).toBeGreaterThan(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
  expect(lines[0]).toContain('sequence,created_at,event_type');
  expect(lines).toHaveLength(meta.total + 1);
  expect(lines.slice(1).every((line) => line.includes('alert.created'))).toBe(true);

  const verified = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /complete and unchanged|no record of this period/ });
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/audit?from=${today.slice(0, 8)}01&to=${today}&event_type=alert.created`);
  await page.getByRole('button', { name: 'Verify this period' }).click();
  await expect(verified).toContainText(/From record \d+ of .* UTC to record \d+ of .* UTC\./);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, height: NaN };
  const [title, notice] = [page.getByRole('heading', { level: 1 }), verified.locator('> div')];
  expect((await boxOf(notice)).x).toBe((await boxOf(title)).x);
  // The filters are beside the search.
  const [search, filter] = [
    page.getByRole('search'),
    page.getByRole('button', { name: 'Filter', exact: true }),
  ];
  const middles = [await boxOf(search), await boxOf(filter)].map(({ y, height }) => y + height / 2);
  expect(middles[0]).toBe(middles[1]);
  await page.goto('/audit?from=2020-01-01&to=2020-01-02');
  await page.getByRole('button', { name: 'Verify this period' }).click();
  await expect(verified).toContainText('There was nothing to verify.');
  await expect(verified).not.toContainText('hash');
  await expectNoViolations(page);
});

test('audit · records about people name them, and are found by their name', async ({
  page,
  signIn,
  baseUrl,
}) => {
  await signIn(page, 'auditor');
  const { data: users } = await (await page.request.get('/v1/users?all=true')).json();
  const auditor = users.find(({ role }: { role: string }) => role === 'auditor');
  // One of them changes something, and only that is recorded.
  for (const email_notifications of [false, true]) {
    const headers = { Origin: baseUrl };
    const changed = await page.request.patch('/v1/users/me', { headers, data: { email_notifications } });
    expect(changed.status()).toBe(200);
  }
  await page.goto('/audit');
  const records = page.getByRole('table', { name: 'Audit records' });
  const search = page.getByRole('combobox', { name: 'Person, company, case or ID' });
  await search.click();
  await search.pressSequentially(auditor.name);
  await page.getByRole('option', { name: `${auditor.name} Changes of the account` }).click();
  await expect(page).toHaveURL(new RegExp(`target=${auditor.token}`));
  await expect(records.getByRole('button').first()).toContainText('changed their own account');
  await records.getByRole('button').first().click();
  const record = page.getByRole('dialog');
  await expect(record.getByRole('link', { name: auditor.name })).toBeVisible();
  await expectNoViolations(page);
  await record.getByRole('link', { name: auditor.name }).click();
  await expect(page.getByRole('dialog')).toContainText(auditor.email);
});

test('audit · a list of records names cases, people and alerts, and shows all about one of them', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await raiseAlert(request, firstRun);
  await signIn(page, 'auditor');
  const { data: cases } = await (await page.request.get('/v1/cases?limit=1&sort=-updated_at')).json();
  const [{ token, name, primary_entity }] = cases;
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/audit?event_type=case.created');
  const records = page.getByRole('table', { name: 'Audit records' });
  const opened = records.getByRole('button', { name: `opened the case ${name}` });
  await expect(opened).toBeVisible();
  await expect(opened.locator('[title]').first()).toHaveAttribute('title', /opened the case CAS-/);
  await opened.click();
  const record = page.getByRole('dialog');
  await expect(record.getByRole('link', { name })).toHaveAttribute('href', `/cases/${token}`);
  await record.getByRole('button', { name: 'All about this' }).click();
  await expect(page).toHaveURL(new RegExp(`audit\\?target=${token}$`));
  await expect(records).toContainText(`alert about ${primary_entity.name}`);
  await expect(records).toContainText(`Alert · ${name}`);
  expect(asked.filter((path) => /^\/v1\/(alerts|checks|entities)(?!\/counts)/.test(path))).toEqual([]);
  await records
    .getByRole('button', { name: /raised the .+ alert/ })
    .first()
    .click();
  await expect(record).toContainText(/Policies in forceScreening(Version \d|Probity’s default)/);
});

test('audit · a narrow or middling screen still says what each record is about', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await raiseAlert(request, firstRun);
  await signIn(page, 'auditor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/audit?event_type=alert.created');
  const first = page.getByRole('table', { name: 'Audit records' }).getByRole('button').first();
  await expect(first.getByText(/^Alert · CAS-\d+/)).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'About' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'From' })).toBeHidden();
});

test('audit · the search has its sign in the same place as the searches of other lists', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  const places: object[] = [];
  for (const path of ['/cases', '/entities', '/audit']) {
    await page.goto(path);
    const search = page.getByRole('main').getByRole('search');
    const [box, sign] = [await search.boundingBox(), await search.locator('svg').first().boundingBox()];
    if (!box || !sign) throw new Error(`${path} has no search with a sign`);
    const { width, height } = sign;
    places.push({ left: sign.x - box.x, middle: sign.y + height / 2 - box.y, width, height: box.height });
  }
  expect(places[1]).toEqual(places[0]);
  expect(places[2]).toEqual(places[0]);
});
