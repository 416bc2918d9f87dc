import type { Locator } from '@playwright/test';
import { attemptSignIn } from '../fixtures/attempt-sign-in';
import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

test('policies · an admin changes the points of one factor in form fields, and another admin publishes it', async ({
  page,
  signIn,
  firstRun,
}) => {
  test.slow(); // axe reads two screens, and past cases are scored again
  await signIn(page, 'admin');
  await page.goto('/settings/policies/risk_model');
  const inForce = page.getByRole('region', { name: 'In force' });
  await expect(inForce).toContainText('From 70: High, Enhanced due diligence, review every 6 months');
  await page.getByRole('button', { name: 'Start a draft' }).click();

  const customer = page.getByRole('group', { name: 'Customer', exact: true });
  const adverse = customer.getByLabel('Adverse media match');
  await adverse.fill('30');
  await expect(customer.getByRole('status')).toContainText('110 of 100 points. That is too many.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft was not saved')).toBeVisible();
  await adverse.fill('15');
  await expect(customer.getByRole('status')).toContainText('95 of 100 points.');

  const weight = page.getByRole('group', { name: 'How much each dimension counts' });
  await weight.getByLabel('Customer').fill('31');
  await expect(weight.getByRole('status')).toContainText('Together 101%. They must add up to 100%.');
  await weight.getByLabel('Customer').fill('30');
  await expect(weight.getByRole('status')).toHaveText('Together 100%.');

  const band = page.getByRole('listitem', { name: 'revenue from 1 million', exact: true });
  await band.getByLabel('Points').fill('101');
  await expect(band).toContainText(/must be from 0 to 100/i);
  await band.getByLabel('Called').fill('');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const unnamed = page.getByRole('listitem', { name: 'no name' });
  await expect(unnamed).toContainText(/must not be blank/i);
  await unnamed.getByLabel('Called').fill('revenue from 1 million');
  await band.getByLabel('Points').fill('12');
  await page.getByLabel('Find a country').fill('Russ');
  const russia = page.getByRole('listitem', { name: 'Russia' });
  await russia.getByLabel('Risk').fill('85');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save draft' }).click();

  const changes = page.getByRole('table', { name: 'What the draft changes' });
  const changed = (of: Locator) =>
    of
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent)),
      );
  await expect(changes).toBeVisible();
  expect(await changed(changes)).toEqual([
    ['Customer: Adverse media match', '20 points', '15 points'],
    ['Geographic: Countries, Russia', '80', '85'],
    ['Transaction: Volume of a company, revenue from 1 million, points', '10 points', '12 points'],
  ]);
  const dryRun = page.getByRole('region', { name: 'Dry run' });
  await expect(dryRun).toContainText(/of the last \d+ cases/);
  const outcomes = dryRun.getByRole('table', { name: 'Cases by outcome' }).getByRole('rowheader');
  const ranks = ['High', 'Medium', 'Low', 'Not assessed'];
  const shown = await outcomes.allTextContents();
  expect(shown).toEqual(ranks.filter((rank) => shown.includes(rank)));
  await expect(page.getByText('You changed this draft last')).toBeVisible();
  await expectNoViolations(page);

  const [, another] = firstRun.users.filter(({ role }) => role === 'admin');
  await page.context().clearCookies();
  await page.goto('/sign-in?return_to=/review?show=policies');
  await attemptSignIn(page, another?.email ?? '', another?.password ?? '');
  const toDecide = page.getByRole('region', { name: 'To decide' });
  await page.getByRole('button', { name: /Risk model.*Draft to publish/ }).click();
  await expect(toDecide).toContainText('Policy draft');
  // Who publishes it sees the same as its author, without asking for it.
  await expect(toDecide.getByRole('table', { name: 'What the draft changes' })).toBeVisible();
  expect(await changed(changes)).toHaveLength(3);
  await expect(toDecide.getByRole('region', { name: 'Dry run' })).toContainText(/of the last \d+ cases/);
  const inTab = await page.getByRole('link', { name: /^To decide \d/ }).textContent();
  const waiting = /\d+/.exec(inTab ?? '')?.[0];
  await expect(page.getByRole('link', { name: new RegExp(`^Review ?, ${waiting} waiting$`) })).toBeVisible();
  await page.keyboard.press('c');
  const asked = page.getByRole('dialog', { name: 'Publish version 1 of “Risk model”?' });
  await expect(asked).toContainText('Existing assessments keep their scores.');
  expect(await changed(asked.getByRole('table', { name: 'What is published' }))).toHaveLength(3);
  await expect(asked.getByRole('region', { name: 'Dry run' })).toContainText(/of the last \d+ cases/);
  await expectNoViolations(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/settings\/policies\/risk_model$/);
  await expect(changes).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await asked.getByRole('button', { name: 'Publish version 1' }).click();
  await expect(page.getByText('Policy published')).toBeVisible();
  await expect(changes).toHaveCount(0);
  await expect(inForce).toContainText('revenue from 1 million, from 1,000,000: 12 points');

  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('button')).toHaveCount(2);
  await expect(versions.getByRole('button', { name: /^Version 1 In force/ })).toContainText(
    /Drafted by .+ · Published by you, /,
  );
  await versions.getByRole('button', { name: /^Version 1/ }).press('Enter');
  const version = page.getByRole('dialog', { name: 'Version 1 · In force' });
  const compared = version.getByRole('table', { name: 'What version 1 changed' });
  await expect(compared).toBeVisible();
  expect(await changed(compared)).toContainEqual(['Customer: Adverse media match', '20 points', '15 points']);
  await expect(version).toContainText('From 70: High, Enhanced due diligence');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await versions.getByRole('button', { name: /^Default Replaced/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Default · Replaced' })).toContainText(
    'Probity’s own settings',
  );
});

