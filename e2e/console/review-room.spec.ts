import type { Locator } from '@playwright/test';
import { aProposal } from '../fixtures/a-proposal';
import { callerOf } from '../fixtures/caller-of';
import { screenListedPerson } from '../fixtures/raise-alert';
import { expect, test } from '../fixtures/test';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { ...box, bottom: box.y + box.height };
};

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const) {
  test(`review · deciding otherwise leaves half of the pane to the evidence, and the tour covers neither, at ${width} × ${height}`, async ({
    page,
    signIn,
    request,
    firstRun,
  }) => {
    const call = callerOf(request, firstRun);
    const { token } = await screenListedPerson(request, firstRun, {
      name: `Wilhelmina Roomy${width} SANCTION`,
      date_of_birth: '1970-01-02',
    });
    await aProposal(call, token, 'Please.');
    await page.setViewportSize({ width, height });
    await signIn(page, 'reviewer');
    await page.goto(`/review?item=${token}`);
    const pane = page.getByRole('region', { name: 'To decide' });
    await expect(pane.getByRole('table', { name: 'Given and listed, compared' })).toBeVisible();

    const expectRoom = async (foot: number) => {
      await page.keyboard.press('r');
      const decide = pane.getByRole('button', { name: /^Resolve as/ });
      await expect(decide).toBeInViewport({ ratio: 1 });
      const whole = await boxOf(pane);
      const evidence = await boxOf(pane.getByRole('group', { name: 'Evidence, in full' }));
      expect(evidence.height).toBeGreaterThanOrEqual(whole.height / 2);
      expect(whole.bottom).toBeLessThanOrEqual(foot);
      expect((await boxOf(decide)).bottom).toBeLessThanOrEqual(whole.bottom);
    };
    await expectRoom(height);
    await page.keyboard.press('Escape');
    await expect(pane.getByRole('button', { name: 'Decide otherwise' })).toBeVisible();

    await page.keyboard.press('?');
    await page.getByRole('dialog').getByRole('button', { name: /tour/ }).click();
    const tour = page.locator('section[data-tour]');
    await expect(tour).toContainText('Step 1 of 5');
    await expectRoom((await boxOf(tour)).y);
  });
}
