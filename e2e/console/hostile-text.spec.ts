import type { APIRequestContext, Page } from '@playwright/test';
import type { FirstRun } from '@/scripts/start/announce';
import { expect, test } from '../fixtures/test';

const unbroken = (length: number) => 'Unbroken'.repeat(length / 8);

const reordering = 'Approved \u202Edeinad';

/** Sends as the project's system does. */
const senderOf =
  (request: APIRequestContext, { base_url, api_key }: FirstRun) =>
  async (path: string, data: object) => {
    const headers = { 'X-API-KEY': api_key };
    const answer = await request.post(`${base_url}${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };

/** Sends the longest texts without a space that each resource accepts. Returns the pages that show them. */
async function sendUnbroken(request: APIRequestContext, firstRun: FirstRun): Promise<string[]> {
  const send = senderOf(request, firstRun);
  const { case_token, flow_token } = await send(`/api/gateway/execute/${firstRun.project_hash}/kyc/api`, {
    first_name: unbroken(96),
    last_name: 'REFER',
    country: 'GB',
    external_reference: unbroken(248),
  });
  await send(`/v1/cases/${case_token}/comments`, { body: unbroken(2_000) });
  const { data: list } = await send('/v1/watchlists', { name: unbroken(200) });
  const { data: webhook } = await send('/v1/webhooks', {
    url: `https://example.com/${unbroken(1_200)}`,
    events: ['case.closed'],
    description: unbroken(496),
  });
  const ofCase = ['', '/timeline', '/documents', '/risk', '/checks', '/parties', '/alerts'];
  return [
    ...ofCase.map((tab) => `/cases/${case_token}${tab}`),
    '/cases',
    '/entities',
    '/flows',
    `/flows/${flow_token}`,
    '/lists',
    `/lists/${list.token}`,
    '/webhooks',
    `/webhooks/${webhook.id}`,
    '/alerts',
    '/work',
    '/audit',
  ];
}

const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll('main')];
    return Math.max(...frames.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });

test('hostile text · pages are as wide as the screen, however long a text without spaces is', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  test.slow();
  const paths = await sendUnbroken(request, firstRun);
  await signIn(page, 'admin');
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect.soft.poll(() => overflowOf(page), `${path} at 1440 px`).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.soft.poll(() => overflowOf(page), `${path} at 390 px`).toBe(0);
  }
});

test('hostile text · a comment and a reason that would reorder themselves are shown as they are written', async ({
  page,
  signIn,
  request,
  firstRun,
  baseUrl,
}) => {
  const send = senderOf(request, firstRun);
  const opened = await send('/v1/cases', { type: 'Onboarding', entity_category: 'Person' });
  const { token } = opened.data;
  await send(`/v1/cases/${token}/comments`, { body: reordering });
  await signIn(page, 'reviewer');
  const { data: users } = await (await page.request.get('/v1/users')).json();
  const admin = users.find(({ role }: { role: string }) => role === 'admin');
  const escalated = await page.request.post(`/v1/cases/${token}/escalate`, {
    headers: { Origin: baseUrl },
    data: { reason: reordering, escalate_to: admin.token },
  });
  expect(escalated.ok(), await escalated.text()).toBe(true);
  await page.goto(`/cases/${token}`);
  const shown = 'Approved [U+202E]deinad';
  await expect(page.getByRole('complementary', { name: 'Comments' })).toContainText(shown);
  await expect(page.getByRole('region', { name: 'Timeline' }).locator('bdi', { hasText: shown })).toHaveText(
    `“${shown}”`,
  );
});
