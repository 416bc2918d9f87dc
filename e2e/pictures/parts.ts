import type { Page } from '@playwright/test';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const row = (page: Page) => page.locator('tbody tr').first();
export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page) => page.getByRole('dialog');
export const evidence = (page: Page) =>
  page.getByRole('region', { name: 'Evidence' }).getByRole('heading').first();

export const company = 'Gingerbread and Daughters Ltd';
