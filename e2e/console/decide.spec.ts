import { statusOf, subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

test('decide · after a refusal a number still chooses, and no text of digits is taken as a rationale', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  const decision = page.getByRole('form', { name: 'Decide' });
  const rationale = decision.getByLabel('Rationale');
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('1');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision.getByText('Write a rationale.')).toBeVisible();
  await expect(rationale).toBeFocused();
  await page.keyboard.press('2');
  const trueMatch = decision.getByRole('button', { name: /^True match/ });
  await expect(trueMatch).toHaveAttribute('aria-pressed', 'true');
  await expect(trueMatch).toBeFocused();
  await expect(rationale).toHaveValue('');

  await rationale.fill('2');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(decision.getByText('Write the rationale in words.')).toBeVisible();
  // Text in a field is the user's own: there a number is a number.
  await page.keyboard.press('3');
  await expect(rationale).toHaveValue('23');
  expect(await statusOf(request, firstRun, alert.token)).toBe('Open');
});
