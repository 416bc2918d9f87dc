import type { Page } from '@playwright/test';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const row = (page: Page) => page.locator('tbody tr').first();
export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const evidence = (page: Page) =>
  page.getByRole('region', { name: 'Evidence' }).getByRole('heading').first();

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Chooses a file in the only file chooser that is shown. */
export const chooseFile = (csv: string) => (page: Page) =>
  page
    .getByRole('group', { name: 'CSV file' })
    .locator('input')
    .setInputFiles({ name: 'file.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

export const company = 'Gingerbread and Daughters Ltd';
