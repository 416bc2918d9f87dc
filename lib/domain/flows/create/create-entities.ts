import type { Entity } from '@/generated/prisma/client';
import { addCaseMembers } from '@/lib/domain/cases/service/add-members';
import type { NewEntity } from '@/lib/domain/entities/new-entity';
import { createEntities } from '@/lib/domain/entities/service/create';
import type { Subject } from '@/lib/domain/providers/provider';
import type { EntityRole } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { wholeDate } from '@/lib/domain/present';

export interface NewMember {
  subject: Subject;
  role: EntityRole;
  ownership_percentage: number | null;
  /** Reference for the flow's subject; null for anyone else. */
  external_reference: string | null;
}

export function entityOf({ subject, role, external_reference }: NewMember): NewEntity {
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
    external_reference,
    address: subject.address.line1 ? { ...subject.address, line2: null, state: null } : null,
  };
}

export async function createFlowEntities(
  tx: Transaction,
  ctx: Context,
  caseToken: string,
  members: readonly NewMember[],
): Promise<Entity[]> {
  if (members.length === 0) return [];
  const rows = await createEntities(tx, ctx, members.map(entityOf));
  const added = rows.map((entity, index) => ({
    entity,
    role: entity.role,
    ownership_percentage: members[index]?.ownership_percentage ?? null,
  }));
  await addCaseMembers(tx, ctx, caseToken, added);
  return rows;
}