test('policies · case deadlines have form fields, and settings without a form are edited as JSON', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'admin');
  await page.goto('/settings/policies/case_sla');
  await page.getByRole('button', { name: 'Start a draft' }).click();
  const perpetual = page.getByRole('group', { name: 'Perpetual cases' });
  await perpetual.getByLabel('Have a deadline').check();
  await perpetual.getByLabel('Due after').fill('9');
  await page.getByLabel('Further days off').fill('2026-12-24\nsoon');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Must be a date such as 2026-01-31').first()).toBeVisible();
  await page.getByLabel('Further days off').fill('2026-12-24');
  await page.getByRole('button', { name: 'Advanced: as JSON' }).click();
  const json = page.getByRole('textbox', { name: 'Settings' });
  await expect(json).toHaveValue(/"due_business_days": 9/);
  await json.fill((await json.inputValue()).replace('"due_business_days": 9', '"due_business_days": 8'));
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(perpetual.getByLabel('Due after')).toHaveValue('8');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const changes = page.getByRole('table', { name: 'What the draft changes' });
  await expect(
    changes.getByRole('row', { name: /Perpetual cases: Due after none 8 business days/ }),
  ).toBeVisible();
  await expect(changes.getByRole('row', { name: /Further days off, added none 2026-12-24/ })).toBeVisible();

  await page.getByRole('button', { name: 'Discard draft' }).click();
  const asked = page.getByRole('dialog', { name: 'Discard the draft of “Case deadlines”?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(changes).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await asked.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('Draft discarded')).toBeVisible();
  await expect(changes).toHaveCount(0);

  await page.getByRole('button', { name: 'Start a draft' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const draft = page.getByRole('region', { name: 'Draft' });
  await expect(draft).toContainText('there is nothing to publish');
  await expect(draft.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Policies', exact: true }).first().click();
  await expect(page.getByRole('link', { name: /Case deadlines.*Draft without changes/ })).toBeVisible();
});
