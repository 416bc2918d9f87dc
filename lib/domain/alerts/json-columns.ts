import type { Alert } from '@/generated/prisma/client';
import type { ListedParty } from '@/lib/domain/checks/schema';
import type { Match, ScreeningQuery } from '@/lib/domain/screening/schema';

// JSON columns that only this folder writes, with values of these types.

/** The match of the alert, and the matches on other lists that contain the same party. */
export const matchesOf = ({ match, further_matches }: Pick<Alert, 'match' | 'further_matches'>): Match[] =>
  [match ?? [], further_matches ?? []].flat() as unknown as Match[];

/** Null for alerts from before the query was stored. */
export const searchedOf = ({ searched }: Pick<Alert, 'searched'>) =>
  searched as unknown as ScreeningQuery | null;

/** Only for an alert with a match; the evidence of others is a mismatch. */
export const partyOf = ({ evidence }: Pick<Alert, 'evidence'>) => evidence as unknown as ListedParty | null;
