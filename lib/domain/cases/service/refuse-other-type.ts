import { ValidationFailed } from '@/lib/platform/errors/errors';

/** Throws `ValidationFailed` (400) unless the type of the Primary entity is the case's `entity_category`. */
export function refuseOtherType(entity: { type: string }, entityCategory: string, field: string): void {
  if (entity.type === entityCategory) return;
  const message = `is a ${entity.type}, and the case is about a ${entityCategory}`;
  throw new ValidationFailed([{ field, message, code: 'not_of_this_type' }]);
}
