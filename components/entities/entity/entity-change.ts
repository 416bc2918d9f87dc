import type { Entity, UpdateEntity } from '@/lib/domain/entities/schema';

/** The fields of the form; an empty one means that the fact is not known. */
export interface EntityForm {
  first_name: string;
  last_name: string;
  company_name: string;
  registration_number: string;
  date_of_birth: string;
  nationality: string;
  country: string;
}

export const formOf = (entity: Entity): EntityForm => ({
  first_name: entity.first_name ?? '',
  last_name: entity.last_name ?? '',
  company_name: entity.company_name ?? '',
  registration_number: entity.registration_number ?? '',
  date_of_birth: entity.date_of_birth ?? '',
  nationality: entity.nationality ?? '',
  country: entity.country ?? '',
});

const fieldsOf: Record<Entity['type'], readonly (keyof EntityForm)[]> = {
  Person: ['first_name', 'last_name', 'date_of_birth', 'nationality', 'country'],
  Company: ['company_name', 'registration_number', 'country'],
};

const codes: readonly (keyof EntityForm)[] = ['nationality', 'country'];
const names: readonly (keyof EntityForm)[] = ['last_name', 'company_name'];

/** Null clears a field. A name cannot be cleared, which the server says. */
function valueOf(field: keyof EntityForm, text: string): string | null {
  const trimmed = codes.includes(field) ? text.trim().toUpperCase() : text.trim();
  return trimmed === '' && !names.includes(field) ? null : trimmed;
}

/** The changed fields only, so that nothing else is touched. */
export function changeOf(entity: Entity, form: EntityForm): UpdateEntity {
  const before = formOf(entity);
  const changed = fieldsOf[entity.type].filter((field) => form[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, valueOf(field, form[field])]));
}

const screened: readonly string[] = ['first_name', 'last_name', 'company_name', 'date_of_birth'];

/** Whether the change runs the screening again (API §5.2). */
export const isScreenedAgain = (change: UpdateEntity): boolean =>
  Object.keys(change).some((field) => screened.includes(field));
