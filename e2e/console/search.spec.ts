import { companyWithListedDirector } from '../fixtures/company-with-listed-director';
import { raiseAlert, screenListedPerson } from '../fixtures/raise-alert';
import { rowOf } from '../fixtures/row-of';
import { expect, test } from '../fixtures/test';

const rows = 'tbody tr[data-row]';

test('alerts · search · Enter applies the category whose name was typed', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  const search = page.getByRole('searchbox', { name: 'Search alerts' });
  await search.fill('Sanctions');
  await search.press('Enter'); // before the search has started
  await expect(page).toHaveURL('/alerts?category=Sanctions+Hit');
  await expect(search).toHaveValue('');
  await expect(page.locator(rows).first()).toContainText('Sanctions Hit');
  await search.fill('adverse');
  await expect(page.getByRole('button', { name: 'Show Adverse Media alerts' })).toBeVisible();
  await search.press('Enter');
  await expect(page).toHaveURL('/alerts?category=Adverse+Media');
});

test('alerts · search · keeps what is typed while the address is still changing', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  const search = page.getByRole('searchbox', { name: 'Search alerts' });
  await search.fill('sanctions');
  const category = page.getByRole('button', { name: 'Show Sanctions Hit alerts' });
  await expect(category).toBeVisible();
  // Both happen in one task, before the page has rendered the new address.
  await search.evaluate((input: HTMLInputElement) => {
    document.querySelectorAll('button').forEach((each) => {
      if (each.textContent?.startsWith('Show Sanctions Hit')) each.click();
    });
    input.select();
    document.execCommand('insertText', false, 'zzzz');
  });
  await expect(page).toHaveURL('/alerts?category=Sanctions+Hit&q=zzzz');
  await expect(search).toHaveValue('zzzz');
});

test('alerts · search · says what the filters hide, and Enter clears them', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { name, token } = await raiseAlert(request, firstRun);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data } = await (await request.get(`/v1/alerts/${token}`, { headers })).json();
  const caseName: string = data.case_name;
  const { meta } = await (await request.get('/v1/alerts', { headers, params: { q: caseName } })).json();
  const said = `cas-${Number(caseName.slice('CAS-'.length))}`;
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=Resolved&category=API+Failure');
  const search = page.getByRole('searchbox', { name: 'Search alerts' });
  await search.fill(said);
  const list = page.getByRole('region', { name: 'List of alerts' });
  await expect(list).toContainText(`The case ${caseName} has ${meta.total} alert`);
  await expect(list.getByRole('link', { name: `Open ${caseName}` })).toHaveAttribute(
    'href',
    `/cases/${data.case_token}`,
  );
  await search.press('Enter');
  await expect(page).toHaveURL(`/alerts?status=All&q=${said}`);
  await expect(page.locator(rows).first()).toContainText(name);
  await search.fill('nobody has this name');
  await expect(list).toContainText('No alert matches “nobody has this name”');
  await expect(list).toContainText('All alerts were searched.');
  await page.getByRole('button', { name: 'Remove filter Status: All' }).click();
  await expect(list).toContainText('All cases and all alerts were searched');
});

test('alerts · queue · says how many are overdue, and links to them', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const headers = { 'X-API-KEY': firstRun.api_key };
  const params = { due: 'Overdue', snoozed: 'exclude', sort: 'sla_deadline' };
  const { meta, data } = await (await request.get('/v1/alerts', { headers, params })).json();
  expect(meta.total).toBeGreaterThan(0);
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await page.getByRole('link', { name: `${meta.total} overdue` }).click();
  await expect(page).toHaveURL('/alerts?view=due&due=Overdue');
  await expect(page.getByRole('button', { name: 'Remove filter Due: Overdue' })).toBeVisible();
  await expect(page.locator(rows).first()).toContainText(data[0].subject.name);
});

