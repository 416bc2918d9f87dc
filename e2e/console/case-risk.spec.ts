import { findBy } from '../pictures/find';
import { expect, test } from '../fixtures/test';

/** A company of the sample whose score was raised by a match. */
const raised = 'Quicksilver';

test('risk · a minimum score stands once, below the dimensions as calculated', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto(`${await findBy(request, firstRun).case(raised)}/risk`);
  const table = page.getByRole('table', { name: 'How the score was calculated' });
  await expect(table.getByRole('rowheader', { name: /^Customer/ })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /^Raised to \d+ by the/ })).toHaveCount(1);
  const adds = await table.locator('tr > td:last-child').allTextContents();
  const whole = adds.filter(Boolean).map(Number);
  const score = whole.pop();
  expect(whole.reduce((sum, each) => sum + each, 0)).toBe(score);
});

test('risk · on a phone the what-if keeps its result in sight, says what each field moves, and returns the focus', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'analyst');
  await page.goto(`${await findBy(request, firstRun).case(raised)}/risk`);
  const opener = page.getByRole('button', { name: 'What if' });
  await opener.press('Enter');
  const whatIf = page.getByRole('region', { name: 'What if' });
  const result = whatIf.getByRole('status');
  await expect(result).toContainText(/Score\s*\d+/);
  await expect(opener).not.toBeFocused();
  await expect(whatIf.getByRole('textbox', { name: 'Annual revenue' })).toHaveAccessibleDescription(
    /Moves Volume, Unusual patterns/,
  );
  await whatIf.getByRole('textbox', { name: 'Age in years' }).scrollIntoViewIfNeeded();
  // Under the top bar, and not behind it.
  const bar = page.getByRole('banner');
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await result.boundingBox()];
      return above && below && below.y - above.y - above.height;
    })
    .toBeGreaterThanOrEqual(0);
  await expect(result).toBeInViewport();
  await whatIf.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(opener).toBeFocused();
});

test('risk · an override says who must approve it, and which tier was calculated', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const address = `${await findBy(request, firstRun).case(raised)}/risk`;
  for (const [role, approver] of [
    ['analyst', 'A reviewer must approve it.'],
    ['reviewer', 'Another reviewer must approve it.'],
  ] as const) {
    await signIn(page, role);
    await page.goto(address);
    await page.getByRole('button', { name: 'Override', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Override the risk tier' });
    await expect(dialog).toContainText(approver);
    await expect(dialog.getByRole('radio', { name: /High/ })).toHaveAccessibleDescription('As calculated');
  }
});
