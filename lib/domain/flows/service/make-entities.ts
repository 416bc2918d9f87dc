import type { Entity } from '@/generated/prisma/client';
import * as cases from '@/lib/domain/cases/service';
import * as entities from '@/lib/domain/entities/service';
import type { Subject } from '@/lib/domain/providers/provider';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import type { EntityRole } from '../plan';
import { wholeDate } from '../present';

export interface EntityToMake {
  subject: Subject;
  role: EntityRole;
  ownership_percentage: number | null;
}

function entityOf({ subject, role }: EntityToMake) {
  const isPerson = subject.type === 'Person';
  return {
    type: subject.type,
    role,
    first_name: isPerson ? subject.first_name : null,
    last_name: isPerson ? subject.last_name : null,
    full_name: isPerson ? subject.name : null,
    company_name: isPerson ? null : subject.name,
    registration_number: subject.registration_number,
    date_of_birth: wholeDate(subject.date_of_birth),
    nationality: subject.nationality,
    country: subject.country,
    address: subject.address.line1 ? { ...subject.address, line2: null, state: null } : null,
  };
}

/** Writes an entity for each and puts it in the case. The rows come in the order asked. */
export async function makeEntities(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  toMake: readonly EntityToMake[],
): Promise<Entity[]> {
  if (toMake.length === 0) return [];
  const rows = await entities.createEntities(tx, ctx, toMake.map(entityOf));
  const members = rows.map((entity, index) => ({
    entity,
    role: entity.role,
    ownership_percentage: toMake[index]?.ownership_percentage ?? null,
  }));
  await cases.addEntities(tx, ctx, caseToken, members);
  return rows;
}
