import { company, evidence, row, title } from './parts';
import type { Screen } from './screen';

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
  { name: 'project', address: '/settings/project', shows: title, role: 'admin' },
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
  { name: 'imports', address: '/entities/imports', shows: title, role: 'admin' },
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
