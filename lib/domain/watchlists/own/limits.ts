import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import type { Transaction } from '@/lib/platform/database/transaction';
import { measureOwnLists, type OwnSize } from '../store/own-entries';
import { countOwnLists } from '../store/own-lists';

// Every process keeps an index of a project's own lists in memory, so their size has upper bounds (API
// §5.10).

export const maxOwnLists = 100;
export const maxOwnEntries = 10_000;
/** Aliases included: the cost of an index is its names and their length. */
export const maxOwnNames = 20_000;
export const maxOwnNameCharacters = 1_000_000;

const tooMany = (field: string, message: string) =>
  new ValidationFailed([{ field, message, code: 'too_many' }]);

export async function refuseTooManyLists(tx: Transaction, ctx: Context): Promise<void> {
  if ((await countOwnLists(tx, ctx)) < maxOwnLists) return;
  throw tooMany('name', `would be more than ${maxOwnLists} lists of a project`);
}

const limits: Record<keyof OwnSize, readonly [max: number, of: string]> = {
  entries: [maxOwnEntries, 'entries'],
  names: [maxOwnNames, 'names, aliases among them,'],
  characters: [maxOwnNameCharacters, 'characters of names'],
};

export async function refuseTooManyEntries(tx: Transaction, ctx: Context, added: OwnSize): Promise<void> {
  const before = await measureOwnLists(tx, ctx);
  for (const measure of ['entries', 'names', 'characters'] as const) {
    const [max, of] = limits[measure];
    if (before[measure] + added[measure] <= max) continue;
    throw tooMany(
      'entries',
      `a project's own lists hold at most ${max} ${of}, and these hold ${before[measure]}`,
    );
  }
}

export function sizeOf(entities: readonly ListedEntity[]): OwnSize {
  const names = entities.flatMap((entity) => entity.names);
  // Code points, as PostgreSQL's length() counts.
  const characters = names.reduce((sum, { name }) => sum + [...name].length, 0);
  return { entries: entities.length, names: names.length, characters };
}
