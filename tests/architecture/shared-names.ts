/** The files that all domain folders share, in lib/domain itself. */
export const sharedNames = [
  'answer',
  'as-json',
  'assignee',
  'check-names',
  'check-words',
  'countries',
  'country-names',
  'counts',
  'entity-name',
  'event',
  'full-name',
  'image-checks',
  'image-reader',
  'lifecycle',
  'list-page',
  'moment',
  'move-table',
  'one-sentence',
  'operation',
  'present',
  'primitives',
  'readable',
  'record-event',
  'record-time',
  'requester',
  'role-names',
  'short-text',
  'start-token',
  'start-token-refused',
  'statuses',
  'text-condition',
  'text-limits',
  'wording',
  'words',
];

/**
 * The usual files of a domain folder. `new-row` builds the row of a new resource and its records, for verbs and for
 * flows that are decided as a value. `json-columns` gives the JSON columns of a row their types.
 */
export const commonNames = [
  'lifecycle',
  'schema',
  'operations',
  'events',
  'store',
  'present',
  'new-row',
  'json-columns',
];
