import { z } from 'zod';
import { ListedType, type ScreeningQuery } from '@/lib/domain/screening/schema';
import { parseCountry } from '@/lib/domain/watchlists/parse-country';

const id = z.union([z.string(), z.number()], 'must be text or a number');
const name = z.string('must be text');
const entityType = z.enum([...ListedType.options, 'any'], 'must be person, company, vessel, aircraft or any');
const fact = z.string('must be text').nullish();

/** One line of what `match` is asked: an `id` for the answer, and whom to look for. */
export const MatchQuery = z.object({
  id,
  name,
  entity_type: entityType,
  date_of_birth: fact,
  nationality: fact,
  country: fact,
});
export type MatchQuery = z.infer<typeof MatchQuery>;

/** One line of what `compare` is asked: `name1` as if asked for, `name2` as if listed. */
export const NamePair = z.object({ id, entity_type: entityType, name1: name, name2: name });
export type NamePair = z.infer<typeof NamePair>;

/** A country by its code or its English name. One that says neither is passed over, as the matcher does a bad date. */
export function toScreeningQuery({ id: _, nationality, country, ...query }: MatchQuery): ScreeningQuery {
  return { ...query, nationality: toCountryCode(nationality), country: toCountryCode(country) };
}

function toCountryCode(text: string | null | undefined): string | null {
  const spelling = text?.trim() ?? '';
  return /^[a-z]{2}$/i.test(spelling) ? spelling.toUpperCase() : parseCountry(spelling);
}
