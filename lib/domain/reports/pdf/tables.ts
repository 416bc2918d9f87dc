import { checkName } from '../../check-names.ts';
import { outcomeWord } from '../../check-words.ts';
import type { Check } from '../../checks/schema.ts';
import { countryName } from '../../country-names.ts';
import { roleName } from '../../role-names.ts';
import { CheckTypeCode, EntityRole } from '../../words.ts';
import { type Fields, isFields, lineOf, present } from './fields.ts';
import { nameOfEntity } from './names.ts';
import { resolutionSaid, topicSaid } from './said.ts';
import type { Column, TableRow } from './table.ts';
import { shownTime, wholeScore } from './words.ts';

// The tables of the document: the cells of each row from an item.

export interface TableOf {
  columns: readonly Column[];
  rowsOf(item: Fields): TableRow[];
}

export function checkNameOf(code: unknown): string {
  const known = CheckTypeCode.safeParse(code);
  return known.success ? checkName[known.data] : String(code);
}

export const text = (value: unknown): string =>
  isFields(value) ? lineOf(value) : shownTime(present([value]).join(''));

export function roleOf(role: unknown): string {
  const known = EntityRole.safeParse(role);
  return known.success ? roleName[known.data] : text(role);
}

/** "Referred", "Waived". */
export const outcomeOf = (check: Fields): string => outcomeWord(check as Check); // as written by Pack.add

export const partiesTable: TableOf = {
  columns: [
    { title: 'Party', share: 0.26 },
    { title: 'Role', share: 0.13 },
    { title: 'Born, or number', share: 0.15 },
    { title: 'Country', share: 0.16 },
    { title: 'Verification', share: 0.12 },
    { title: 'Checks ended', share: 0.08 },
    { title: 'Alerts to resolve', share: 0.1 },
  ],
  rowsOf: (entity) => {
    const { role, date_of_birth, registration_number, country, nationality } = entity;
    const { verification_status, checks_summary: checks, alerts_summary: alerts } = entity;
    return [
      {
        cells: [
          nameOfEntity(entity),
          roleOf(role),
          text(date_of_birth ?? registration_number),
          countryName(present([...new Set([country, nationality])]).join(', ')),
          text(verification_status),
          isFields(checks) ? `${checks.complete} of ${checks.total}` : '',
          isFields(alerts) ? `${alerts.open} of ${alerts.total}` : '',
        ],
      },
    ];
  },
};

/** Below their party, with the tokens for an audit. */
export const checksTable = (partyOf: (check: Fields) => string): TableOf => ({
  columns: [
    { title: 'Check', share: 0.37 },
    { title: 'Result', share: 0.16 },
    { title: 'Source', share: 0.21 },
    { title: 'Ended', share: 0.26 },
  ],
  rowsOf: (check) => [
    {
      group: partyOf(check),
      cells: [
        `${checkNameOf(check.type_code)}\n${String(check.token)}`,
        outcomeOf(check),
        text(check.provider ?? '–'),
        text(check.completed_at ?? '–'),
      ],
    },
  ],
});

export const alertsTable: TableOf = {
  columns: [
    { title: 'Alert', share: 0.17 },
    { title: 'About', share: 0.22 },
    { title: 'Priority', share: 0.16 },
    { title: 'Status', share: 0.14 },
    { title: 'Decision', share: 0.16 },
    { title: 'Decided', share: 0.15 },
  ],
  rowsOf: (alert) => [
    {
      cells: [
        topicSaid(alert),
        isFields(alert.subject) ? text(alert.subject.name) : '',
        `${text(alert.priority)} ${wholeScore(alert.priority_score)}`,
        text(alert.status),
        resolutionSaid(alert) ?? '–',
        text(alert.resolved_at ?? '–'),
      ],
    },
  ],
};

const kindsOfTokens: ReadonlyMap<string, string> = new Map([
  ['usr', 'Person of the project'],
  ['cas', 'Case'],
  ['ent', 'Party'],
  ['key', 'API key'],
  ['cli', 'API client'],
]);

export const tokensTable: TableOf = {
  columns: [
    { title: 'Name', share: 0.42 },
    { title: 'What', share: 0.22 },
    { title: 'Token', share: 0.36 },
  ],
  rowsOf: ({ name, token }) => [
    { cells: [text(name), kindsOfTokens.get(String(token).slice(0, 3)) ?? '', text(token)] },
  ],
};
