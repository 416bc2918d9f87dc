import { raiseNamesake } from '../fixtures/raise-alert';
import { statusOf, subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

test('alert · a hit without conflicting evidence needs a written rationale, and is not cleared with two keys', async ({
  page,
  request,
  firstRun,
  openAlert,
}) => {
  const alert = await openAlert('analyst');
  const rationale = page.getByLabel('Rationale');
  await expect(subjectOf(page)).toContainText(alert.name);
  await page.keyboard.press('1');
  await expect(rationale).toHaveAccessibleDescription(
    /^Date of birth agrees\. No fact that was compared differs/,
  );
  await expect(rationale).toHaveValue('');
  // The choice has moved the focus: what is typed next is the rationale, not shortcuts.
  await expect(rationale).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: /^True match/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('1');
  await expect(rationale).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Write a rationale.')).toBeVisible();
  await expect(rationale).toBeFocused();
  expect(await statusOf(request, firstRun, alert.token)).toBe('Open');
  await page.keyboard.type('The passport shows another face.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => statusOf(request, firstRun, alert.token)).toBe('Resolved');
});

test('alert · shows the score that counts, and what conflicts, in the list and beside the evidence', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token } = await raiseNamesake(request, firstRun);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data } = await (await request.get(`/v1/alerts/${token}`, { headers })).json();
  const score = String(Math.round(data.match_score));
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  const row = page.locator('tbody tr').filter({ has: page.locator(`[href^="/alerts/${token}"]`) });
  await expect(row.getByText(score, { exact: true })).toBeVisible();
  await expect(row.getByTitle('Conflicts: date of birth')).toBeVisible();
  const match = page.getByRole('region', { name: 'Match', exact: true });
  await expect(match).toContainText(`Score${score}`);
  await expect(match).toContainText('Date of birthConflicts');
});

test.describe('alert · on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('leaves the screen to the evidence until a decision is chosen, and opens sheets from the bottom', async ({
    page,
    openAlert,
  }) => {
    const alert = await openAlert('analyst');
    await expect(subjectOf(page)).toContainText(alert.name);
    const decision = page.getByRole('region', { name: 'Decision', exact: true });
    await expect(decision.getByLabel('Rationale')).toBeHidden();
    expect((await decision.boundingBox())?.height).toBeLessThan(844 / 6);
    await page.getByRole('button', { name: /^False positive/ }).tap();
    const rationale = decision.getByLabel('Rationale');
    await expect(rationale).toBeVisible();
    const linesOf = () =>
      rationale.evaluate((field) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
        const room = field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        return room / Number.parseFloat(lineHeight);
      });
    expect(await linesOf()).toBe(3);
    await rationale.fill('1\n2\n3\n4\n5');
    expect(await linesOf()).toBe(5);
    await rationale.fill('1\n2\n3\n4\n5\n6\n7\n8\n9');
    expect(await linesOf()).toBe(7);

    await decision.getByRole('button', { name: 'Assign' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Assign' });
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && [box.x, box.width, Math.round(box.y + box.height)];
      })
      .toEqual([0, 390, 844]);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
  });
});
