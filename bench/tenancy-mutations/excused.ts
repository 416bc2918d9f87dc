/**
 * Conditions that neither a probe nor a comparison can notice, by the function that they are in, and why. Row-level security
 * stands behind each.
 */
export const excused: Record<string, string> = {
  'lib/domain/access/store/oauth-clients.ts updateLastUse': 'The hash of a secret is of one client alone.',
  'lib/domain/watchlists/store/own-entries.ts measureOwnLists':
    'The token of a list is of one project alone, so that the entries that it joins are.',
  'lib/domain/watchlists/store/own-entries.ts readOwnLists':
    'The token of a list is of one project alone, so that the entries that it joins are.',
};
