import { aProposal, proposedResolution } from '../fixtures/a-proposal';
import { callerOf } from '../fixtures/caller-of';
import { screenListedPerson } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

test('review · a reviewer confirms a proposal with one key, and approves an override with notes', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow(); // axe reads three screens
  const call = callerOf(request, firstRun);
  const { token } = await screenListedPerson(request, firstRun, {
    name: 'Wilhelmina Reviewed SANCTION',
    date_of_birth: '1970-01-02',
  });
  const proposed = await aProposal(call, token, 'Please confirm.');
  const risk = `/v1/cases/${proposed.case_token}/risk-assessments`;
  const assessment = await call(risk, {});
  await call(`/v1/risk-assessments/${assessment.token}/override`, {
    tier: 'Low',
    justification: 'The match is another person.',
  });

  await signIn(page, 'reviewer');
  await page.goto('/review');
  const proposal = page.getByRole('button', { name: /Wilhelmina Reviewed.*false positive/ });
  await proposal.focus();
  await page.keyboard.press('Enter');
  const decision = page.getByRole('region', { name: 'To decide' });
  await expect(decision).toContainText(proposedResolution.rationale);
  await expect(decision).toContainText(/Corroborated \d of \d/);
  await expect(decision.getByRole('table', { name: 'Given and listed, compared' })).toBeVisible();
  await expect(decision.locator(`a[href="/cases/${proposed.case_token}"]`)).toBeVisible();
  await expect(decision.getByRole('region', { name: 'Since it was submitted' })).toContainText(
    'set the risk to',
  );
  await expectNoViolations(page);

  await page.keyboard.press('c');
  const undo = decision.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveCount(1);
  await expect(undo).toContainText(/[1-5] s/);
  await page.keyboard.press('u');
  await expect(page.getByText('Decision undone')).toBeVisible();
  await expect(proposal).toBeFocused();
  await expect(decision).toContainText(proposedResolution.rationale);
  await page.keyboard.press('c');
  await expect(undo).toBeVisible();
  await expect(proposal).toHaveCount(0);
  expect((await call(`/v1/alerts/${token}`)).status).toBe('Resolved');

  // Resolving the alert has recalculated the risk, and the list shows it.
  await page.getByRole('button', { name: /Wilhelmina Reviewed.*Risk set to Low, calculated Low/ }).focus();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Approve the risk assessment' });
  await dialog.getByLabel('Notes').fill('Seen with the passport.');
  await expect(dialog.getByText('23 of 2,000 characters')).toBeVisible();
  await call(risk, {});
  await expect(dialog.getByText(/^The risk was recalculated while this was open/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const waiting = page.getByRole('button', { name: /Wilhelmina Reviewed/ });
  await expect(waiting).toHaveCount(0);

  await page.goto(`/cases/${proposed.case_token}/risk`);
  await expect(page.getByText('“Seen with the passport.”')).toBeVisible();
  await expect(page.getByRole('table', { name: 'How the score was calculated' })).toBeVisible();

  const stored = await call(risk);
  await page.getByRole('button', { name: 'What if' }).press('Enter');
  const whatIf = page.getByRole('region', { name: 'What if' });
  await whatIf.getByRole('combobox', { name: 'Country' }).fill('Iran');
  await page.keyboard.press('Enter');
  await expect(whatIf.getByRole('list', { name: 'Different facts: Geographic' })).toContainText(
    'Call for action',
  );
  await expectNoViolations(page);
  await whatIf.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(whatIf.getByRole('list')).toHaveCount(0);
  expect(await call(risk)).toEqual(stored);

  await page.keyboard.press('g');
  await page.keyboard.press('w');
  await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Back from a reviewer' })).toContainText(
    'Reviewers’ decisions on your proposals',
  );
  await expectNoViolations(page);
});

