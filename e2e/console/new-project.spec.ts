import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** As in a project in which nobody has been checked yet. */
async function emptyProject(page: Page): Promise<void> {
  await page.route(/\/v1\/(alerts|cases|entities)\?/, async (route) => {
    const answer = await route.fetch();
    const { meta } = await answer.json();
    const none = { data: [], meta: { ...meta, total: 0, page: { ...meta.page, cursor: null } } };
    await route.fulfill({ response: answer, json: none });
  });
  await page.route(/\/v1\/(alerts|cases)\/counts/, async (route) => {
    const answer = await route.fetch();
    const { data, meta } = await answer.json();
    await route.fulfill({ response: answer, json: { data: { ...data, total: 0, assigned_to: {} }, meta } });
  });
}

test('a new project · empty lists say once that they are empty and lead on, and no alert is offered', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await emptyProject(page);
  await signIn(page, 'analyst');
  for (const list of ['alerts', 'cases', 'entities']) {
    await page.goto(`/${list}`);
    await expect(page.getByRole('link', { name: 'Try a check' })).toHaveAttribute('href', '/try');
    await expect(page.getByText(/^No (alerts?|cases|people or companies) /)).toHaveCount(1);
  }
  // The server answers a pull without an alert with no body.
  await page.route('**/v1/alerts/next', (route) => route.fulfill({ status: 204 }));
  await page.goto('/alerts');
  await page.getByRole('button', { name: /^Pull next/ }).click();
  await expect(page.getByText('No unassigned alerts are open.')).toBeVisible();
  await page.goto('/work');
  await expect(page.getByText('No alert is open.')).toBeVisible();
  await expect(page.getByText('assigned to somebody')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Try a check' })).toHaveAttribute('href', '/try');
  await expect(page.getByRole('button', { name: /^Pull/ })).toHaveCount(0);
});
