import type { Entity } from '@/generated/prisma/client';
import { dateOrNull } from '@/lib/domain/present';
import type { Subject } from '@/lib/domain/providers/provider';
import { blankSubject } from '../party';

/** The data about an existing entity that providers get. */
export const subjectOfEntity = (entity: Entity): Subject => ({
  ...blankSubject,
  type: entity.type as Subject['type'], // a word of the schema
  first_name: entity.first_name,
  last_name: entity.last_name,
  name: entity.full_name ?? entity.company_name ?? '',
  date_of_birth: dateOrNull(entity.date_of_birth),
  nationality: entity.nationality,
  country: entity.country,
  registration_number: entity.registration_number,
});
