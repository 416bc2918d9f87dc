import type { Locator } from '@playwright/test';
import { raiseAlert, screenListedPerson } from '../fixtures/raise-alert';
import { rowOf } from '../fixtures/row-of';
import { expect, test } from '../fixtures/test';

const across = async (part: Locator) => {
  const box = await part.boundingBox();
  return box && { x: box.x, width: box.width };
};

test('layout · at 1152 px the first alert is shown with its decision, and the list is a sheet', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  await page.setViewportSize({ width: 1152, height: 720 });
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  const evidence = page.getByRole('region', { name: 'Evidence' });
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(evidence.getByRole('heading', { level: 2 }).first()).toContainText(alert.name);
  await expect(decision.getByRole('button', { name: /^False positive/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'List of alerts' })).toBeHidden();
  // The counts are beside the icons of the folded navigation.
  const counted = page.getByRole('link', { name: /^Alerts ?, \d+ open$/ });
  const count = counted.getByText(/^\d+\+?$/).filter({ visible: true });
  await expect
    .poll(async () => {
      const [icon, number] = [await counted.locator('svg').boundingBox(), await count.boundingBox()];
      return icon && number && number.x - icon.x - icon.width;
    })
    .toBeGreaterThanOrEqual(0);

  await page.getByRole('button', { name: 'Show the list of alerts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Choose an alert' });
  await rowOf(page, alert).getByRole('checkbox').last().check();
  await expect(sheet.getByRole('group', { name: 'Selected alerts' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(decision).toContainText('applies to the selected alert');
  // The actions are where the open alert would be decided, too.
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: 'Resolve as false positives' })).toBeVisible();
  await page.keyboard.press('Escape');
  await decision.getByRole('button', { name: 'Show the list' }).click();
  await sheet.getByRole('button', { name: /^False positives/ }).click();
  const form = page.getByRole('dialog', { name: 'Resolve as false positives' });
  await form.getByLabel('Rationale').fill('Another person.');
  await form.getByRole('button', { name: 'Resolve 1' }).click();
  // The open alert is one of those decided, so the next one opens, beside its decision.
  await expect(decision.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(sheet).toBeHidden();
});

test('layout · at 1152 px j and k open the alerts of the folded list in turn, / searches it, and inside it j and k move between rows', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const older = await raiseAlert(request, firstRun);
  const newer = await raiseAlert(request, firstRun);
  await page.setViewportSize({ width: 1152, height: 720 });
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  const opened = page.getByRole('region', { name: 'Evidence' }).getByRole('heading', { level: 2 }).first();
  const sheet = page.getByRole('dialog', { name: 'Choose an alert' });
  await expect(opened).toContainText(newer.name);
  await page.keyboard.press('j');
  await expect(opened).toContainText(older.name);
  await page.keyboard.press('k');
  await expect(opened).toContainText(newer.name);
  await expect(opened).toBeFocused();
  await expect(sheet).toBeHidden();

  await page.keyboard.press('/');
  const search = sheet.getByRole('searchbox', { name: 'Search alerts' });
  await expect(search).toBeFocused();
  await expect(sheet.getByText('all keys')).toBeHidden();
  await sheet.getByRole('button', { name: 'Filter', exact: true }).focus();
  await page.keyboard.press('j');
  await expect(rowOf(page, newer).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opened).toBeFocused();

  // The button opens the list at the row of the open alert.
  await page.getByRole('button', { name: 'Show the list of alerts' }).press('Enter');
  await expect(rowOf(page, newer).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(opened).toContainText(older.name);
  await expect(opened).toBeFocused();
});

test('layout · at 1152 px a filter without results shows the list, which says so', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1152, height: 720 });
  await signIn(page, 'analyst');
  await page.goto('/alerts?status=Resolved&category=API+Failure&priority=Critical');
  await expect(page.getByText('No alerts match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('region', { name: 'Decision', exact: true })).toBeVisible();
});

