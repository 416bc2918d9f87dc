import type { APIRequestContext } from '@playwright/test';
import type { FirstRun } from '@/scripts/start/announce';
import { raiseNamesake } from '../fixtures/raise-alert';
import { rowOf } from '../fixtures/row-of';
import { selectAlerts } from '../fixtures/select-alerts';
import { subjectOf } from '../fixtures/shown-alert';
import { expect, test } from '../fixtures/test';

/** Status, assignee, hold and proposal of the alert. */
async function stateOf(request: APIRequestContext, { api_key }: FirstRun, { token }: { token: string }) {
  const answer = await request.get(`/v1/alerts/${token}`, { headers: { 'X-API-KEY': api_key } });
  const { status, assigned_to, held, proposal } = (await answer.json()).data;
  return { status, assigned_to, held: held?.action ?? null, proposed: proposal?.action ?? null };
}

const untouched = { status: 'Open', assigned_to: null, held: null, proposed: null };

test('bulk · proposes decisions that need a reviewer, and one undo takes all of them back', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const easy = await raiseNamesake(request, firstRun);
  const sanction = await raiseNamesake(request, firstRun, 'SANCTION');
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at&status=All');
  await selectAlerts(page, [easy, sanction]);
  const bar = page.getByRole('group', { name: 'Selected alerts' });
  await page.keyboard.press('b');
  await expect(bar.getByRole('button', { name: /^False positives/ })).toBeFocused();
  // The open alert is among the selected ones, so no key decides it on its own.
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision.getByRole('group', { name: 'Selected alerts' })).toBeVisible();
  await expect(decision).toContainText('applies to all selected alerts');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.press('1');
  const form = page.getByRole('dialog');
  await expect(form).toContainText('1 of 2 needs a reviewer and will be proposed.');
  const rationale = form.getByLabel('Rationale');
  await expect(rationale).toHaveValue('Not the listed person. Date of birth conflicts with what is listed.');
  await rationale.fill('Other people, born in other years.');
  await expect(form.getByRole('button', { name: 'Resolve 1, propose 1' }).locator('kbd')).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+Enter');

  await expect(decision.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(decision).toContainText('1 resolved, 1 proposed');
  await page.keyboard.press('u');
  await expect(bar).toContainText('2 alerts selected');
  for (const alert of [easy, sanction]) expect(await stateOf(request, firstRun, alert)).toEqual(untouched);

  await page.keyboard.press('1');
  await expect(rationale).toHaveValue('Other people, born in other years.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(rowOf(page, easy)).toContainText('Decided · You');
  await expect(page.locator('tbody [data-row-target]:focus')).toHaveCount(1);
  await expect(rowOf(page, easy)).toContainText('False positive · You');
  await expect(rowOf(page, sanction)).toContainText('Escalated');
  expect(await stateOf(request, firstRun, sanction)).toMatchObject({
    status: 'Escalated',
    proposed: 'Approve',
  });
  await expect(bar).toBeHidden();
});

test('bulk · the whole cell around a checkbox selects its row, and with Shift the rows up to it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const first = await raiseNamesake(request, firstRun);
  await raiseNamesake(request, firstRun);
  const last = await raiseNamesake(request, firstRun);
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at&status=All');
  const opened = page.getByRole('region', { name: 'Evidence' }).getByRole('heading', { level: 2 }).first();
  await expect(opened).toContainText(last.name);
  const cellOf = (alert: { token: string }) => rowOf(page, alert).getByRole('cell').first();
  await cellOf(first).click({ position: { x: 3, y: 3 } });
  await cellOf(last).click({ position: { x: 3, y: 3 }, modifiers: ['Shift'] });
  await expect(page.getByText('3 alerts selected').first()).toBeVisible();
  await expect(opened).toContainText(last.name);
});

test('bulk · leaves an alert that waits for a reviewer unchanged, and its row says why', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const easy = await raiseNamesake(request, firstRun);
  const waiting = await raiseNamesake(request, firstRun, 'SANCTION');
  const headers = { 'X-API-KEY': firstRun.api_key };
  const users = (await (await request.get('/v1/users', { headers })).json()).data;
  const reviewer = users.find(({ role }: { role: string }) => role === 'reviewer').token;
  const data = { reason: 'Please look.', escalate_to: reviewer };
  await request.post(`/v1/alerts/${waiting.token}/escalate`, { headers, data });
  const before = await stateOf(request, firstRun, waiting);
  expect(before).toMatchObject({ status: 'Escalated', assigned_to: reviewer });

  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at&status=All');
  await selectAlerts(page, [easy, waiting]);
  await page.keyboard.press('1');
  const form = page.getByRole('dialog');
  await expect(form).toContainText('1 of 2 stays as it is: This alert waits for a reviewer.');
  await form.getByRole('button', { name: 'Resolve 1' }).click();
  await expect(rowOf(page, waiting)).toContainText('This alert waits for a reviewer.');
  await expect(page.getByRole('group', { name: 'Selected alerts' })).toContainText('1 alert selected');
  expect(await stateOf(request, firstRun, waiting)).toEqual(before);
  await expect(rowOf(page, easy)).toContainText('False positive · You');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Selected alerts' })).toBeHidden();
});

