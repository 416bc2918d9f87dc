import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { cuttableWay } from '../fixtures/cut-connection';
import { raiseAlert } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

const rows = 'tbody tr[data-row]';
/** The addresses that the page reads, once per request, without the event stream. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isRead = request.method() === 'GET' && pathname.startsWith('/v1/');
    if (isRead && pathname !== '/v1/events/stream') reads.push(pathname + search);
  });
  return reads;
}

test('live · shows a new alert without polling, catches up once the server is back, and does not leave without it', async ({
  page,
  context,
  sessionOf,
  request,
  baseUrl,
  firstRun,
}) => {
  await page.clock.install();
  const way = await cuttableWay(baseUrl);
  await context.addCookies(await sessionOf('analyst'));
  const reads = readsOf(page);
  const main = page.getByRole('main');
  // Once more if an event of an earlier test arrived meanwhile.
  await expect(async () => {
    reads.length = 0;
    await page.goto(`${way.url}/alerts?sort=-created_at`);
    await expect(main.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.locator(rows).first().getByRole('link')).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(main.getByText('Live', { exact: true })).toBeVisible();
    expect(reads.filter((read, n) => reads.indexOf(read) !== n)).toEqual([]);
  }).toPass();

  await raiseAlert(request, firstRun);
  await expect(page.getByRole('button', { name: '1 new alert' })).toBeVisible();

  way.cut();
  await expect(page.getByText('Reconnecting. What you see may be out of date.')).toBeVisible();
  await raiseAlert(request, firstRun);
  const resumed = page.waitForRequest((sent) => sent.url().endsWith('/v1/events/stream'));
  way.restore();
  await page.clock.fastForward('00:10');
  expect(await (await resumed).headerValue('last-event-id')).toMatch(/^(evt|pos)_/);
  await expect(page.getByRole('button', { name: '2 new alerts' })).toBeVisible();
  await expect(main.getByText('Live', { exact: true })).toBeVisible();

  // Another page is chosen while there is no server: the console stays, and goes there once it can.
  const search = main.getByRole('search').getByRole('searchbox');
  await search.fill('Weskarov');
  await expect(page).toHaveURL(/Weskarov/);
  way.cut();
  await page.getByRole('link', { name: /^Cases/ }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(search).toHaveValue('Weskarov');
  await expect(page).toHaveTitle(/^Alerts/);
  way.restore();
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toBeVisible();
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
  way.close();
});

test('live · the tabs of a person share one connection, and another tab takes it over', async ({
  context,
  page: first,
  signIn,
  request,
  firstRun,
}) => {
  let streams = 0;
  context.on('request', (sent) => (streams += Number(sent.url().endsWith('/v1/events/stream'))));
  await signIn(first, 'analyst');
  const second = await context.newPage();
  for (const tab of [first, second]) {
    await tab.goto('/alerts');
    await expect(tab.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
    await expect(tab.locator(rows).first().getByRole('link')).toBeVisible();
  }
  await raiseAlert(request, firstRun);
  for (const tab of [first, second])
    await expect(tab.getByRole('button', { name: '1 new alert' })).toBeVisible();
  expect(streams).toBe(1);

  await first.close();
  await raiseAlert(request, firstRun);
  await expect(second.getByRole('button', { name: '2 new alerts' })).toBeVisible();
  expect(streams).toBe(2);
});

test('live · says once that there is no connection to the internet, and nothing is called live', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  const main = page.getByRole('main');
  await expect(page.locator(rows).nth(1).getByRole('link')).toBeVisible();
  await expect(main.getByText('Live', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.locator(rows).nth(1).getByRole('link').click();
  await page.getByRole('navigation', { name: 'Views of alerts' }).getByRole('link', { name: /^Due/ }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText('There is no connection to the internet.')).toHaveCount(1);
  await expect(main.getByText('Offline', { exact: true })).toBeVisible();
  await expect(main.getByText('Live', { exact: true })).toHaveCount(0);
  await context.setOffline(false);
  await expect(main.getByText('Live', { exact: true })).toBeVisible();
});

test('live · a page reads its data once, also beside another tab that has followed events', async ({
  page,
  context,
  signIn,
  request,
  firstRun,
}) => {
  await signIn(page, 'analyst');
  await page.goto('/alerts');
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  await raiseAlert(request, firstRun);
  await expect(page.getByRole('button', { name: '1 new alert' })).toBeVisible();
  for (const address of ['/alerts', '/cases', '/work']) {
    const tab = await context.newPage();
    const reads = readsOf(tab);
    await tab.goto(address);
    await expect(tab.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
    await expect(tab.locator(rows).first()).toContainText(/\w/);
    // Longer than what is read again waits.
    await sleep(2_000);
    expect(
      reads.filter((read, n) => reads.indexOf(read) !== n),
      address,
    ).toEqual([]);
    await tab.close();
  }
});

test('live · what is being read when something changes is answered first, and then read once more', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const held: Route[] = [];
  let isHeld = true;
  let asked = 0;
  await page.route('**/v1/alerts/counts?resolved=exclude&snoozed=exclude', (route) => {
    asked += 1;
    return isHeld ? void held.push(route) : route.continue();
  });
  await signIn(page, 'analyst');
  await page.goto('/alerts?sort=-created_at');
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  for (const said of ['1 new alert', '2 new alerts']) {
    await raiseAlert(request, firstRun);
    await expect(page.getByRole('button', { name: said })).toBeVisible();
    await sleep(1_200);
  }
  expect(asked).toBe(1);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(() => asked).toBe(2);
  await sleep(1_200);
  expect(asked).toBe(2);
});
