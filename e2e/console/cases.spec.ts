import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';
import { findBy } from '../pictures/find';

test('cases · an analyst finds a case, works it to review by keyboard, and an auditor reads it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow(); // axe reads four whole screens twice
  const { base_url, project_hash, api_key } = firstRun;
  const opened = await request.post(`${base_url}/api/gateway/execute/${project_hash}/kyc/api`, {
    headers: { 'X-API-KEY': api_key },
    data: {
      first_name: 'Wilhelmina',
      last_name: 'Casewell REFER',
      country: 'GB',
      external_reference: 'case-e2e',
    },
  });
  const { case_token } = await opened.json();

  await signIn(page, 'analyst');
  await page.goto('/cases');
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('case-e2e');
  await expect(page).toHaveURL(/q=case-e2e/);
  await expect(page.locator('tbody a')).toHaveCount(1);
  await page.locator('tbody a').press('Enter');
  await expect(page).toHaveURL(`/cases/${case_token}`);

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Wilhelmina Casewell REFER');
  await expect(page.getByRole('region', { name: 'Before approval' })).toContainText('to resolve');
  const step = page.getByRole('list', { name: 'States of the case' }).locator('[aria-current=step]');
  await expect(step).toContainText('New');
  await expect(page.getByRole('button', { name: 'Start and take' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(step).toContainText('In Progress');
  await expect(page.getByRole('definition').filter({ hasText: 'You' })).toBeVisible();

  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.focus();
  await page.keyboard.type('@rui');
  await expect(page.getByRole('option', { name: 'Rui Reviewer' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('can you look?');
  await page.reload();
  await expect(comment).toHaveValue('@Rui Reviewer can you look?');
  await comment.press('Control+Enter');
  await expect(page.getByRole('complementary', { name: 'Comments' })).toContainText(
    '@Rui Reviewer can you look?',
  );
  await expect(comment).toHaveValue('');
  // It sent the comment and did not change the status.
  await expect(step).toContainText('In Progress');

  // Alerts are left, so it asks; pressing the keys again does not answer, and Enter does.
  await heading.click();
  await page.keyboard.press('Control+Enter');
  const ask = page.getByRole('dialog', { name: 'Send to review as it is?' });
  await expect(ask).toContainText('to resolve');
  await expect(ask.getByRole('button', { name: 'Send to review' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const read = await page.request.get(`${base_url}/v1/cases/${case_token}`);
  expect((await read.json()).data.status).toBe('In Progress');
  await page.keyboard.press('Enter');
  await expect(step).toContainText('In Review');
  await expect(ask).toHaveCount(0);
  // The keys that sent it do not begin with its decision.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Decide', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoViolations(page); // including the toasts

  await page.getByRole('button', { name: /^Decide/ }).press('Enter');
  const decide = page.getByRole('dialog');
  await expect(decide).toContainText('Not yet:');
  // Declining needs a reason.
  await decide.getByRole('radio', { name: 'Decline' }).press('Space');
  await decide.getByRole('button', { name: 'Decline and close the case' }).press('Enter');
  await expect(decide.getByRole('textbox', { name: 'Why it is declined' })).toHaveAccessibleDescription(
    /Write why/i,
  );
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Parties/ }).press('Enter');
  const parties = page.getByRole('table', { name: 'Parties of the case' });
  await parties.getByRole('link', { name: 'Wilhelmina Casewell REFER' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Screen now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cases' }).getByRole('link')).toHaveCount(1);

  await signIn(page, 'auditor');
  await page.goto(`/cases/${case_token}/checks`);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sanctions screening' })).toBeVisible();
  await page.getByRole('button', { name: 'More for this case' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Evidence pack as PDF', 'Evidence pack as JSON']);
  await expect(comment).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Evidence pack as JSON' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const pack = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(pack.data).toMatchObject({ format: 'probity evidence pack 1', case: { token: case_token } });
});

test('cases · a waiting check says for whom it waits and since when, and its document can be requested there', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { base_url, project_hash, api_key } = firstRun;
  const opened = await request.post(`${base_url}/api/gateway/execute/${project_hash}/kyc/api`, {
    headers: { 'X-API-KEY': api_key },
    data: { first_name: 'Theodora', last_name: 'Waitwell DOCS', country: 'GB' },
  });
  const { case_token } = await opened.json();
  await signIn(page, 'analyst');
  await page.goto(`/cases/${case_token}/checks`);
  const check = page.getByRole('listitem').filter({ hasText: 'Identity database' });
  await expect(check).toContainText(/Waiting for the person\s*since \d+ \w+ \d{4}/);
  await expect(check).toContainText('Theodora Waitwell DOCS has no link to continue with.');
  await expect(check.getByRole('button', { name: /^Waive/ })).toBeVisible();

  await check
    .getByRole('button', { name: 'Ask Theodora Waitwell DOCS for the document again' })
    .press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Get the link' }).press('Enter');
  const link = page.getByRole('dialog', { name: 'Send this link to the client' });
  await expect(link).toBeVisible();
  await expect(link).toContainText('It works until');
  await link.getByRole('button', { name: 'I have saved it' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Waiting for the client' })).toContainText(
    /Waiting for the client since \d+ \w+ \d{4}/,
  );
});

test('cases · a case without documents offers to ask the client for one', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto(`${await findBy(request, firstRun).case('Gingerbread')}/documents`);
  await page.getByRole('button', { name: 'Ask the client for a document' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Get the link' })).toBeVisible();
});

test('cases · the timeline loads more on request', async ({ page, signIn, request, firstRun }) => {
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data } = await (await request.get('/v1/cases?limit=1&sort=created_at', { headers })).json();
  await page.route(/\/audit-logs\?/, (route) =>
    route.continue({ url: route.request().url().replace('limit=100', 'limit=5') }),
  );
  await signIn(page, 'analyst');
  await page.goto(`/cases/${data[0].token}/timeline`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').first()).toBeVisible();
  const shown = await timeline.getByRole('listitem').count();
  // A page may hold only starts of checks, which the timeline does not show.
  await expect(async () => {
    await timeline.getByRole('button', { name: 'Show more' }).click();
    expect(await timeline.getByRole('listitem').count()).toBeGreaterThan(shown);
  }).toPass();
});
