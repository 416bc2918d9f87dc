import type { Subquery } from './subqueries';

/** The former name, which only branding still uses. */
export type Part<Stored, Read = Stored> = Subquery<Stored, Read>;
