import { countryChoices } from '@/components/ui/country-choices';
import { among, asChoices } from '@/components/ui/filters/choices';
import type { Filter, FilterState } from '@/components/ui/filters/active-filters';
import { keysOf } from '@/components/ui/look';
import type { EntityFilters } from '@/lib/domain/entities/schema';
import type { EntityType } from '@/lib/domain/words';
import { roleName } from '@/lib/domain/role-names';
import { verificationLook } from '@/components/cases/parties/verification-look';

const types = ['Person', 'Company'] as const satisfies readonly EntityType[];
const roles = keysOf(roleName);
const statuses = keysOf(verificationLook);

export const entityFilters: readonly Filter[] = [
  { name: 'type', label: 'Type', choices: asChoices(types) },
  { name: 'role', label: 'Role', choices: roles.map((value) => ({ value, label: roleName[value] })) },
  { name: 'verification_status', label: 'Verification', choices: asChoices(statuses) },
  { name: 'country', label: 'Country', choices: countryChoices() },
];

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
