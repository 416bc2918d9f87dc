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

test('checks · no column of the grid is cut off beside the comments', async ({
  page,
  signIn,
  request,
  firstRun,
}) => {
  const answer = await request.post(`/api/gateway/execute/${firstRun.project_hash}/api`, {
    headers: { 'X-API-KEY': firstRun.api_key },
    data: {
      company_name: 'Südlicht Handels- und Beteiligungsgesellschaft FAIL',
      country: 'DE',
      directors: [
        { first_name: 'Konrad', last_name: 'Altenbach' },
        { first_name: 'Acme', last_name: 'SANCTION' },
      ],
    },
  });
  const { case_token } = await answer.json();
  await signIn(page, 'analyst');
  for (const width of [1440, 1152, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/cases/${case_token}`);
    const party = page.getByRole('main').getByText('Konrad Altenbach').filter({ visible: true });
    await expect(party.last()).toBeVisible();
    const cut = page
      .locator('main .overflow-x-auto')
      .evaluateAll((parts) =>
        parts
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((part) => part.textContent),
      );
    expect(await cut, `${width} px`).toEqual([]);
  }
});
