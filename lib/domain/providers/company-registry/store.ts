import { db } from '@/lib/platform/database/db';
import type { Transaction } from '@/lib/platform/database/transaction';
import { rowsOfAnyProject } from '@/lib/platform/database/statements';
import type { RegistryCompany } from '../provider';

/** Takes no context: the table holds public data that belongs to no project. */
export async function findRegistryCompany(
  country: string,
  registrationNumber: string,
): Promise<RegistryCompany | null> {
  const rows = await rowsOfAnyProject<{ company: RegistryCompany }>({
    name: 'find-registry-company',
    text: 'select company from registry_companies where country = $1 and registration_number = $2',
    values: [country, registrationNumber],
  });
  return rows[0]?.company ?? null;
}

const importTimeoutMs = 60 * 60_000;

export const inRegistryTransaction = <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  db().prisma.$transaction(work, { timeout: importTimeoutMs });

export async function upsertRegistryCompanies(
  tx: Transaction,
  country: string,
  source: string,
  companies: readonly RegistryCompany[],
): Promise<void> {
  await tx.$executeRaw`
    insert into registry_companies (country, registration_number, legal_name, company, source)
    select ${country}, c ->> 'registration_number', c ->> 'legal_name', c, ${source}
    from jsonb_array_elements(${JSON.stringify(companies)}::jsonb) c
    on conflict (country, registration_number) do update
    set legal_name = excluded.legal_name, company = excluded.company, source = excluded.source, imported_at = now()`;
}
