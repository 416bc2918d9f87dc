import { expect, it } from 'vitest';
import type { ListedCase } from '@/lib/domain/cases/schema';
import { showsText } from './shows-text';

const primary_entity = { name: 'Harbour Vale Trading' } as ListedCase['primary_entity'];
const found = { name: 'CAS-000142', external_reference: 'CRM 7', primary_entity };

it('palette · a case shows why it was found by its name, reference or subject', () => {
  for (const text of ['cas-000142', 'crm', 'vale trad']) expect(showsText(found, text)).toBe(true);
  expect(showsText(found, 'weskarov')).toBe(false);
  expect(showsText({ ...found, external_reference: null, primary_entity: null }, 'vale')).toBe(false);
});
