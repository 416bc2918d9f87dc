import { z } from 'zod';
import { currentModel } from '@/lib/domain/screening/model';
import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { ListedType, type ScreeningQuery } from '@/lib/domain/screening/schema';
import { compareDates } from '@/lib/domain/screening/scoring/dates';
import { parseCountry } from '@/lib/domain/watchlists/formats/country';

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
  gender: z.enum(['male', 'female'], 'must be male or female').nullish(),
  /** Numbers of documents, registrations, taxes or ships, as they are written. */
  identifiers: z.array(z.string('must be text'), 'must be a list of texts').optional(),
});
export type MatchQuery = z.infer<typeof MatchQuery>;

/** A date is one that can be read when it agrees with itself. */
const isDate = (text: string | null | undefined) =>
  !text || compareDates(text, [text], currentModel).verdict === 'agree';

/**
 * Whom a customer file names. Nobody reads its answers one by one, so that whoever could not be found, or whose date
 * would be passed over, must not be counted as one without a match.
 */
export const Customer = MatchQuery.extend({
  name: name.refine((text) => toWords(text).length > 0, 'says nothing that can be looked for'),
  date_of_birth: fact.refine(isDate, 'must be YYYY, YYYY-MM, YYYY-MM-DD, YYYY/YYYY or circa YYYY'),
});

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
