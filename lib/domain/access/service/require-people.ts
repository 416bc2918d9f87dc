import { type ErrorDetail, ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { holdActivePeople } from '../store/users';

/**
 * Throws `ValidationFailed` (400), with a detail for each person in `field` who does not exist or is
 * disabled.
 */
export async function requirePeople(
  tx: Transaction,
  field: string,
  tokens: readonly string[],
): Promise<void> {
  const found = await holdActivePeople(tx, tokens);
  const details = tokens.flatMap((token, index): ErrorDetail[] =>
    found.has(token)
      ? []
      : [{ field: `${field}.${index}`, message: 'must be a person of the project', code: 'unknown_person' }],
  );
  if (details.length > 0) throw new ValidationFailed(details);
}
