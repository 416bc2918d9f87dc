import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

const csv = `name,date_of_birth,country,list_entry_id
"Ash, Ann",1975-03,GB,A-1
林曉青,,TW,A-2
?,,,A-3
`;

test('oversee · an own list is created and filled, its audit records are found and verified, and figures link to their rows', async ({
  page,
  signIn,
}) => {
  test.slow(); // axe reads two screens
  const name = `Former clients ${Date.now()}`;
  await signIn(page, 'admin');
  await page.goto('/alerts');
  await expect(page.getByText('Live', { exact: true })).toBeVisible(); // shortcuts work from then on

  const publicLists = page.getByRole('table', { name: 'Public lists' }).getByRole('link');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(publicLists.first()).toBeVisible();
  await page.getByRole('button', { name: 'Create a list' }).first().press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('button', { name: 'Upload a CSV' }).press('Enter');
  const dataTransfer = await page.evaluateHandle((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text], 'clients.csv', { type: 'text/csv' }));
    return dropped;
  }, csv);
  await page.getByRole('button', { name: 'Choose a file' }).dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('name must contain a letter')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 entries, leave out 1' }).press('Enter');
  const entries = page.getByRole('table', { name: 'Entries' });
  await expect(entries.getByRole('row')).toHaveCount(3);
  await entries.getByRole('button', { name: '林曉青' }).press('Enter');
  await page.getByRole('button', { name: 'Remove from the list' }).press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(entries.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('removed the entry A-2')).toBeVisible();
  const versions = page.getByRole('table', { name: 'Versions' });
  // As a column, or in a narrow table under the time of the import.
  const asColumn = versions.getByRole('columnheader', { name: 'Version', exact: true });
  const inRow = versions.getByText(/^Version \S+/);
  await expect(asColumn.or(inRow).filter({ visible: true }).first()).toBeVisible();
  await versions.getByRole('button').first().press('Enter');
  const changes = page.getByRole('dialog');
  await expect(changes).toContainText('1 entry removed.');
  await expect(changes.getByRole('list', { name: 'Changed entries' })).toContainText('林曉青');
  await page.keyboard.press('Escape');
  await expectNoViolations(page); // including the toasts

  await page.keyboard.press('g');
  await page.keyboard.press('u');
  const records = page.getByRole('table', { name: 'Audit records' });
  await records.getByRole('button', { name: `removed the entry A-2 of the list “${name}”` }).press('Enter');
  const record = page.getByRole('dialog');
  await expect(record).toContainText('A-2');
  await record.getByRole('button', { name: 'All about this' }).press('Enter');
  await expect(page).toHaveURL(/target=wls_/);
  await expect(records.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Verify' }).press('Enter');
  await expect(page.getByText('complete and unchanged')).toBeVisible();
  await expectNoViolations(page);

  const listPath = `/lists/${new URL(page.url()).searchParams.get('target')}`;
  await page.goto(listPath);
  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('button', { name: 'Retire the list' }).click();
  await expect(page).toHaveURL('/lists');
  await page.goto(listPath);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/retired this list on .*Screening no longer includes it/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add an entry' })).toHaveCount(0);
  await page.goto(`${listPath.slice(0, -4)}0000`);
  await expect(page.getByText('There is no list at this address')).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('n');
  const throughput = page.getByRole('slider', { name: /^Alerts opened and resolved/ });
  await throughput.press('End');
  await expect(throughput).toHaveAttribute('aria-valuetext', /Resolved \d+, Opened \d+/);
  for (const title of ['Age of the backlog', 'Deadlines of the next five days', 'False positives by list'])
    await expect(page.getByRole('table', { name: title })).toBeVisible();
  await page
    .getByRole('row', { name: /^Sanctions Hit/ })
    .getByRole('link')
    .first()
    .press('Enter');
  await expect(page).toHaveURL('/alerts?status=All&category=Sanctions+Hit');
  await expect(page.locator('tbody tr').first()).toContainText('Sanctions Hit');
});

test('roles · an auditor is offered only what an auditor can do', async ({ page, signIn }) => {
  await signIn(page, 'auditor');
  await page.goto('/settings');
  await expect(page.getByText('Policies, keys and the project’s settings are for admins.')).toBeVisible();
  await page.goto('/alerts');
  const hints = page.getByText('? all keys');
  await expect(hints).toBeVisible();
  await expect(hints).not.toContainText('X select');
});
