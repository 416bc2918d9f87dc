import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures/test';

test('presence · nothing moves when colleagues look at the same alert, and the sentence about them is whole', async ({
  page,
  openAlert,
  browser,
  sessionOf,
  baseUrl,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token } = await openAlert('analyst');
  const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
  await expect(evidence.getByRole('button', { name: 'Next alert' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible();
  const parts = ['h2', 'p', '[aria-label="Next alert"]', '[aria-label="Evidence, in full"]'];
  // At one instant: a button is replaced once the code of its tooltip has loaded.
  const places = () =>
    evidence.evaluate(
      (element, selectors) =>
        selectors.map((selector) => JSON.stringify(element.querySelector(selector)?.getBoundingClientRect())),
      parts,
    );
  const before = await places();
  const colleagues: BrowserContext[] = [];
  for (const role of ['reviewer', 'admin', 'auditor']) {
    const colleague = await browser.newContext({ baseURL: baseUrl });
    colleagues.push(colleague);
    await colleague.addCookies(await sessionOf(role));
    await (await colleague.newPage()).goto(`/alerts/${token}`);
  }
  const said = evidence.getByText(/and 2 others are here$/);
  await expect(said).toBeVisible();
  expect(await places()).toEqual(before);
  // In one line with the place in the list.
  const middleOf = async (text: RegExp) => {
    const box = await evidence.getByText(text).first().boundingBox();
    return box && box.y + box.height / 2;
  };
  const [said1, placed] = [await middleOf(/and 2 others are here$/), await middleOf(/^\d+ of |^Not in/)];
  expect(Math.abs((said1 ?? 0) - (placed ?? 99))).toBeLessThan(2);
  const header = evidence.locator('header').first();
  const isInHeader = () =>
    header.evaluate((box, mark) => {
      const [outer, inner] = [box.getBoundingClientRect(), mark?.getBoundingClientRect()];
      return inner !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
    }, handle);
  const handle = await evidence.getByTitle(/and 2 others are here$/).elementHandle();
  for (const width of [1440, 1152]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await said.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await expect(said).toBeInViewport({ ratio: 1 });
    expect(await isInHeader()).toBe(true);
  }
  // On a phone only the initials are seen.
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(evidence.getByTitle(/and 2 others are here$/)).toBeInViewport({ ratio: 1 });
  expect(await isInHeader()).toBe(true);
  await Promise.all(colleagues.map((each) => each.close()));
});