test('alerts · search · leads from a misspelt name to the alerts of the similar one', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const person = { name: 'Wilhelmina Thistlewood PEP', date_of_birth: '1970-01-02' };
  const { token } = await screenListedPerson(request, firstRun, person);
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  const search = page.getByRole('searchbox', { name: 'Search alerts' });
  await search.fill('Wilhelmina Thistelwood');
  const similar = page.getByRole('list', { name: 'Alerts of similar names' });
  await expect(similar.getByRole('link')).toContainText('Alerts of Wilhelmina Thistlewood');
  await search.press('Enter');
  await expect(page).toHaveURL(/entity_token=ent_\w+/);
  await expect(rowOf(page, { token })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await palette.getByRole('combobox').fill('Wilhelmina Thistelwood');
  await palette.getByRole('option', { name: /Alerts of Wilhelmina Thistlewood/ }).click();
  await expect(page).toHaveURL(/entity_token=ent_\w+/);
});

test('palette · says by which of its parties a case was found', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { base_url, project_hash, api_key } = firstRun;
  const kyb = `${base_url}/api/gateway/execute/${project_hash}/api`;
  const headers = { 'X-API-KEY': api_key };
  await request.post(kyb, { headers, data: companyWithListedDirector });
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await page.getByRole('button', { name: /Search or go to/ }).click();
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await palette.getByRole('combobox').fill('Ziegelmayer');
  await expect(palette.getByRole('group', { name: 'Cases' }).getByRole('option')).toContainText(
    'party: Annegret Ziegelmayer',
  );
});

test('palette · finds customers with a similar name, after those with the name itself', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const headers = { 'X-API-KEY': firstRun.api_key };
  for (const last_name of ['Harrowgäte', 'Harowgate']) {
    const data = { type: 'Person', first_name: 'Tobias', last_name };
    expect((await request.post('/v1/entities', { headers, data })).ok()).toBe(true);
  }
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await page.getByRole('button', { name: /Search or go to/ }).click();
  await page.getByRole('combobox', { name: 'Search or go to' }).fill('Harowgate');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await expect(palette.getByRole('group', { name: 'Similar names' })).toContainText('Tobias Harrowgäte');
  await expect(palette.getByRole('option').first()).toContainText('Tobias Harowgate');
  await page.getByRole('combobox', { name: 'Search or go to' }).fill('Harrowgtae');
  await expect(palette.getByRole('group', { name: 'Similar names' }).getByRole('option')).toHaveCount(2);
});

test('search · Enter and the arrow down go to the first result, and Escape leaves an empty field', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { token } = await raiseAlert(request, firstRun);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data } = await (await request.get(`/v1/alerts/${token}`, { headers })).json();
  await signIn(page, 'analyst');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/alerts');
  await expect(page.locator(rows).first()).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search alerts' });
  await search.fill(token);
  await page.keyboard.press('Enter'); // before the search has started
  await expect(page).toHaveURL(`/alerts/${token}?q=${token}`);
  await expect(rowOf(page, { token }).locator('[data-row-target]')).toBeFocused();
  await page.keyboard.press('/');
  await search.fill('');
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody [data-row-target]:focus')).toHaveCount(1);

  await page.goto('/cases');
  const cases = page.getByRole('searchbox', { name: 'Search cases' });
  await cases.fill(data.case_name);
  await cases.press('ArrowDown');
  const first = page.locator('tbody [data-row-target]').first();
  await expect(first).toHaveAttribute('href', `/cases/${data.case_token}`);
  await expect(first).toBeFocused();
  await cases.fill('');
  await cases.press('Escape');
  await expect(cases).toBeFocused();
});

test('alerts · views · a long name leaves room for the buttons that rename and delete the view', async ({
  page,
  signIn,
}) => {
  const name = 'W'.repeat(60);
  await signIn(page, 'analyst');
  await page.goto('/alerts?category=PEP+Match');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Views' });
  await panel.getByLabel('Save this view as').fill(name);
  await panel.getByRole('button', { name: 'Save view' }).click();
  const view = panel.getByRole('link', { name });
  await expect(view).toBeVisible();
  const inner = await panel.boundingBox();
  const remove = panel.getByRole('button', { name: `Delete ${name}` });
  const button = await remove.boundingBox();
  expect((button?.x ?? Infinity) + (button?.width ?? 0)).toBeLessThan((inner?.x ?? 0) + (inner?.width ?? 0));
  await expect(view.getByTitle(name)).toBeVisible();
  await remove.click();
  await expect(view).toHaveCount(0);
});
