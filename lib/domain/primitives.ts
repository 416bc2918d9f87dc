import { iso31661Alpha2 } from '@/lib/domain/countries';
import { z } from 'zod';

/** Text that PostgreSQL can hold: NUL bytes and lone surrogates are refused, not dropped. */
export const Text = z
  .string()
  .refine((value) => !value.includes('\u0000'), 'must not contain NUL characters')
  .refine((value) => value.isWellFormed(), 'must be well-formed Unicode');

// A refinement cannot be written in JSON Schema, so `meta` says the same there as a pattern.

export const Name = Text.refine((value) => value.trim().length > 0, 'must not be blank').meta({
  pattern: '\\S',
});

/** Longer ones would differ in fractions of a nanosecond. */
export const Timestamp = z.iso.datetime({ offset: true }).max(40);

/** YYYY-MM-DD. PostgreSQL has no year 0. */
export const CalendarDate = z.iso
  .date()
  .refine((date) => !date.startsWith('0000'), 'must be a day that exists');

/** ISO 3166-1 alpha-2, upper case. */
export const Country = z
  .string()
  .refine((code) => iso31661Alpha2.has(code), 'must be an ISO 3166-1 alpha-2 country code such as GB')
  .meta({ description: 'ISO 3166-1 alpha-2', pattern: '^[A-Z]{2}$', examples: ['GB', 'FR', 'BR'] });

export const tokenPrefixes = [
  'flw',
  'cas',
  'ent',
  'alt',
  'chk',
  'rsk',
  'cmt',
  'aud',
  'usr',
  'whk',
  'whd',
  'evt',
  'key',
  'cli',
  'doc',
  'wls',
  'rmd',
  'pol',
  'ntf',
] as const;
export type TokenPrefix = (typeof tokenPrefixes)[number];

/** A resource token: `alt_01k…`. A malformed one answers 404 like an unknown one, so its shape is not checked here. */
export function token(prefix: TokenPrefix) {
  return Text.max(200).describe(`Token, prefix ${prefix}_`);
}

export const Metadata = z.record(Text, z.unknown());

const maxMetadataLength = 16_384;

/** JSON escapes exactly the text that PostgreSQL cannot hold: NUL characters and lone surrogates. */
const hasOddText = (json: string) => /\\u(?:0000|d[89a-f])/i.test(json.replaceAll('\\\\', ''));

/** What a caller gives: at most 16 KiB of JSON (API §10.4), since a list holds a hundred of them. */
export const NewMetadata = z
  .record(Text.max(500), z.unknown())
  .refine(
    (value) => JSON.stringify(value).length <= maxMetadataLength,
    `must not have more than ${maxMetadataLength} characters as JSON`,
  )
  .refine((value) => !hasOddText(JSON.stringify(value)), 'must hold well-formed text without NUL characters');