test('review · J and C act on the decision that is shown, also after earlier items have gone', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow(); // waits for held confirmations
  const call = callerOf(request, firstRun);
  const names = ['Anna', 'Berta', 'Clara', 'Dora'].map((name) => `${name} Keyed SANCTION`);
  const tokens = new Map<string, string>();
  for (const name of names) {
    const { token } = await screenListedPerson(request, firstRun, { name, date_of_birth: '1970-01-02' });
    await aProposal(call, token, `Sent for ${name}.`);
    tokens.set(name, token);
  }
  const statusOf = async (name: string) => (await call(`/v1/alerts/${tokens.get(name)}`)).status;

  await signIn(page, 'reviewer');
  await page.goto('/review?show=alerts');
  const decision = page.getByRole('region', { name: 'To decide' });
  const shown = decision.locator('header').first().getByRole('heading', { level: 2 });
  const rows = page.locator('tbody [data-row-target]');
  await expect(rows.filter({ hasText: 'Keyed' })).toHaveCount(4);
  const first = (await shown.textContent()) ?? '';

  // The first item is already shown, so J goes to the second.
  await page.keyboard.press('j');
  await expect(shown).not.toHaveText(first);
  await expect(rows.nth(1)).toBeFocused();
  while (!(await shown.textContent())?.includes('Anna')) {
    const before = (await shown.textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(shown).not.toHaveText(before);
  }
  await expect(decision).toContainText('Sent for Anna');

  // Both keys are pressed before the server has answered.
  const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/resolve$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.keyboard.press('c');
  await page.keyboard.press('j');
  goOn();
  await expect(page.getByText(/^Confirmed: Anna/)).toBeVisible();
  await expect(shown).toContainText('Berta');
  await expect(rows.filter({ hasText: 'Berta' })).toBeFocused();

  // Confirming by the button removes the focused button with its item.
  await decision.getByRole('button', { name: /^Confirm/ }).click();
  await expect(shown).toContainText('Clara');
  await expect(rows.filter({ hasText: 'Clara' })).toBeFocused();
  await expect(rows.filter({ hasText: /Anna|Berta/ })).toHaveCount(0);
  await expect(shown).toContainText('Clara');
  await expect(rows.filter({ hasText: 'Clara' })).toBeFocused();
  await page.locator('header').getByRole('heading', { name: 'Review' }).click();
  await page.keyboard.press('c');
  await expect(page.getByText(/^Confirmed: Clara/)).toBeVisible();
  await expect.poll(() => statusOf(names[2] ?? '')).toBe('Resolved');
  await expect(shown).toContainText('Dora');
  expect(await statusOf(names[3] ?? '')).toBe('Escalated');
});

test('review · a case is decided where it is shown, and a comment since then is quoted', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const call = callerOf(request, firstRun);
  const { token } = await screenListedPerson(request, firstRun, {
    name: 'Wilhelmina Closed SANCTION',
    date_of_birth: '1970-01-02',
  });
  const { case_token } = await call(`/v1/alerts/${token}`);
  for (const trigger of ['progress', 'review'])
    await call(`/v1/cases/${case_token}/transitions`, { trigger });
  const body = 'The client did not answer by the agreed day.';
  await call(`/v1/cases/${case_token}/comments`, { type: 'Comment', body, mentions: [] });

  await signIn(page, 'reviewer');
  await page.goto(`/review?show=cases&item=${case_token}`);
  const decision = page.getByRole('region', { name: 'To decide' });
  await expect(decision.getByRole('region', { name: 'Since it was submitted' })).toContainText(`“${body}”`);
  const row = page.getByRole('button', { name: /Wilhelmina Closed.*Case to decide/ });
  await row.focus();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Decide the case' });
  await dialog.getByRole('radio', { name: /^Decline/ }).check();
  await dialog.getByLabel('Why it is declined').fill('No answer from the client.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  expect((await call(`/v1/cases/${case_token}`)).status).toBe('Closed');
});

test.describe('review · beside the list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the evidence has most of the room, and Confirm and Decide otherwise stay in sight', async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const call = callerOf(request, firstRun);
    const { token } = await screenListedPerson(request, firstRun, {
      name: 'Wilhelmina Refused SANCTION',
      date_of_birth: '1970-01-02',
    });
    await aProposal(call, token, 'Please.');
    await signIn(page, 'reviewer');
    await page.goto(`/review?item=${token}`);
    const decision = page.getByRole('region', { name: 'To decide' });
    await expect(decision.getByRole('table', { name: 'Given and listed, compared' })).toBeVisible();
    const list = page.getByRole('table', { name: 'Waiting for a reviewer' });
    const [evidence, beside] = [await decision.boundingBox(), await list.boundingBox()];
    expect(evidence?.width).toBeGreaterThan(1.5 * (beside?.width ?? 0));
    await expect(decision.getByRole('button', { name: 'Confirm' })).toBeInViewport({ ratio: 1 });
    await expect(decision.getByRole('button', { name: 'Decide otherwise' })).toBeInViewport({ ratio: 1 });
  });
});
