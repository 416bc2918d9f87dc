import { setTimeout as sleep } from 'node:timers/promises';
import { raiseNamesake, screenListedPerson } from '../fixtures/raise-alert';
import { statusOf, subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

test('alert · shows both parties, how much corroborates the match, and a score that equals the sum of its parts', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const listed = { name: 'Arkady Morozov', date_of_birth: '1971-04-12' };
  const alert = await screenListedPerson(request, firstRun, listed);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${alert.token}`);
  await expect(page.getByRole('region', { name: 'Match', exact: true })).toContainText(
    /Corroborated \d of 4/,
  );
  const comparison = page.getByRole('table', { name: 'Given and listed, compared' });
  await expect(comparison.getByRole('row', { name: /^Date of birth/ })).toContainText('12 Apr 1971');
  await expect(comparison.getByRole('row', { name: /^Date of birth/ })).toContainText('Similar');

  const score = page.getByRole('region', { name: 'How this score was calculated' });
  await expect(score).not.toContainText(/Model/);
  await score.getByRole('button').click();
  const points = await score
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => Number(item.lastElementChild?.textContent?.replace('−', '-').replace('=', ''))),
    );
  const sum = points.pop() ?? Number.NaN;
  expect(points.reduce((total, each) => total + each, 0)).toBeCloseTo(sum, 2);
  await expect(score).toContainText(/Without date of birth:\d+/);
  await expect(score).toContainText(/OFAC-equivalent score:\d+/);
  await expect(score).toContainText(/Model:\d{4}-\d{2}-\d{2}/);
});

test('alert · says which versions of the policies a decision was made under', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { token } = await raiseNamesake(request, firstRun);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const data = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
  await request.post(`/v1/alerts/${token}/acknowledge`, { headers });
  await request.post(`/v1/alerts/${token}/resolve`, { headers, data });
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${token}`);
  const resolution = page.getByRole('region', { name: 'Resolution' });
  await expect(resolution).toContainText(/^False positive(?!:)/);
  const policies = page.getByRole('region', { name: 'Policies in force' });
  await policies.getByRole('button').click();
  await expect(policies).toContainText(/When it was raised: Screening: (version \d|Probity’s default)/);
  await expect(policies).toContainText(/When it was resolved: Four eyes: (version \d|Probity’s default)/);
  const score = page.getByRole('region', { name: 'How this score was calculated' });
  await score.getByRole('button').click();
  await expect(score).toContainText(/Screening policy:(version \d|Probity’s default)/);
});

test('alert · says what is missing from a decision', async ({ page, openAlert }) => {
  await openAlert('analyst');
  const decision = page.getByRole('form', { name: 'Decide' });
  await expect(decision.getByRole('button', { name: /^Decide/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision.getByRole('status')).toHaveText('Choose a decision.');
  await decision.getByRole('button', { name: /^True match/ }).click();
  await decision.getByLabel('Rationale').fill(' ');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision.getByRole('status')).toHaveText('Write a rationale.');
  await expect(decision.getByLabel('Rationale')).toBeFocused();
});

test('alert · an analyst proposes what needs a reviewer with two keys, and the reviewer confirms it with one', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseNamesake(request, firstRun, 'SANCTION');
  await signIn(page, 'analyst');
  // The second key is pressed before the reviewers are known.
  await page.route(/\/v1\/users/, (route) => sleep(1_500).then(() => route.fallback()));
  await page.goto(`/alerts/${alert.token}`);
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('1');
  await expect(page.getByText('Needs two people.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.poll(() => statusOf(request, firstRun, alert.token)).toBe('Escalated');
  await page.goto(`/alerts/${alert.token}`);
  const proposal = page.getByRole('region', { name: 'Proposed resolution' });
  await expect(proposal).toContainText('Not the listed person');
  await expect(proposal.getByRole('button')).toHaveCount(0);

  await signIn(page, 'reviewer');
  await page.reload();
  await expect(proposal.getByRole('button', { name: 'Confirm proposal' })).toBeVisible();
  await page.keyboard.press('c');
  await expect.poll(() => statusOf(request, firstRun, alert.token)).toBe('Resolved');
});

test('alert · asks the client for a document with a key, and stays undecided', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('d');
  await page.getByRole('dialog').getByRole('button', { name: 'Get the link' }).click();
  await expect(page.getByRole('dialog', { name: 'Send this link to the client' })).toBeVisible();
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data } = await (await request.get(`/v1/alerts/${alert.token}`, { headers })).json();
  expect([data.status, data.resolution_action, data.held]).toEqual(['Open', null, null]);
  const found = await (await request.get(`/v1/cases/${data.case_token}`, { headers })).json();
  expect(found.data.status).toBe('Client Input');
});

