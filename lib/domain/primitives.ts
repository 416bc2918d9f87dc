import { z } from 'zod';
import { iso31661Alpha2 } from '@/lib/domain/countries';
import { fault } from '@/lib/platform/errors/detail-codes';
import { isoDay } from '@/lib/platform/days';

/** Text that PostgreSQL can hold: NUL bytes and lone surrogates are refused, not dropped. */
export const Text = z
  .string()
  .refine((value) => !value.includes('\u0000'), 'must not contain NUL characters')
  .refine((value) => value.isWellFormed(), 'must be well-formed Unicode');

const visible = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]]/v;

/**
 * Whether it contains a letter, digit, punctuation mark or symbol. Fillers, the Braille blank and the null note head
 * belong to these classes but are invisible.
 */
export const isVisible = (text: string): boolean => visible.test(text);

// JSON Schema cannot express a refinement, so `meta` states a pattern. Few validators support Unicode properties, so
// the pattern of a name only refuses white space.

export const Name = Text.refine(isVisible, 'must not be blank').meta({
  pattern: '\\S',
});

/** Line breaks, tabs and other control characters. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** `é` has two spellings that look the same, and a search compares text character by character. */
const composed = (text: string): string => text.normalize('NFC');

/** May be blank, and is composed. A document prints it among lines of its own, so it brings none. */
export const LineText = Text.refine(
  (text) => !control.test(text),
  'must not contain line breaks or control characters',
).overwrite(composed);

export const Line = LineText.refine(isVisible, 'must not be blank').meta({ pattern: '\\S' });

const reordering = /[\u202a-\u202e\u2066-\u2069]/;

/**
 * Name or part of a name, may be blank. Refuses embeddings, overrides and isolates: an override shows an
 * analyst another name than the one that was screened, and U+2069 ends the isolation of a `<bdi>`. Direction marks and
 * joiners, which names in Arabic or Hebrew script need, are allowed.
 */
export const NameText = LineText.refine(
  (text) => !reordering.test(text),
  'must not contain characters that reorder text (U+202A to U+202E, U+2066 to U+2069)',
);

/** Name of a person, company or list, or one that people choose for something of ours, such as a key or a brand. */
export const DisplayName = NameText.refine(isVisible, 'must not be blank').meta({ pattern: '\\S' });

/** A text to search for, composed as names are. A combining mark alone is one, which finds nothing (docs/adr/0118). */
export const SearchText = Text.overwrite(composed)
  .max(200)
  .refine((text) => isVisible(text) || /\p{M}/u.test(text), 'must not be blank')
  .meta({ pattern: '\\S' });

export const Count = z.number().int();

/** Has every value as a key. */
export const countsBy = <Value extends string>(values: readonly Value[]) => z.record(z.enum(values), Count);

/** Longer ones would differ in fractions of a nanosecond. */
export const Timestamp = z.iso.datetime({ offset: true }).max(40);

/** YYYY-MM-DD. PostgreSQL has no year 0. */
export const CalendarDate = z.iso
  .date()
  .refine((date) => !date.startsWith('0000'), fault('impossible_date', 'must be a date that exists'));

/** A date means a whole day in UTC: its first moment as a start, its last as an end. */
export const Moment = z.union([Timestamp, CalendarDate]);

const earliestLife = '1800-01-01';
const millisecondsInDay = 86_400_000;
const dayAfter = (days: number) => isoDay(Date.now() + days * millisecondsInDay);
/** It is already tomorrow in some time zones. */
const latestPast = () => dayAfter(1);
const isPast = (date: string) => date <= latestPast();

/**
 * A birth date from a caller: of somebody who may be alive, or was when a list named them. Also checks `YYYY`
 * and `YYYY-MM`.
 */
export const canBeBirth = (date: string): boolean =>
  date >= earliestLife.slice(0, date.length) && isPast(date);
export const birthRule = `must be from ${earliestLife} to today`;

export const BirthDate = CalendarDate.refine(canBeBirth, fault('impossible_date', birthRule));

/** For past events, such as the founding of a company. */
export const PastDate = CalendarDate.refine(isPast, fault('impossible_date', 'must not be in the future'));

const maxDaysAhead = 366;

/** For an appointment, which may be agreed up to a year ahead. */
export const AppointmentDate = CalendarDate.refine(
  (date) => date >= earliestLife && date <= dayAfter(maxDaysAhead),
  fault('impossible_date', `must be from ${earliestLife} to a year from today`),
);

/** ISO 3166-1 alpha-2, upper case. */
export const Country = z
  .string()
  .refine((code) => iso31661Alpha2.has(code), 'must be an ISO 3166-1 alpha-2 country code such as GB')
  .meta({ description: 'ISO 3166-1 alpha-2', pattern: '^[A-Z]{2}$', examples: ['GB', 'FR', 'BR'] });

/** A country that was accepted as one, as answers have it. */
export const StoredCountry = z.string().meta({ pattern: '^[A-Z]{2}$', examples: ['GB'] });

export const tokenPrefixes = [
  'flw',
  'cas',
  'ent',
  'imp',
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
  'jny',
  'wls',
  'rmd',
  'pol',
  'ntf',
  'ses',
  'smp',
  'brd',
  'job',
] as const;
export type TokenPrefix = (typeof tokenPrefixes)[number];

/**
 * A resource token: `alt_01k…`. A malformed one returns 404 like an unknown one, so its format is not checked
 * here.
 */
export function token(...prefixes: [TokenPrefix, ...TokenPrefix[]]) {
  return Text.max(200).describe(`Token, prefix ${prefixes.map((prefix) => `${prefix}_`).join(' or ')}`);
}

/** To filter by. An empty one would find nothing, as if there was nothing to find. */
export const tokenFilter = (...prefixes: [TokenPrefix, ...TokenPrefix[]]) => token(...prefixes).min(1);

/** Null, text without a visible character and an empty list. */
const saysNothing = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && !isVisible(value)) ||
  (Array.isArray(value) && value.length === 0);

/** A field of something new. One that says nothing counts as left out (API §1.1). */
export const optionally = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform((value) => (saysNothing(value) ? undefined : (value ?? undefined)))
    .optional();

/** A field whose value may be unknown. One that says nothing is null, and clears it in a change (API §1.1). */
export const orUnknown = <Schema extends z.ZodType>(schema: Schema) =>
  schema
    .nullish()
    .transform((value) => (saysNothing(value) ? null : value))
    .optional();

export const Metadata = z.record(Text, z.unknown());

const maxMetadataLength = 16_384;

/** JSON escapes exactly the text that PostgreSQL cannot hold: NUL characters and lone surrogates. */
const hasOddText = (json: string) => /\\u(?:0000|d[89a-f])/i.test(json.replaceAll('\\\\', ''));

/**
 * Data from a caller: at most 16 KiB of JSON (API §10.4), because a list page contains up to a hundred of
 * them. Null is none.
 */
export const NewMetadata = z
  .record(Text.max(500), z.unknown())
  .refine(
    (value) => JSON.stringify(value).length <= maxMetadataLength,
    `must not have more than ${maxMetadataLength} characters as JSON`,
  )
  .refine(
    (value) => !hasOddText(JSON.stringify(value)),
    'must contain well-formed text without NUL characters',
  )
  .nullish()
  .transform((value) => (value === null ? {} : value))
  .optional();
