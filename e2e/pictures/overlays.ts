import type { Page } from '@playwright/test';
import { company, evidence, press, row, title } from './parts';
import type { Screen } from './screen';

const inMenu = (menu: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await press(menu)(page);
  await page.getByRole('menuitem', { name: item }).click();
};
const ofCase = (item: string | RegExp) => inMenu('More for this case', item);
const inTurn =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const alertOf = 'Octavia Brassbutton';
const ofAlert = (name: string, key: string): Screen => ({
  name: `alert-${name}`,
  address: (find) => find.alert(alertOf),
  shows: evidence,
  open: (page) => page.keyboard.press(key),
});

const onAlerts: readonly Screen[] = [
  ofAlert('assign', 's'),
  ofAlert('snooze', 'z'),
  { name: 'alert-comment', address: (find) => find.alert(alertOf), shows: evidence, open: press(/^Comment/) },
  { name: 'alerts-views', address: '/alerts', shows: evidence, open: press('Views') },
  {
    name: 'alerts-selected',
    address: '/alerts',
    shows: evidence,
    open: inTurn(
      (page) =>
        page
          .getByRole('checkbox', { name: /^Select/ })
          .nth(1)
          .check(),
      (page) =>
        page
          .getByRole('checkbox', { name: /^Select/ })
          .nth(2)
          .check(),
      press(/^(False positives|Clear)…/),
    ),
  },
];

const onCases: readonly Screen[] = [
  {
    name: 'case-menu',
    address: (find) => find.case(company),
    shows: title,
    open: press('More for this case'),
  },
  {
    name: 'case-assign',
    address: (find) => find.case(company),
    shows: title,
    open: ofCase('Change the owner'),
  },
  { name: 'case-escalate', address: (find) => find.case(company), shows: title, open: ofCase('Escalate') },
  {
    name: 'case-ask-inside',
    address: (find) => find.case(company),
    shows: title,
    open: ofCase(/internal review/),
  },
  {
    name: 'case-take-back',
    address: (find) => find.case('Methuselah'),
    shows: title,
    open: ofCase('Withdraw the request'),
  },
  {
    name: 'check-waive',
    address: async (find) => `${await find.case('Larkspur Telegraph')}/checks`,
    shows: title,
    open: press(/^Waive/),
  },
  {
    name: 'risk-approve',
    address: async (find) => `${await find.case('Fennel and Acorn Ltd')}/risk`,
    shows: title,
    role: 'reviewer',
    open: press('Approve'),
  },
  { name: 'entity-edit', address: (find) => find.entity(company), shows: title, open: press('Edit') },
];

const onSettings: readonly Screen[] = [
  {
    name: 'webhook-change',
    address: (find) => find.first('webhooks'),
    shows: row,
    role: 'admin',
    open: press('Change'),
  },
  {
    name: 'webhook-secret',
    address: (find) => find.first('webhooks'),
    shows: row,
    role: 'admin',
    open: inMenu('More actions', /secret/),
  },
  {
    name: 'webhook-delete',
    address: (find) => find.first('webhooks'),
    shows: row,
    role: 'admin',
    open: inMenu('More actions', 'Delete'),
  },
  {
    name: 'sample-reset',
    address: '/settings/project',
    shows: title,
    role: 'admin',
    open: press('Reset sample'),
  },
];

const onFrame: readonly Screen[] = [
  { name: 'account-menu', address: '/cases', shows: row, open: press(/^Your account/) },
  { name: 'cases-filter', address: '/cases', shows: row, open: press('Filter') },
];

/** Dialogs, sheets, menus and popovers that neither the screens nor their states show. */
export const overlays: readonly Screen[] = [...onAlerts, ...onCases, ...onSettings, ...onFrame];
