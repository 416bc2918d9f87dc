import type { EntityRole } from '@/lib/domain/words';
import type { Party } from './party';

/**
 * Null for a person without a birth date, who cannot be distinguished from a namesake and is screened
 * separately.
 */
function identityOf({ subject }: Pick<Party, 'subject'>): string | null {
  const { type, name, date_of_birth } = subject;
  const isIdentifiable = type === 'Company' || date_of_birth !== null;
  return isIdentifiable
    ? JSON.stringify([type, name.toLowerCase().split(/\s+/).sort(), date_of_birth])
    : null;
}

/** For each party, the index of the first party that is the same person: one entity, screened once. */
export function screenedAs(parties: readonly Pick<Party, 'subject'>[]): number[] {
  const first = new Map<string, number>();
  return parties.map((party, position) => {
    const key = identityOf(party);
    if (key === null) return position;
    const known = first.get(key) ?? position;
    first.set(key, known);
    return known;
  });
}

const rank: Record<EntityRole, number> = { Primary: 0, UBO: 1, Director: 2, Shareholder: 3 };

export const highestRole = (roles: EntityRole[]): EntityRole =>
  roles.reduce((best, role) => (rank[role] < rank[best] ? role : best));
