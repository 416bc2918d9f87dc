import type { Page } from '@playwright/test';
import type { Screen } from './screen';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page) => page.locator('tbody tr').first();
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const evidence = (page: Page) => page.getByRole('region', { name: 'Evidence' }).getByRole('heading').first();

const company = 'Gingerbread and Daughters Ltd';

const caseScreens = ['parties', 'checks', 'alerts', 'risk', 'documents', 'timeline'].map((part): Screen => ({
  name: `case-${part}`,
  address: async (find) => `${await find.case(company)}/${part}`,
  shows: title,
}));

const settings: Screen[] = [
  { name: 'settings', address: '/settings', shows: title, role: 'admin' },
  { name: 'people', address: '/settings/people', shows: row, role: 'admin' },
  { name: 'policies', address: '/settings/policies', shows: title, role: 'admin' },
  { name: 'policy', address: '/settings/policies/screening', shows: title, role: 'admin' },
];

/** Every screen of the console, with the sample data. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', address: '/sign-in', shows: title, role: null },
  { name: 'work', address: '/work', shows: row },
  { name: 'alerts', address: '/alerts', shows: evidence, inReadme: true },
  { name: 'alert', address: (find) => find.alert('Небылицын'), shows: evidence },
  { name: 'cases', address: '/cases', shows: row },
  { name: 'case', address: (find) => find.case(company), shows: title, inReadme: true },
  ...caseScreens,
  { name: 'review', address: '/review', shows: title, role: 'reviewer' },
  { name: 'entities', address: '/entities', shows: row },
  { name: 'entity', address: (find) => find.entity(company), shows: title },
  { name: 'lists', address: '/lists', shows: row, role: 'admin' },
  { name: 'list', address: (find) => find.first('watchlists?scope=public'), shows: title, role: 'admin' },
  { name: 'analytics', address: '/analytics', shows: title, inReadme: true },
  { name: 'audit', address: '/audit', shows: row, role: 'admin' },
  { name: 'try', address: '/try', shows: title },
  { name: 'flows', address: '/flows', shows: row, role: 'admin' },
  { name: 'flow', address: (find) => find.first('flows'), shows: title, role: 'admin' },
  { name: 'webhooks', address: '/webhooks', shows: row, role: 'admin' },
  { name: 'webhook', address: (find) => find.first('webhooks'), shows: row, role: 'admin' },
  { name: 'keys', address: '/keys', shows: title, role: 'admin' },
  ...settings,
  { name: 'design', address: '/design', shows: title },
];

/** States of screens, with the sample data. */
export const states: readonly Screen[] = [
  { name: 'alert-of-a-company', address: (find) => find.alert('Cobweb'), shows: evidence },
  { name: 'alert-arabic', address: (find) => find.alert('خيالي'), shows: evidence },
  {
    name: 'alert-true-match',
    address: (find) => find.alert('Octavia Brassbutton'),
    shows: evidence,
    open: (page) => page.getByRole('button', { name: /^True match/ }).click(),
  },
  {
    name: 'alert-score',
    address: (find) => find.alert('Octavia Brassbutton'),
    shows: evidence,
    open: (page) => page.getByRole('button', { name: /^How this score was calculated/ }).click(),
  },
  { name: 'alerts-resolved', address: '/alerts?status=Resolved', shows: evidence },
  { name: 'alerts-empty', address: '/alerts?q=nobody', shows: main },
  { name: 'cases-empty', address: '/cases?q=nobody', shows: main },
  { name: 'entities-empty', address: '/entities?q=nobody-is-called-that', shows: main },
  {
    name: 'alerts-failed',
    address: '/alerts',
    shows: main,
    before: (page) => page.route('**/v1/alerts?*', (route) => route.abort()),
  },
  {
    name: 'cases-failed',
    address: '/cases',
    shows: main,
    before: (page) => page.route('**/v1/cases?*', (route) => route.abort()),
  },
  {
    name: 'case-failed',
    address: '/cases/cas_00000000000000000000000000',
    shows: main,
  },
  { name: 'case-escalated', address: (find) => find.case('Zephyr von Papierstadt'), shows: title },
  { name: 'case-in-review', address: (find) => find.case('Fennel and Acorn Ltd'), shows: title },
  {
    name: 'palette',
    address: '/cases',
    shows: row,
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await dialog(page).getByRole('combobox').fill('g');
    },
  },
  { name: 'shortcuts', address: '/cases', shows: row, open: (page) => page.keyboard.press('?') },
  {
    name: 'notices',
    address: '/cases',
    shows: row,
    open: async (page) => {
      await page.keyboard.press('g');
      await page.keyboard.press('i');
    },
  },
  {
    name: 'dialog',
    address: '/lists',
    shows: row,
    role: 'admin',
    open: (page) => page.getByRole('button', { name: 'Create a list' }).first().click(),
  },
  {
    name: 'sheet',
    address: '/audit',
    shows: row,
    role: 'admin',
    open: (page) => page.locator('tbody').getByRole('button').first().click(),
  },
  { name: 'auditor', address: '/alerts', shows: evidence, role: 'auditor' },
];

/** People of the kinds that the sample does not hold. The last word is a sandbox marker (API §3.11). */
export const made = [
  { first_name: '曉青', last_name: '林 SANCTION', country: 'GB', nationality: 'TW' },
  { first_name: 'فاطمة الزهراء', last_name: 'بنت عبد الرحمن PEP', country: 'GB', nationality: 'JO' },
  {
    first_name: 'Wilhelmina Anastasia Theodora Konstantina',
    last_name: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst SANCTION',
    country: 'DE',
    nationality: 'DE',
  },
].map((person) => ({ ...person, date_of_birth: '1970-01-02' }));

const tried = { name: 'try-answer', address: '/try', shows: title };

/** With those made above. What changes data comes last. */
export const statesOfMade: readonly Screen[] = [
  { name: 'alert-han', address: (find) => find.alert('曉青'), shows: evidence },
  { name: 'alert-arabic-long', address: (find) => find.alert('الزهراء'), shows: evidence },
  { name: 'alert-long-name', address: (find) => find.alert('Wilhelmina'), shows: evidence },
  { name: 'entities-long-name', address: '/entities?q=Wilhelmina', shows: row },
  { name: 'cases-long-name', address: '/cases?q=Wilhelmina', shows: row },
  { name: 'case-long-name', address: (find) => find.case('Wilhelmina'), shows: title },
  { name: 'case-han', address: (find) => find.case('曉青'), shows: title },
  {
    ...tried,
    role: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.getByRole('region', { name: 'Alerts raised' }).getByRole('link').first().waitFor();
    },
  },
];
