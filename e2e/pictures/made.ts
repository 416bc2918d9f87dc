import { chooseFile, dialog, evidence, press, row, title } from './parts';
import type { Screen } from './screen';

/** People with names that the sample does not contain. The last word is a sandbox marker (API §3.11). */
export const made = [
  { first_name: '曉青', last_name: '林 SANCTION', country: 'GB', nationality: 'TW' },
  { first_name: 'فاطمة الزهراء', last_name: 'بنت عبد الرحمن PEP', country: 'GB', nationality: 'JO' },
  {
    first_name: 'Wilhelmina Anastasia Theodora Konstantina',
    last_name: 'von und zu Hohenlohe-Waldenburg-Schillingsfürst SANCTION',
    country: 'DE',
    nationality: 'DE',
  },
  { first_name: 'Theodora', last_name: 'Waitwell DOCS', country: 'GB', nationality: 'GB' },
].map((person) => ({ ...person, date_of_birth: '1970-01-02' }));

const tried = { name: 'try-answer', address: '/try', shows: title };

/** Screens with the people made above. Those that change data come last. */
export const statesOfMade: readonly Screen[] = [
  { name: 'alert-han', address: (find) => find.alert('曉青'), shows: evidence },
  { name: 'alert-arabic-long', address: (find) => find.alert('الزهراء'), shows: evidence },
  { name: 'alert-long-name', address: (find) => find.alert('Wilhelmina'), shows: evidence },
  { name: 'entities-long-name', address: '/entities?q=Wilhelmina', shows: row },
  { name: 'cases-long-name', address: '/cases?q=Wilhelmina', shows: row },
  { name: 'case-long-name', address: (find) => find.case('Wilhelmina'), shows: title },
  {
    name: 'case-waiting',
    address: (find) => find.case('Waitwell'),
    shows: title,
  },
  {
    name: 'case-checks-waiting',
    address: async (find) => `${await find.case('Waitwell')}/checks`,
    shows: title,
  },
  { name: 'case-han', address: (find) => find.case('曉青'), shows: title },
  {
    ...tried,
    role: 'admin',
    open: async (page) => {
      await page.getByRole('button', { name: 'Send request' }).click();
      await page.getByRole('region', { name: 'Alerts raised' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'list-upload',
    address: '/lists',
    shows: row,
    role: 'admin',
    open: async (page) => {
      await press('Create a list')(page);
      await dialog(page).getByLabel('Name').fill('Former customers');
      await dialog(page).getByRole('button', { name: 'Create' }).click();
      await press('Upload a CSV')(page);
      await chooseFile('name,type,aliases\nAnton Weskarov,Person,A. I. Veskaroff\n,Company,\n')(page);
    },
  },
  {
    name: 'webhook-secret-shown',
    address: '/webhooks',
    shows: row,
    role: 'admin',
    open: async (page) => {
      await press('Add webhook')(page);
      await dialog(page).getByRole('textbox').first().fill('https://example.org/probity');
      await dialog(page).getByRole('button', { name: 'Add webhook' }).click();
      await dialog(page).getByRole('button', { name: 'I have saved it' }).waitFor();
    },
  },
];
