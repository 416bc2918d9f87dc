import { ValidationFailed } from '@/lib/platform/errors/errors';
import { hasWords } from './normalisation/normalise';

/**
 * Refuses names without any searchable word: they would match nothing and look like a clean result. Throws
 * `ValidationFailed` (400), with a detail for each field.
 */
export function refuseUnreadableNames(names: readonly (readonly [field: string, name: string])[]): void {
  const unreadable = names.filter(([, name]) => !hasWords(name));
  if (unreadable.length === 0) return;
  const message = 'must contain a letter or a digit that can be searched for';
  throw new ValidationFailed(unreadable.map(([field]) => ({ field, message, code: 'unreadable_name' })));
}
