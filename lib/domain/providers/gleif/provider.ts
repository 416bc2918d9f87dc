import { z } from 'zod';
import { jsonSource, type SourceOptions } from '@/lib/platform/http';
import { isSameCompanyName } from '../company-name';
import { companyRegistry, type RegistryLookup } from '../company-registry/provider';
import { ProviderFailed, type Provider, type RegistryCompany } from '../provider';

const name = 'GLEIF';

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

const pageSize = '100';
/** Numbers as short as "1" are shared by hundreds; beyond this the answer says nothing about one company. */
const maxPages = 5;

const ownBaseUrl = 'https://api.gleif.org/api/v1';

/** Without a `baseUrl`: the service's own. */
export type GleifOptions = Partial<Omit<SourceOptions, 'name'>>;

/** Company registry by the Legal Entity Identifier register. It names no directors or owners. */
export function gleif(options: GleifOptions): Provider {
  const source = jsonSource({ ...options, baseUrl: options.baseUrl ?? ownBaseUrl, name });

  const lookup: RegistryLookup = async (country, registrationNumber, hint) => {
    const candidates: LeiRecord[] = [];
    for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
      if (page > maxPages) throw new ProviderFailed(name, 'invalid_answer', false);
      const query = {
        'filter[entity.registeredAs]': registrationNumber,
        'page[size]': pageSize,
        'page[number]': String(page),
      };
      const answer = await source.find('/lei-records', query, LeiPage, hint.signal);
      candidates.push(...(answer?.data ?? []).filter((record) => seat(record)?.slice(0, 2) === country));
      lastPage = answer?.meta.pagination?.lastPage ?? 1;
    }
    const named = candidates.find(({ attributes }) =>
      isSameCompanyName(attributes.entity.legalName.name, hint.name),
    );
    const record = named ?? candidates[0];
    return record ? toCompany(record, registrationNumber, country) : null;
  };

  return companyRegistry(name, lookup);
}

const seat = ({ attributes: { entity } }: LeiRecord) => entity.jurisdiction ?? entity.legalAddress.country;

const statuses = { ACTIVE: 'Active', INACTIVE: 'Inactive', NULL: 'Unknown' };

function toCompany(record: LeiRecord, registrationNumber: string, country: string): RegistryCompany {
  const { entity } = record.attributes;
  const address = entity.legalAddress;
  return {
    legal_name: entity.legalName.name,
    registration_number: entity.registeredAs ?? registrationNumber,
    jurisdiction: seat(record) ?? country,
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

/** ISO 20275 codes are shown as such: "ELF B6ES". */
function legalForm(form: LeiRecord['attributes']['entity']['legalForm']): string | null {
  return form?.other ?? (form?.id ? `ELF ${form.id}` : null);
}
