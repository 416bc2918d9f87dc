import { aProposal } from '../fixtures/a-proposal';
import { callerOf } from '../fixtures/caller-of';
import { screenListedPerson } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

test('refuse · r refuses a proposal: the other choice is chosen once, for the reviewer’s own words', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const call = callerOf(request, firstRun);
  const { token } = await screenListedPerson(request, firstRun, {
    name: 'Wilhelmina Contested SANCTION',
    date_of_birth: '1970-01-02',
  });
  await aProposal(call, token, 'Please.');
  await signIn(page, 'reviewer');
  const shown = page.getByRole('region', { name: 'To decide' });
  const form = page.getByRole('form', { name: 'Decide' });
  const trueMatch = form.getByRole('button', { name: /^True match/ });
  const rationale = form.getByLabel('Rationale');
  const refuse = async () => {
    await page.goto(`/review?item=${token}`);
    await expect(shown).toContainText('Wilhelmina Contested');
    await page.keyboard.press('r');
    await expect(page).toHaveURL(`/alerts/${token}`);
    await expect(trueMatch).toHaveAttribute('aria-pressed', 'true');
    await expect(rationale).toBeFocused();
  };

  await refuse();
  await page.reload();
  await expect(form).toBeVisible();
  await expect(trueMatch).toHaveAttribute('aria-pressed', 'false');

  await refuse();
  await page.goBack();
  await expect(shown).toContainText('Wilhelmina Contested');
  await shown.getByRole('link', { name: 'Open the alert' }).click();
  await expect(form).toBeVisible();
  await expect(trueMatch).toHaveAttribute('aria-pressed', 'false');

  await refuse();
  await page.keyboard.type(' It is the listed person.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(async () => (await call(`/v1/alerts/${token}`)).status).toBe('Resolved');
  const { is_false_positive, resolution_action, resolution_rationale } = await call(`/v1/alerts/${token}`);
  expect([is_false_positive, resolution_action]).toEqual([false, 'Decline']);
  expect(resolution_rationale).toMatch(/It is the listed person\.$/);
});

test('refuse · r refuses an override: the calculated tier is chosen, for the reviewer’s own reason', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const call = callerOf(request, firstRun);
  const { token } = await screenListedPerson(request, firstRun, {
    name: 'Wilhelmina Retiered SANCTION',
    date_of_birth: '1970-01-02',
  });
  const { case_token } = await call(`/v1/alerts/${token}`);
  const risk = `/v1/cases/${case_token}/risk-assessments`;
  const assessment = await call(risk, {});
  const tier = assessment.tier === 'High' ? 'Low' : 'High';
  await call(`/v1/risk-assessments/${assessment.token}/override`, { tier, justification: 'To be refused.' });

  await signIn(page, 'reviewer');
  await page.goto(`/review?item=${assessment.token}`);
  await expect(page.getByRole('region', { name: 'To decide' })).toContainText('To be refused.');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(`/cases/${case_token}/risk`);
  const dialog = page.getByRole('dialog', { name: 'Refuse the override' });
  await expect(dialog.getByRole('radio', { name: assessment.tier })).toBeChecked();
  await expect(dialog.getByLabel('Justification')).toBeFocused();
  await page.keyboard.type('The calculated tier is right.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const [after] = await call(risk);
  expect([after.override_tier, after.override_justification]).toEqual([
    assessment.tier,
    'The calculated tier is right.',
  ]);
  await page.reload();
  await expect(page.getByRole('table', { name: 'How the score was calculated' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