test('bulk · says how many selected alerts are left out because they are decided', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const [open, resolved] = [await raiseNamesake(request, firstRun), await raiseNamesake(request, firstRun)];
  const headers = { 'X-API-KEY': firstRun.api_key };
  const data = { action: 'Approve', rationale: 'Another person.', is_false_positive: true };
  await request.post(`/v1/alerts/${resolved.token}/acknowledge`, { headers });
  await request.post(`/v1/alerts/${resolved.token}/resolve`, { headers, data });
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at&status=All');
  await selectAlerts(page, [open, resolved]);
  const bar = page.getByRole('group', { name: 'Selected alerts' });
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog')).toContainText('1 decided alert is left out.');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Assign to me' }).click();
  const messages = page.getByRole('status', { name: 'Messages' });
  await expect(messages).toContainText('1 alert assigned');
  await expect(messages).toContainText('1 decided alert is left out.');
  expect(await stateOf(request, firstRun, resolved)).toMatchObject({ status: 'Resolved', assigned_to: null });
});

test('bulk · x selects the open alert while no row has the focus', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const { name } = await raiseNamesake(request, firstRun);
  await signIn(page, 'analyst');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/alerts?sort=-created_at');
  await expect(subjectOf(page)).toContainText(name);
  await page.keyboard.press('x');
  await expect(page.locator('tbody tr[data-row]').first().getByRole('checkbox')).toBeChecked();
  await page.locator('body').press('x');
  await expect(page.locator('tbody tr[data-row]').first().getByRole('checkbox')).not.toBeChecked();
});

test('bulk · goes on to the next alert after a decision, and s assigns the selection', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const left = await raiseNamesake(request, firstRun);
  const two = [await raiseNamesake(request, firstRun), await raiseNamesake(request, firstRun)];
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${two[1]?.token}?sort=-created_at`);
  await selectAlerts(page, two);
  await page.keyboard.press('s');
  const assign = page.getByRole('dialog', { name: 'Assign' });
  await expect(assign).toContainText('Assign 2 alerts');
  await page.keyboard.press('Escape');
  await expect(assign).toBeHidden();
  await page.keyboard.press('1');
  const clear = page.getByRole('dialog', { name: 'Resolve as false positives' });
  await expect(clear).toBeVisible();
  const list = await page.getByRole('region', { name: 'List of alerts' }).boundingBox();
  expect((await clear.boundingBox())?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
  await clear.getByRole('button', { name: 'Resolve 2 alerts' }).click();
  await expect(page).toHaveURL(new RegExp(left.token));
  await expect(subjectOf(page)).toContainText(left.name);
});

test('bulk · 3 escalates the selection with one reason, 2 says why it does not, and z snoozes it', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const two = [await raiseNamesake(request, firstRun), await raiseNamesake(request, firstRun)];
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at&status=All');
  await selectAlerts(page, two);
  await page.keyboard.press('2');
  await expect(page.getByRole('status', { name: 'Messages' })).toContainText('A true match is decided alone');
  await page.keyboard.press('3');
  const form = page.getByRole('dialog', { name: 'Escalate' });
  await expect(form.getByLabel('Reason')).toHaveValue('Please decide whether these are the listed parties.');
  await form.getByRole('button', { name: 'Escalate 2 alerts' }).click();
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision).toContainText('2 escalated');
  for (const alert of two) await expect(rowOf(page, alert)).toContainText('Escalated · You');
  await page.keyboard.press('u');
  await expect(decision).toContainText('2 alerts selected');
  for (const alert of two) expect(await stateOf(request, firstRun, alert)).toEqual(untouched);

  await page.keyboard.press('z');
  const snooze = page.getByRole('dialog', { name: 'Snooze until' });
  await snooze.getByRole('button', { name: /^Tomorrow morning/ }).click();
  for (const alert of two) await expect(rowOf(page, alert)).toContainText('Snoozed until');
  await expect(decision.getByRole('group', { name: 'Selected alerts' })).toBeHidden();
});

test('bulk · x selects the open alert beside a folded list, too, and the keys for several work in its sheet', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseNamesake(request, firstRun);
  await page.setViewportSize({ width: 1152, height: 720 });
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await expect(evidence.getByRole('heading', { level: 2 }).first()).toContainText(alert.name);
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await page.keyboard.press('x');
  await expect(decision).toContainText('1 alert selected');

  await decision.getByRole('button', { name: 'Show the list' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose an alert' });
  await expect(sheet.getByRole('group', { name: 'Selected alerts' })).toBeVisible();
  const form = page.getByRole('dialog', { name: 'Resolve as false positives' });
  await page.keyboard.press('1');
  await expect(form).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(decision).toContainText('1 alert selected');
  await page.keyboard.press('x');
  await expect(decision.getByRole('button', { name: /^False positive/ })).toBeVisible();
});
