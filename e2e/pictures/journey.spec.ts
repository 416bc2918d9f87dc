import type { Page } from '@playwright/test';
import { ar } from '@/components/journey/words/ar';
import { en } from '@/components/journey/words/en';
import { drawDocument } from '../fixtures/journey-camera';
import { initJourney } from '../fixtures/journey-link';
import { expect, test } from '../fixtures/test';
import { awaited, photograph } from './picture';

const sizes = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const [language, words] of Object.entries({ en, ar })) {
  test(`pictures · journey in ${language}`, async ({ browser, page, request, firstRun }) => {
    test.setTimeout(300_000); // as for a screen, times nine
    const openRequests = awaited(page);
    const picture = async (step: string, title: string) => {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await photograph(page, openRequests, `journey-${step}-${language}`, sizes);
    };
    await page.goto((await initJourney(request, firstRun)).path);
    await page.locator('select[lang], select').first().selectOption(language);
    await picture('consent', words.consent.titleVerification);
    await press(page, words.consent.decline);
    await picture('decline', words.consent.declineTitle);
    await press(page, words.consent.declineBack);
    await press(page, words.consent.agree);
    await picture('details', words.details.title);
    await page.getByRole('radio', { name: words.details.right }).check();
    await press(page, words.frame.continue);
    await page.getByRole('radio', { name: words.document.passport }).check();
    await page.locator('form select').selectOption('GB');
    await picture('document', words.document.title);
    await press(page, words.frame.continue);
    await picture('capture', words.capture.passportFront);
    await page.locator('input[type=file]').setInputFiles({
      name: 'passport.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawDocument(browser, 'frame'),
    });
    await picture('photo', words.capture.passportFront);
    await press(page, words.capture.use);
    await picture('selfie', words.selfie.title);
    await press(page, words.phone.show);
    await expect(page.getByRole('img', { name: words.phone.code })).toBeVisible();
    await photograph(page, openRequests, `journey-phone-${language}`, sizes);
  });

  test(`pictures · journey without a link in ${language}`, async ({ page, firstRun }) => {
    await page.goto(`/${firstRun.project_hash}/?t=start_unknown`);
    await page.locator('select').first().selectOption(language);
    await photograph(page, awaited(page), `journey-no-link-${language}`, sizes);
  });
}
