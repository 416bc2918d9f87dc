import { z } from 'zod';
import { currentModel } from '@/lib/domain/screening/models/known-models';
import { toWords } from '@/lib/domain/screening/normalisation/normalise';
import { ListedType, type ScreeningQuery } from '@/lib/domain/screening/schema';
import { compareDates } from '@/lib/domain/screening/scoring/dates';
import { parseCountry } from '@/lib/domain/watchlists/formats/country';

const id = z.union([z.string(), z.number()], 'must be text or a number');
const name = z.string('must be text');
const entityType = z.enum([...ListedType.options, 'any'], 'must be person, company, vessel, aircraft or any');
const fact = z.string('must be text').nullish();

/** An input line of `match`. The output repeats its `id`. */
export const MatchQuery = z.object({
  id,
  name,
  entity_type: entityType,
  date_of_birth: fact,
  nationality: fact,
  country: fact,
  gender: z.enum(['male', 'female'], 'must be male or female').nullish(),
  /** Document, registration, tax or IMO numbers, in any notation. */
  identifiers: z.array(z.string('must be text'), 'must be a list of texts').optional(),
});
export type MatchQuery = z.infer<typeof MatchQuery>;

/** A valid date agrees with itself under the matcher's own rules. */
const isDate = (text: string | null | undefined) =>
  !text || compareDates(text, [text], currentModel).verdict === 'agree';

/**
 * A row of a customer file. Stricter than MatchQuery: the matcher finds nothing for an empty name and ignores
 * an invalid date, so the summary would count that customer as one without a match.
 */
export const Customer = MatchQuery.extend({
  name: name.refine((text) => toWords(text).length > 0, 'has no letters or digits to search for'),
  date_of_birth: fact.refine(isDate, 'must be YYYY, YYYY-MM, YYYY-MM-DD, YYYY/YYYY or circa YYYY'),
});

/** An input line of `compare`: `name1` is the query, `name2` the listed name. */
export const NamePair = z.object({ id, entity_type: entityType, name1: name, name2: name });
export type NamePair = z.infer<typeof NamePair>;

/**
 * Countries may be codes or English names. Unknown ones are ignored, as the matcher ignores invalid dates.
 */
export function toScreeningQuery({ id: _, nationality, country, ...query }: MatchQuery): ScreeningQuery {
  return { ...query, nationality: toCountryCode(nationality), country: toCountryCode(country) };
}

function toCountryCode(text: string | null | undefined): string | null {
  const spelling = text?.trim() ?? '';
  return /^[a-z]{2}$/i.test(spelling) ? spelling.toUpperCase() : parseCountry(spelling);
}
