import type { Locator, Page } from '@playwright/test';
import { drawDocument, withCamera } from '../fixtures/journey-camera';
import { initJourney } from '../fixtures/journey-link';
import { expect, test } from '../fixtures/test';
import { expectNoViolations } from '../fixtures/violations';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Expects the page at this step, with the focus on its heading and without axe violations in either theme. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused();
  await expectNoViolations(page);
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function upload(page: Page, file: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Upload a file');
  await (await chooser).setFiles({ name: 'card.png', mimeType: 'image/png', buffer: file });
  await press(page, 'Use this photo');
}

test('journey · goes from its link to its end by keyboard on a phone, with files and the camera', async ({
  browser,
  request,
  firstRun,
  playwright,
  launchOptions,
}) => {
  test.slow();
  const frame = await drawDocument(browser, 'frame');
  const file = await drawDocument(browser, 'large');
  const phone = await playwright.chromium.launch(withCamera(launchOptions, frame));
  const page = await phone.newPage({ viewport: { width: 390, height: 780 }, reducedMotion: 'reduce' });

  await page.clock.install();
  await page.goto(firstRun.base_url + (await initJourney(request, firstRun)).path);
  // The token has left the address, and no script can read it.
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/${firstRun.project_hash}/`);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await expectStep(page, 'Verify your identity');
  await press(page, 'Agree and continue');

  await expectStep(page, 'Are these details right?');
  await expect(page.getByText('Ward', { exact: true })).toBeVisible();
  await press(page, 'Continue');
  await expect(page.getByRole('radio', { name: 'Yes, they are right' })).toBeFocused();
  await expect(page.getByText('Choose one of the two answers.')).toBeVisible();
  await page.keyboard.press('Space');
  await press(page, 'Continue');

  await expectStep(page, 'Choose your document');
  await expect(page.getByRole('radio', { name: 'Identity card' })).toBeChecked();
  await tabTo(page, page.getByLabel('Country that issued it'));
  await page.keyboard.type('United Kingdom');
  await press(page, 'Continue');

  await expectStep(page, 'Identity card: front');
  await upload(page, file);
  await expectStep(page, 'Identity card: back');
  await press(page, 'Take a photo');
  await expect(page.getByText('Good. Take the photo now.')).toBeVisible();
  await expectNoViolations(page);
  await press(page, 'Take photo');
  await press(page, 'Use this photo');

  await expectStep(page, 'Take a selfie');
  await press(page, 'Open the camera');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeFocused();
  await expectNoViolations(page);
  await press(page, 'Close camera');
  await expect(heading(page, 'Take a selfie')).toBeFocused();
  await press(page, 'Open the camera');
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photo 1 of 4')).toBeVisible();
  // The button is gone, so the instruction has the focus.
  await expect(page.getByText('Look straight into the camera')).toBeFocused();
  await expect
    .poll(
      async () => {
        // Skips the countdowns.
        await page.clock.runFor(2_000);
        return heading(page, 'Send everything?').count();
      },
      // The face models are loaded first, which takes a while on a busy machine.
      { timeout: 90_000 },
    )
    .toBe(1);

  await expectStep(page, 'Send everything?');
  for (const photo of ['Identity card: front', 'Identity card: back', 'Selfie'])
    await expect(page.getByRole('img', { name: `Your photo: ${photo}` })).toBeVisible();
  await press(page, 'Take again: Identity card: back');
  await expect(heading(page, 'Identity card: back')).toBeFocused();
  await press(page, 'Back');
  await expect(heading(page, 'Send everything?')).toBeFocused();
  await press(page, 'Send');
  await expectStep(page, 'Sent. Thank you');
  await expect(page).toHaveTitle('Sent. Thank you');
  await page.reload();
  await expect(heading(page, 'Sent. Thank you')).toBeVisible();
  await phone.close();
});

test('journey · continues after a lost connection and a reload, and on a phone when there is no camera', async ({
  browser,
  page,
  request,
  firstRun,
}) => {
  const { path } = await initJourney(request, firstRun);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(path);
  await page.getByLabel('Language').selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading(page, 'تأكيد هويتك')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('اللغة').selectOption('en');
  await press(page, 'Agree and continue');
  await page.getByRole('radio', { name: 'Yes, they are right' }).check();
  await press(page, 'Continue');
  await page.getByRole('radio', { name: 'Passport' }).check();
  await page.getByLabel('Country that issued it').selectOption('GB');
  await press(page, 'Continue');
  await expect(heading(page, 'Passport: page with your photo')).toBeVisible();

  // The ways that remain are shown with the message.
  await press(page, 'Take a photo');
  await expect(page.getByText('Upload a file or use your phone.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use my phone instead' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeHidden();

  // The connection breaks after the first part.
  await page.route(/\/parts\/[1-9]\d*$/, (route) => route.abort());
  await upload(page, await drawDocument(browser, 'large'));
  await expect(page.getByText('No connection.').first()).toBeVisible();
  await page.unroute(/\/parts\/[1-9]\d*$/);
  const sent: string[] = [];
  page.on('request', (each) => sent.push(each.url()));
  await page.reload();
  await expect(heading(page, 'Take a selfie')).toBeVisible();
  // Parts that had arrived are not sent again.
  expect(sent.filter((url) => url.endsWith('/parts/0'))).toEqual([]);
  expect(sent.some((url) => /\/parts\/[1-9]\d*$/.test(url))).toBe(true);

  await page.getByRole('button', { name: 'Open the camera' }).click();
  await expect(page.getByText('This device has no camera that can be used.')).toBeVisible();
  const handoff = page.waitForResponse(/\/handoff$/);
  await page.getByRole('button', { name: 'Use my phone instead' }).click();
  await expect(page.getByRole('img', { name: 'Code that opens this page on your phone' })).toBeVisible();
  await expectNoViolations(page);

  // The phone continues at the step that the other device has reached.
  const { data } = await (await handoff).json();
  const phone = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const other = await phone.newPage();
  await other.goto(data.address);
  await expect(heading(other, 'Take a selfie')).toBeVisible();
  await phone.close();
});

test('journey · has plain messages for a failed page load, a link that does not work, and declining', async ({
  page,
  request,
  firstRun,
}) => {
  const words = /\/en-\w+\.js$/;
  await page.route(words, (route) => route.abort());
  await page.goto(`/${firstRun.project_hash}/?t=start_unknown`);
  await expect(page.getByRole('alert')).toHaveText('This page could not be loaded. Check your connection.');
  await page.unroute(words);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectStep(page, 'This link does not work');
  await page.goto((await initJourney(request, firstRun)).path);
  await press(page, 'I do not agree');
  await expectStep(page, 'Do you want to decline?');
  await press(page, 'Yes, decline');
  await expectStep(page, 'You declined');
});
