import type { Page } from '@playwright/test';
import { chooseFile, company, dialog, evidence, main, press, row, title } from './parts';
import type { Find, Screen } from './screen';

const openFirst = (page: Page) => page.locator('tbody').getByRole('button').first().click();
const choose = (name: string | RegExp) => async (page: Page) => {
  await press('More for this case')(page);
  await page.getByRole('menuitem', { name }).click();
};

const riskOf = (name: string) => async (find: Find) => `${await find.case(name)}/risk`;

const customers = 'type,last_name,first_name,country\nPerson,Weskarov,Anton,GB\nPerson,林,曉青,TW\n';

/** Dialogs and sheets, and forms that open on a screen. */
const dialogs: readonly Screen[] = [
  { name: 'client', address: '/keys', shows: title, role: 'admin', open: press('Add client') },
  { name: 'person', address: '/settings/people', shows: row, role: 'admin', open: openFirst },
  { name: 'person-add', address: '/settings/people', shows: row, role: 'admin', open: press('Add person') },
  {
    name: 'policy-draft',
    address: '/settings/policies/alert_sla',
    shows: title,
    role: 'admin',
    open: press('Start a draft'),
  },
  {
    name: 'imports-chosen',
    address: '/entities/imports',
    shows: title,
    role: 'admin',
    open: chooseFile(customers),
  },
  { name: 'webhook-add', address: '/webhooks', shows: row, role: 'admin', open: press('Add webhook') },
  {
    name: 'delivery',
    address: (find) => find.first('webhooks'),
    shows: row,
    role: 'admin',
    open: openFirst,
  },
  { name: 'risk-what-if', address: riskOf(company), shows: title, open: press('What if') },
  {
    name: 'risk-override',
    address: riskOf(company),
    shows: title,
    role: 'reviewer',
    open: press('Override'),
  },
  { name: 'case-add', address: (find) => find.case(company), shows: title, open: choose(/^Add/) },
  { name: 'case-ask', address: (find) => find.case(company), shows: title, open: choose(/^Ask the client/) },
  {
    name: 'case-decide',
    address: (find) => find.case('Fennel and Acorn Ltd'),
    shows: title,
    role: 'reviewer',
    open: press(/^Decide/),
  },
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
    name: 'alert-undrafted',
    address: (find) => find.alert('Octavia Brassbutton'),
    shows: evidence,
    open: (page) => page.getByRole('button', { name: /^False positive/ }).click(),
  },
  {
    name: 'alert-score',
    address: (find) => find.alert('Octavia Brassbutton'),
    shows: evidence,
    open: async (page) => {
      const score = page.getByRole('button', { name: /^How this score was calculated/ });
      await score.click();
      await score.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    },
  },
  { name: 'alert-of-adverse-media', address: (find) => find.alert('Moonwhistel'), shows: evidence },
  { name: 'alerts-due', address: '/alerts?view=due', shows: evidence },
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
      await dialog(page).getByRole('combobox').fill('gin');
    },
  },
  { name: 'shortcuts', address: '/cases', shows: row, open: (page) => page.keyboard.press('?') },
  {
    name: 'notifications',
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
  { name: 'not-found', address: '/no-such-page', shows: main },
  ...dialogs,
  {
    name: 'tour',
    address: '/cases',
    shows: row,
    open: async (page) => {
      await page.keyboard.press('?');
      await dialog(page).getByRole('button', { name: /tour/ }).click();
    },
  },
  { name: 'auditor', address: '/alerts', shows: evidence, role: 'auditor' },
];
