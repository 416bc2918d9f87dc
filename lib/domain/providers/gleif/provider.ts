import { z } from 'zod';
import { jsonSource, type JsonSource, type SourceOptions } from '@/lib/platform/outbound/http';
import { isSameCompanyName } from '../company-name';
import { companyRegistry, type RegistryLookup } from '../company-registry/provider';
import { ProviderFailed, type Provider, type RegistryCompany } from '../provider';

const name = 'GLEIF';
const defaultBaseUrl = 'https://api.gleif.org/api/v1';
const pageSize = '100';
/**
 * Hundreds of companies share numbers as short as "1"; with more pages than this no single company can be
 * meant.
 */
const maxPages = 5;

const text = z.string().nullish();
const Address = z.object({
  addressLines: z.array(z.string()).nullish(),
  city: text,
  region: text,
  postalCode: text,
  country: text,
});
const LeiRecord = z.object({
  attributes: z.object({
    lei: z.string(),
    entity: z.object({
      legalName: z.object({ name: z.string() }),
      legalAddress: Address,
      registeredAs: text,
      jurisdiction: text,
      legalForm: z.object({ id: text, other: text }).nullish(),
      status: z.enum(['ACTIVE', 'INACTIVE', 'NULL']).nullish(),
      creationDate: text,
    }),
  }),
});
type LeiRecord = z.infer<typeof LeiRecord>;
const LeiPage = z.object({
  meta: z.object({ pagination: z.object({ lastPage: z.number() }).nullish() }),
  data: z.array(LeiRecord),
});

/** `baseUrl` defaults to the public API. */
export type GleifOptions = Partial<Omit<SourceOptions, 'name'>>;

/** COM_REGISTRY (API §3.8). The register lists no directors or owners. */
export function gleif(options: GleifOptions): Provider {
  const source = jsonSource({ ...options, baseUrl: options.baseUrl ?? defaultBaseUrl, name });

  const lookup: RegistryLookup = async (country, registrationNumber, hint) => {
    const records = await readAllPages(source, registrationNumber, hint.signal);
    const candidates = records.filter((record) => jurisdictionOf(record)?.slice(0, 2) === country);
    const named = candidates.find(({ attributes }) =>
      isSameCompanyName(attributes.entity.legalName.name, hint.name),
    );
    const record = named ?? candidates[0];
    return record ? toCompany(record, registrationNumber, country) : null;
  };

  return companyRegistry(name, lookup);
}

async function readAllPages(
  source: JsonSource,
  registrationNumber: string,
  signal: AbortSignal,
): Promise<LeiRecord[]> {
  const records: LeiRecord[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    if (page > maxPages) throw new ProviderFailed(name, 'invalid_answer');
    const query = {
      'filter[entity.registeredAs]': registrationNumber,
      'page[size]': pageSize,
      'page[number]': String(page),
    };
    const answer = await source.find('/lei-records', query, LeiPage, signal);
    records.push(...(answer?.data ?? []));
    lastPage = answer?.meta.pagination?.lastPage ?? 1;
  }
  return records;
}

const jurisdictionOf = ({ attributes: { entity } }: LeiRecord) =>
  entity.jurisdiction ?? entity.legalAddress.country;

const statuses = { ACTIVE: 'Active', INACTIVE: 'Inactive', NULL: 'Unknown' };

function toCompany(record: LeiRecord, registrationNumber: string, country: string): RegistryCompany {
  const { entity } = record.attributes;
  const address = entity.legalAddress;
  return {
    legal_name: entity.legalName.name,
    registration_number: entity.registeredAs ?? registrationNumber,
    jurisdiction: jurisdictionOf(record) ?? country,
    company_status: statuses[entity.status ?? 'NULL'],
    company_type: legalForm(entity.legalForm),
    incorporation_date: entity.creationDate?.slice(0, 10) ?? null,
    registered_address:
      [...(address.addressLines ?? []), address.city, address.region, address.postalCode, address.country]
        .filter(Boolean)
        .join(', ') || null,
    sic_codes: [],
    officers: [],
  };
}

/** Free text where given, else the ISO 20275 code: "ELF B6ES". */
function legalForm(form: LeiRecord['attributes']['entity']['legalForm']): string | null {
  return form?.other ?? (form?.id ? `ELF ${form.id}` : null);
}
