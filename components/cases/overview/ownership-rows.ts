import type { Entity, EntityGraph } from '@/lib/domain/entities/schema';
import type { EntityRole } from '@/lib/domain/words';
import { nameOf } from '@/lib/domain/entity-name';

export interface OwnershipRow {
  token: string;
  name: string;
  /** The role in the case; undefined for an owner who is not a party of it. */
  role: EntityRole | undefined;
  direct: number | null;
  inAll: number | null;
  /** The share stated in the flow's request, if no owner is recorded. */
  declared: number | null;
}

export type DeclaredShares = ReadonlyMap<string, number>;

/** Rows for the owners first, then for other parties, the largest share first. The company itself has none. */
export function ownershipRows(
  graph: Pick<EntityGraph, 'owners' | 'entity'> | undefined,
  parties: readonly Entity[],
  declared: DeclaredShares,
): OwnershipRow[] {
  const owners = graph?.owners ?? [];
  const roleOf = new Map(parties.map(({ token, role }) => [token, role]));
  const owning = owners
    .toSorted((a, b) => b.effective_percentage - a.effective_percentage)
    .map(({ entity_token, name, direct_percentage, effective_percentage }) => ({
      token: entity_token,
      name,
      role: roleOf.get(entity_token),
      direct: direct_percentage,
      inAll: effective_percentage,
      declared: null,
    }));
  const shown = new Set([graph?.entity.entity_token, ...owning.map(({ token }) => token)]);
  const others = parties
    .filter(({ token }) => !shown.has(token))
    .map((party) => ({
      token: party.token,
      name: nameOf(party),
      role: party.role,
      direct: null,
      inAll: null,
      declared: declared.get(party.token) ?? null,
    }))
    .toSorted((a, b) => (b.declared ?? 0) - (a.declared ?? 0));
  return [...owning, ...others];
}