test('layout · evidence and decision appear in the space that was reserved for them', async ({
  page,
  signIn,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/alerts?*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  const kept = page.getByRole('main').locator('div[aria-busy]');
  await expect(kept).toHaveCount(2);
  let before: Awaited<ReturnType<typeof across>>[] = [];
  // The placeholders are drawn again during hydration.
  await expect
    .poll(async () => {
      before = [await across(kept.first()), await across(kept.last())];
      return before.includes(null);
    })
    .toBe(false);
  answer();
  const decision = page.getByRole('region', { name: 'Decision', exact: true });
  await expect(decision).toBeVisible();
  expect([await across(page.getByRole('region', { name: 'Evidence' })), await across(decision)]).toEqual(
    before,
  );
});

/** Whether the first letter is inside the element that clips the name. */
const showsItsStart = (name: Locator) =>
  name.evaluate((element) => {
    const letter = document.createRange();
    const text = element.firstChild ?? element;
    letter.setStart(text, 0);
    letter.setEnd(text, 1);
    const clips = (each: Element) => getComputedStyle(each).overflowX !== 'visible';
    let clip = element;
    while (!clips(clip) && clip.parentElement) clip = clip.parentElement;
    const [inner, outer] = [letter.getBoundingClientRect(), clip.getBoundingClientRect()];
    return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  });

test('layout · a long right-to-left name is cut at its end', async ({ page, signIn, request, firstRun }) => {
  const words = 'محمد عبد الرحمن بن خالد بن سعيد الطويل المعروف بالكاتب الكبير من المدينة البعيدة القديمة';
  const name = `${words} ${words} PEP`;
  const { token } = await screenListedPerson(request, firstRun, { name, date_of_birth: '1970-01-02' });
  const headers = { 'X-API-KEY': firstRun.api_key };
  const users = (await (await request.get('/v1/users', { headers })).json()).data;
  const analyst = users.find(({ role }: { role: string }) => role === 'analyst').token;
  await request.post(`/v1/alerts/${token}/assign`, { headers, data: { user_id: analyst } });
  await page.setViewportSize({ width: 1152, height: 900 });
  await signIn(page, 'analyst');
  for (const address of ['/work', '/alerts?view=mine&sort=-created_at']) {
    await page.goto(address);
    if (address !== '/work') await page.getByRole('button', { name: 'Show the list of alerts' }).click();
    const shown = rowOf(page, { token }).locator('bdi').filter({ hasText: 'PEP' }).first();
    await expect(shown).toBeVisible();
    expect(await showsItsStart(shown), address).toBe(true);
  }
});

test('layout · the undo bar shows a long name in full', async ({ page, signIn, request, firstRun }) => {
  const name = 'Maximiliana Bartholomea Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh PEP';
  const { token } = await screenListedPerson(request, firstRun, { name, date_of_birth: '1970-01-02' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'analyst');
  await page.goto(`/alerts/${token}`);
  await page.getByRole('button', { name: /^False positive/ }).click();
  await page.getByLabel('Rationale').fill('Another person.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const done = page.getByRole('paragraph').filter({ hasText: `False positive · ${name}` });
  await expect(done).toBeVisible();
  expect(await done.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** The height of the evidence that can be seen, scrolled to its end. */
const seenHeight = (evidence: Locator) =>
  evidence.evaluate((pane) => {
    const whole = pane.querySelector('[aria-label="Evidence, in full"]');
    whole?.lastElementChild?.scrollIntoView({ block: 'end' });
    const [inner, outer] = [whole?.getBoundingClientRect(), pane.getBoundingClientRect()];
    return inner ? Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top) : 0;
  });

for (const [width, height] of [
  [720, 450],
  [320, 640],
] as const) {
  test(`layout · at ${width} x ${height} px the decision takes at most half, and the evidence can be read`, async ({
    page,
    openAlert,
  }) => {
    await page.setViewportSize({ width, height });
    await openAlert('analyst');
    const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
    const decision = page.getByRole('region', { name: 'Decision', exact: true });
    await decision.getByRole('button', { name: /^True match/ }).click();
    await expect(decision.getByLabel('Rationale')).toBeVisible();
    const [above, below] = [await evidence.boundingBox(), await decision.boundingBox()];
    expect(below?.height).toBeLessThanOrEqual((above?.height ?? 0) + 1);
    expect(await seenHeight(evidence)).toBeGreaterThan(180);
    // What does not fit is reached by scrolling.
    const commit = decision.getByRole('button', { name: /^Resolve as true match|^Propose/ });
    await commit.scrollIntoViewIfNeeded();
    await expect(commit).toBeInViewport({ ratio: 1 });
  });
}
