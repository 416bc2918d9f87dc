/**
 * Conditions that neither a probe nor a comparison can notice, by the function that they are in, and why. Row-level security
 * stands behind each.
 */
export const excused: Record<string, string> = {
  'lib/domain/access/store/mails.ts claimMails':
    'The update has the condition as well, so that what was chosen beyond the project is not claimed.',
  'lib/domain/access/store/oauth-clients.ts updateLastUse': 'The hash of a secret is of one client alone.',
  'lib/domain/audit/store.ts findRange':
    'The records of each project are numbered from 1 without a gap, so that the next outside a period has the same number in all.',
  'lib/domain/watchlists/store/version-entries.ts streamEntities':
    'Read row by row with a cursor, in which the run switches nothing off. A version of a public list is asked for by its number.',
  'lib/domain/watchlists/store/own-entries.ts measureOwnLists':
    'The token of a list is of one project alone, so that the entries that it joins are.',
  'lib/domain/watchlists/store/own-entries.ts readOwnLists':
    'The token of a list is of one project alone, so that the entries that it joins are.',
};
