import { aProposal } from '../fixtures/a-proposal';
import { anOverride } from '../fixtures/an-override';
import { callerOf } from '../fixtures/caller-of';
import { screenListedPerson } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

test('refuse · r decides a proposal otherwise in Review: typed text runs no shortcut, and the decision can be undone', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow(); // waits for a held decision
  const call = callerOf(request, firstRun);
  const { token } = await screenListedPerson(request, firstRun, {
    name: 'Wilhelmina Contested SANCTION',
    date_of_birth: '1970-01-02',
  });
  await aProposal(call, token, 'Please.');
  await signIn(page, 'reviewer');
  const shown = page.getByRole('region', { name: 'To decide' });
  const dialog = shown.getByRole('dialog', { name: 'Decide otherwise' });
  const form = dialog.getByRole('form', { name: 'Decide' });
  const rationale = form.getByLabel('Rationale');
  await page.goto('/review?show=alerts');
  const row = page.getByRole('button', { name: /Wilhelmina Contested.*false positive/ });
  await row.focus();
  await expect(shown).toContainText('Wilhelmina Contested');
  // The same evidence as in Alerts.
  await expect(shown.getByRole('region', { name: 'Match' })).toContainText('Score');
  await expect(shown.getByRole('region', { name: 'Listed party' })).toBeVisible();
  await expect(shown.getByRole('region', { name: 'Earlier decisions' })).toBeVisible();
  await expect(shown.getByRole('region', { name: 'How this score was calculated' })).toBeVisible();

  await page.keyboard.press('r');
  await expect(dialog).toBeFocused();
  await expect(form.getByRole('group', { name: 'Decision' }).getByRole('button')).toHaveText([
    /^2True match/,
  ]);
  // The only choice is made already.
  await expect(form.getByRole('button', { name: /^True match/ })).toHaveAttribute('aria-pressed', 'true');
  // "c" would confirm, "j" move on, "g a" leave Review and "/" open the search.
  await page.keyboard.type('c j g a / n u 1 3');
  await expect(dialog).toBeVisible();
  expect((await call(`/v1/alerts/${token}`)).held).toBeNull();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await expect(form.getByRole('button', { name: /^True match/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(rationale).toBeFocused();
  await rationale.fill('It is the listed person, so c and r are words here.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const undo = shown.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Decision undone')).toBeVisible();
  await expect(row).toBeFocused();

  await page.keyboard.press('r');
  await page.keyboard.press('2');
  await expect(rationale).toHaveValue('It is the listed person, so c and r are words here.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page).toHaveURL(/\/review/);
  await expect.poll(async () => (await call(`/v1/alerts/${token}`)).status).toBe('Resolved');
  const { is_false_positive, resolution_action, resolution_rationale } = await call(`/v1/alerts/${token}`);
  expect([is_false_positive, resolution_action]).toEqual([false, 'Decline']);
  expect(resolution_rationale).toBe('It is the listed person, so c and r are words here.');
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
  const row = page.getByRole('button', { name: new RegExp(`Wilhelmina Retiered.*Risk set to ${tier}`) });
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
