import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

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
  await expectNoViolations(page);
  await page.locator('tbody a').press('Enter');
  await expect(page).toHaveURL(`/cases/${case_token}`);

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Wilhelmina Casewell REFER');
  await expect(page.getByRole('region', { name: 'Before approval' })).toContainText('to resolve');
  const step = page.getByRole('list', { name: 'States of the case' }).locator('[aria-current=step]');
  await expect(step).toContainText('New');
  await page.keyboard.press('Control+Enter');
  await expect(step).toContainText('In Progress');

  const comment = page.getByRole('textbox', { name: 'Comment' });
  await comment.focus();
  await page.keyboard.type('@rui');
  await expect(page.getByRole('option', { name: 'Rui Reviewer' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('can you look?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('complementary', { name: 'Comments' })).toContainText(
    '@Rui Reviewer can you look?',
  );
  // It sent the comment, and moved nothing.
  await expect(step).toContainText('In Progress');

  await page.getByRole('button', { name: 'Send to review' }).press('Enter');
  await expect(step).toContainText('In Review');
  await expectNoViolations(page); // with the messages of what was done

  await page.getByRole('button', { name: /^Decide/ }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Not yet:');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^Parties/ }).press('Enter');
  const parties = page.getByRole('table', { name: 'Parties of the case' });
  await parties.getByRole('link', { name: 'Wilhelmina Casewell REFER' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Screen now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cases' }).getByRole('link')).toHaveCount(1);
  await expectNoViolations(page);

  await signIn(page, 'auditor');
  await page.goto(`/cases/${case_token}/checks`);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sanctions screening' })).toBeVisible();
  await page.getByRole('button', { name: 'More for this case' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Download the evidence pack']);
  await expect(comment).toBeHidden();
});