test('alert · asks for the document of the person that the alert is about', async ({
  page,
  request,
  firstRun,
  signIn,
}) => {
  const { base_url, project_hash, api_key } = firstRun;
  const born = { date_of_birth: '1970-01-02', nationality: 'GB' };
  const company = {
    company_name: 'Two Directors Ltd',
    country: 'GB',
    directors: [
      { first_name: 'Ada', last_name: 'Quill', ...born },
      { first_name: 'Bertha', last_name: 'Quill PEP', ...born },
    ],
  };
  const flow = `${base_url}/api/gateway/execute/${project_hash}/api`;
  const headers = { 'X-API-KEY': api_key };
  const { screening } = await (await request.post(flow, { headers, data: company })).json();
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${screening.matches[0].alert_token}`);
  await expect(subjectOf(page)).toContainText('Bertha Quill PEP');
  await page.keyboard.press('d');
  const whose = page.getByRole('dialog').getByRole('combobox', { name: 'Whose document' });
  await expect(whose).toContainText('Bertha Quill PEP');
});

test('alert · opens again with the rationale when its decision is undone', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  await page.getByRole('button', { name: /^False positive/ }).click();
  const rationale = page.getByLabel('Rationale');
  await rationale.fill('Another person.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(subjectOf(page)).not.toContainText(alert.name);
  await page.keyboard.press('u');
  await expect(subjectOf(page)).toContainText(alert.name);
  await expect(rationale).toHaveValue('Another person.');
  await expect(page).toHaveURL(`/alerts/${alert.token}`);
  expect(await statusOf(request, firstRun, alert.token)).toBe('Open');
  await page.goto(`/alerts?q=${encodeURIComponent(alert.name)}`);
  await expect(page.locator('tbody tr[data-row]')).toContainText(alert.name);
  // The evidence may contain the same words.
  const list = page.getByRole('region', { name: 'List of alerts' });
  await expect(list.getByText('1 alert', { exact: true })).toBeVisible();
});

test('alert · undoes each decision that is still held, the newest first', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const older = await raiseNamesake(request, firstRun);
  const newer = await raiseNamesake(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${newer.token}?sort=-created_at`);
  for (const { token } of [newer, older]) {
    await expect(page).toHaveURL(new RegExp(token));
    await expect(page.getByRole('button', { name: /^False positive/ })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('ControlOrMeta+Enter');
  }
  await expect(page).not.toHaveURL(new RegExp(older.token));
  await page.keyboard.press('u');
  await expect(page).toHaveURL(new RegExp(older.token));
  await page.keyboard.press('u');
  await expect(page).toHaveURL(new RegExp(newer.token));
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  for (const { token } of [older, newer]) expect(await statusOf(request, firstRun, token)).toBe('Open');
});

test('alert · opens again with the error and the rationale when the decision is refused', async ({
  page,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  await page.getByRole('button', { name: /^False positive/ }).click();
  await page.getByLabel('Rationale').fill('Another person.');
  const error = { code: 'INTERNAL_ERROR', message: 'Something went wrong on our side.', request_id: 'req_1' };
  const headers = { 'X-Request-Id': 'req_1' };
  await page.route('**/resolve', (route) => route.fulfill({ status: 500, headers, json: { error } }));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('form', { name: 'Decide' }).getByRole('alert')).toHaveText(
    'Your decision was not made. Something went wrong on our side. Check it and send it again. Request req_1',
  );
  await expect(subjectOf(page)).toContainText(alert.name);
  await expect(page.getByLabel('Rationale')).toHaveValue('Another person.');
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
});

test('alert · shows the earlier status again when an acknowledgement fails', async ({ page, openAlert }) => {
  await openAlert('analyst');
  const { promise: shown, resolve: letFail } = Promise.withResolvers<void>();
  await page.route('**/acknowledge', async (route) => {
    await shown;
    const error = {
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong on our side.',
      request_id: 'req_1',
    };
    await route.fulfill({ status: 500, json: { error } });
  });
  const acknowledge = page.getByRole('button', { name: 'Acknowledge' });
  await acknowledge.click();
  await expect(acknowledge).toHaveCount(0);
  letFail();
  await expect(page.getByText('The alert could not be acknowledged')).toBeVisible();
  await expect(acknowledge).toBeVisible();
});

test('alert · offers an auditor no decision', async ({ page, openAlert }) => {
  const alert = await openAlert('auditor');
  await expect(subjectOf(page)).toContainText(alert.name);
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision).toContainText('You have read-only access.');
  await expect(decision.getByRole('button')).toHaveCount(0);
});

test('alert · says that an unknown alert was not found', async ({ page, signIn }) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts/alt_unknown');
  await expect(page.getByText('Alert not found')).toBeVisible();
});
