import type { Locator } from '@playwright/test';
import { raiseAlert } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

test('checks · at 1024 px the time of a check stands beside its result', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const alert = await raiseAlert(request, firstRun);
  const headers = { 'X-API-KEY': firstRun.api_key };
  const { data } = await (await request.get(`/v1/alerts/${alert.token}`, { headers })).json();
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'analyst');
  await page.goto(`/cases/${data.case_token}/checks`);
  const check = page.getByRole('listitem').filter({ hasText: 'PEP screening' }).first();
  const [result, time] = [check.getByText(/Referred|Passed|Failed/).first(), check.locator('time')];
  await expect(time).toBeVisible();
  const middleOf = async (part: Locator) => {
    const box = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return box.y + box.height / 2;
  };
  expect(Math.abs((await middleOf(result)) - (await middleOf(time)))).toBeLessThan(6);
});
