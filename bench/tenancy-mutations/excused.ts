/**
 * Conditions that neither a probe nor a comparison can notice, by their function and text, with the reason. Row-level
 * security backs up each of them.
 */
export const excused: Record<string, string> = {
  'lib/domain/access/store/oauth-clients.ts updateLastUse: ctx.project.id':
    'The hash of a secret is of one client alone, by a unique index over all projects.',
  'lib/domain/watchlists/store/own-entries.ts measureOwnLists: e.project_id = v.project_id':
    'The token of a list is its key over all projects, so that the entries that are joined by it are of its project.',
  'lib/domain/watchlists/store/own-entries.ts readOwnLists: e.project_id = v.project_id':
    'The token of a list is its key over all projects, so that the entries that are joined by it are of its project.',
};

/** Conditions in functions of the database whose removal changes no result, and why. */
export const excusedInFunctions: Record<string, string> = {
  'function append_events#2':
    'It only decides whether webhooks are looked for, and #4 finds only those of the project.',
  'function delete_sample_rows#14':
    'The rows are given by their place in the table, which #15 takes only from rows of the project.',
  'function delete_sample_rows#15':
    'Of what it would take from others #14 deletes nothing. It would only delete less at once, as the order of rows has it.',
  'function delete_sample_rows#23':
    'The rows are given by their place in the table, which #25 takes only from rows of the project.',
  'function delete_sample_rows#26':
    'The rows are given by their place in the table, which #27 takes only from rows of the project.',
};
