import { countryChoices } from '@/components/ui/country-choices';
import type { Filter, FilterState } from '@/components/ui/filters/active-filters';
import type { Choice } from '@/components/ui/select';
import type { EntityFilters, VerificationStatus } from '@/lib/domain/entities/schema';
import type { EntityRole, EntityType } from '@/lib/domain/words';
import { roleName } from '@/components/cases/appearance';
import { verificationLook } from '@/components/cases/parties/verification-look';

const types = ['Person', 'Company'] as const satisfies readonly EntityType[];
const roles = Object.keys(roleName) as EntityRole[]; // the keys of a Record of roles
const statuses = Object.keys(verificationLook) as VerificationStatus[]; // the keys of a Record of statuses

const asChoices = (values: readonly string[]): Choice<string>[] =>
  values.map((value) => ({ value, label: value }));

export const entityFilters: readonly Filter[] = [
  { name: 'type', label: 'Type', choices: asChoices(types) },
  { name: 'role', label: 'Role', choices: roles.map((value) => ({ value, label: roleName[value] })) },
  { name: 'verification_status', label: 'Verification', choices: asChoices(statuses) },
  { name: 'country', label: 'Country', choices: countryChoices() },
];

const among = <Value extends string>(values: readonly Value[], value: string | null | undefined) =>
  values.find((known) => known === value);

export const entityQueryOf = (
  { type, role, verification_status, country }: FilterState,
  q: string | null,
): EntityFilters => ({
  type: among(types, type),
  role: among(roles, role),
  verification_status: among(statuses, verification_status),
  country: country ?? undefined,
  q: q?.trim() || undefined,
});
