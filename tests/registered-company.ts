import type { RegistryCompany } from '@/lib/domain/providers/provider';
import { asOwner } from './owner';

/** Puts an active UK company into the registry table, as an importer would. */
export async function registerCompany(values: Partial<RegistryCompany> & { registration_number: string }) {
  const company: RegistryCompany = {
    legal_name: 'Northgate Bulk Carriers Ltd',
    jurisdiction: 'GB',
    company_status: 'active',
    company_type: 'ltd',
    incorporation_date: '2015-03-01',
    registered_address: '1 Quay Street, Hull, HU1 1AA',
    sic_codes: ['50200'],
    officers: [],
    ...values,
  };
  await asOwner(
    `insert into registry_companies (country, registration_number, legal_name, company, source)
      values ('GB', $1, $2, $3, 'test') on conflict do nothing`,
    [company.registration_number, company.legal_name, JSON.stringify(company)],
  );
}
