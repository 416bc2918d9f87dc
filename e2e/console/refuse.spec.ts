import { aProposal } from '../fixtures/a-proposal';
import { anOverride } from '../fixtures/an-override';
import { callerOf } from '../fixtures/caller-of';
import { screenListedPerson } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

test('refuse · r opens the alert of a proposal with no verdict chosen, and Back returns to the proposal', async ({
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
  await page.goto('/review?show=alerts');
  await page.getByRole('button', { name: /Wilhelmina Contested.*false positive/ }).focus();
  await expect(shown).toContainText('Wilhelmina Contested');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(`/alerts/${token}`);
  await expect(form.getByRole('group', { name: 'Decision' })).toBeFocused();
  await expect(form.locator('[aria-pressed=true]')).toHaveCount(0);
  await expect(rationale).toHaveValue('');
  const proposal = page.getByRole('region', { name: 'Proposed resolution' });
  await expect(proposal).toContainText('To refuse it, decide it yourself: choose a verdict');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(form.getByRole('status')).toContainText('Choose a decision.');

  await page.goBack();
  await expect(page).toHaveURL(`/review?show=alerts&item=${token}`);
  await expect(shown).toContainText('Wilhelmina Contested');
  await page.keyboard.press('r');
  await expect(form.getByRole('group', { name: 'Decision' })).toBeFocused();
  await page.keyboard.press('2');
  await expect(trueMatch).toHaveAttribute('aria-pressed', 'true');
  await rationale.fill('It is the listed person.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(async () => (await call(`/v1/alerts/${token}`)).status).toBe('Resolved');
  const { is_false_positive, resolution_action, resolution_rationale } = await call(`/v1/alerts/${token}`);
  expect([is_false_positive, resolution_action]).toEqual([false, 'Decline']);
  expect(resolution_rationale).toMatch(/It is the listed person\.$/);
});

test('refuse · r refuses an override in Review: the refused tier cannot be chosen again, and Escape returns to it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const call = callerOf(request, firstRun);
  const about = { name: 'Wilhelmina Retiered SANCTION', justification: 'To be refused.' };
  const { case_token, assessment_token, tier, calculated } = await anOverride(request, firstRun, about);
  const risk = `/v1/cases/${case_token}/risk-assessments`;

  await signIn(page, 'reviewer');
  await page.goto(`/review?item=${assessment_token}`);
  await expect(page.getByRole('region', { name: 'To decide' })).toContainText('To be refused.');
  const row = page.getByRole('button', { name: new RegExp(`Wilhelmina Retiered.*${tier} over`) });
  await row.focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Refuse the override' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeFocused();
  await page.keyboard.press('r');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: tier })).toHaveCount(0);
  await expect(dialog).toContainText(`${tier} is the tier that you refuse, so it cannot be chosen.`);
  await expect(dialog.getByRole('radio', { name: calculated })).toBeChecked();
  await expect(dialog.getByLabel('Justification')).toBeFocused();
  await page.keyboard.type('The calculated tier is right.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  const [after] = await call(risk);
  expect([after.override_tier, after.override_justification]).toEqual([
    calculated,
    'The calculated tier is right.',
  ]);
  await expect(page).toHaveURL(/\/review\?/);
});
