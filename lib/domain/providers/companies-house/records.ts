import { z } from 'zod';
import { capitalised } from '@/lib/domain/wording';
import { nationalityCode } from './nationality-names';
import type { RegistryCompany, RegistryPerson } from '../provider';

const text = z.string().nullish();

const BirthMonth = z.object({ day: z.number().nullish(), month: z.number(), year: z.number() }).nullish();

/** `GET /company/{number}`. */
export const CompanyProfile = z.object({
  company_name: z.string(),
  company_number: z.string(),
  company_status: text,
  type: text,
  date_of_creation: text,
  registered_office_address: z
    .object({
      care_of: text,
      po_box: text,
      premises: text,
      address_line_1: text,
      address_line_2: text,
      locality: text,
      region: text,
      postal_code: text,
      country: text,
    })
    .nullish(),
  sic_codes: z.array(z.string()).nullish(),
});

/** An item of `/company/{number}/officers`. */
export const Officer = z.object({
  /** "SURNAME, Forenames", or a company's name. */
  name: z.string(),
  officer_role: z.string(),
  resigned_on: text,
  nationality: text,
  date_of_birth: BirthMonth,
});

/** An item of `/company/{number}/persons-with-significant-control`. */
export const Psc = z.object({
  kind: z.string(),
  /** Absent for people whose details are protected by law. */
  name: text,
  name_elements: z.object({ forename: text, middle_name: text, surname: text }).nullish(),
  natures_of_control: z.array(z.string()).nullish(),
  nationality: text,
  date_of_birth: BirthMonth,
  ceased: z.boolean().nullish(),
  ceased_on: text,
});

export function toCompany(
  profile: z.infer<typeof CompanyProfile>,
  officers: RegistryPerson[],
): RegistryCompany {
  return {
    legal_name: profile.company_name,
    registration_number: profile.company_number,
    jurisdiction: 'GB',
    company_status: toLabel(profile.company_status ?? 'unknown'),
    company_type: profile.type ?? null,
    incorporation_date: profile.date_of_creation ?? null,
    registered_address:
      Object.values(profile.registered_office_address ?? {})
        .filter(Boolean)
        .join(', ') || null,
    sic_codes: profile.sic_codes ?? [],
    officers,
  };
}

function toLabel(slug: string): string {
  return capitalised(slug.replaceAll('-', ' '));
}

/** Directors of any kind, and members of partnerships, who have the same role. */
const directorRoles = /director|llp-(designated-)?member|general-partner/;

/** Empty for officers who resigned and for secretaries. */
export function directorsOf(officer: z.infer<typeof Officer>): RegistryPerson[] {
  if (officer.resigned_on || !directorRoles.test(officer.officer_role)) return [];
  const isCompany = officer.officer_role.startsWith('corporate-');
  const [last_name = officer.name, first_name = null] = isCompany
    ? [officer.name]
    : officer.name.split(', ', 2);
  return [
    {
      type: isCompany ? 'Company' : 'Person',
      role: 'Director',
      first_name,
      last_name,
      nationality: nationalityCode(officer.nationality),
      ownership_percentage: null,
      ...birthFields(officer.date_of_birth),
    },
  ];
}

/** Empty for ceased control and for statements that name no one. */
export function ownersOf(psc: z.infer<typeof Psc>): RegistryPerson[] {
  if (psc.ceased || psc.ceased_on) return [];
  const isPerson = psc.kind.startsWith('individual-');
  const { forename, middle_name, surname } = (isPerson && psc.name_elements) || {};
  const last_name = surname ?? psc.name;
  if (!last_name) return [];
  return [
    {
      type: isPerson ? 'Person' : 'Company',
      role: 'UBO',
      first_name: [forename, middle_name].filter(Boolean).join(' ') || null,
      last_name,
      nationality: nationalityCode(psc.nationality),
      ownership_percentage: minOwnership(psc.natures_of_control ?? []),
      ...birthFields(psc.date_of_birth),
    },
  ];
}

const ownershipBand = /^(?:ownership-of-shares|right-to-share-surplus-assets)-(?:more-than-)?(\d+)-/;

/**
 * The register publishes bands such as "ownership-of-shares-25-to-50-percent". Returns the lower bound of the
 * highest band, or null without a share.
 */
function minOwnership(natures: readonly string[]): number | null {
  const bounds = natures.flatMap((nature) => ownershipBand.exec(nature)?.[1] ?? []).map(Number);
  return bounds.length > 0 ? Math.max(...bounds) : null;
}

function birthFields(
  date: z.infer<typeof BirthMonth>,
): Pick<RegistryPerson, 'date_of_birth' | 'birth_month'> {
  if (!date) return { date_of_birth: null, birth_month: null };
  const pad = (part: number) => String(part).padStart(2, '0');
  const birth_month = `${date.year}-${pad(date.month)}`;
  return { date_of_birth: date.day ? `${birth_month}-${pad(date.day)}` : null, birth_month };
}
