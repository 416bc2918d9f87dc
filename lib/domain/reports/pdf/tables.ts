import { checkName } from '../../check-names.ts';
import { countryName, factorValue } from '../../country-names.ts';
import { CheckTypeCode } from '../../words.ts';
import { type Fields, isFields, itemsIn, lineOf, present } from './fields.ts';
import { resolutionSaid, topicSaid } from './said.ts';
import type { Column, TableRow } from './table.ts';
import { labelOf, shownNumber, shownTime } from './words.ts';

// The tables of the document: the cells of each row from an item.

export interface TableOf {
  columns: readonly Column[];
  rowsOf(item: Fields): TableRow[];
}

export function checkNameOf(code: unknown): string {
  const known = CheckTypeCode.safeParse(code);
  return known.success ? checkName[known.data] : String(code);
}

const text = (value: unknown): string =>
  isFields(value) ? lineOf(value) : shownTime(present([value]).join(''));

export const nameOfEntity = ({ full_name, company_name }: Fields): string =>
  present([full_name ?? company_name]).join('');

export const partiesTable: TableOf = {
  columns: [
    { title: 'Party', share: 0.34 },
    { title: 'Role', share: 0.12 },
    { title: 'Born, or number', share: 0.14 },
    { title: 'Country', share: 0.1 },
    { title: 'Verification', share: 0.12 },
    { title: 'Checks ended', share: 0.09 },
    { title: 'Alerts to resolve', share: 0.09 },
  ],
  rowsOf: (entity) => {
    const { token, role, date_of_birth, registration_number, country, nationality } = entity;
    const { verification_status, checks_summary: checks, alerts_summary: alerts } = entity;
    return [
      {
        cells: [
          `${nameOfEntity(entity)}\n${String(token)}`,
          text(role),
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

/** Below their party. */
export const checksTable = (partyOf: (check: Fields) => string): TableOf => ({
  columns: [
    { title: 'Check', share: 0.34 },
    { title: 'Status', share: 0.13 },
    { title: 'Result', share: 0.1 },
    { title: 'Provider', share: 0.19 },
    { title: 'Ended', share: 0.24 },
  ],
  rowsOf: (check) => [
    {
      group: partyOf(check),
      cells: [
        `${checkNameOf(check.type_code)}\n${String(check.token)}`,
        text(check.status),
        text(check.result ?? '–'),
        text(check.provider ?? '–'),
        text(check.completed_at ?? '–'),
      ],
    },
  ],
});

export const alertsTable: TableOf = {
  columns: [
    { title: 'Alert', share: 0.18 },
    { title: 'About', share: 0.28 },
    { title: 'Priority', share: 0.11 },
    { title: 'Status', share: 0.14 },
    { title: 'Resolution', share: 0.15 },
    { title: 'When', share: 0.14 },
  ],
  rowsOf: (alert) => [
    {
      cells: [
        topicSaid(alert),
        `${isFields(alert.subject) ? text(alert.subject.name) : ''}\n${String(alert.token)}`,
        text(alert.priority),
        text(alert.status),
        resolutionSaid(alert) ?? '–',
        text(alert.resolved_at ?? '–'),
      ],
    },
  ],
};

const points = (value: unknown) => (typeof value === 'number' ? shownNumber(value) : '');

/** The factors of each dimension of an assessment. */
export const dimensionsTable: TableOf = {
  columns: [
    { title: 'Factor', share: 0.4 },
    { title: 'Value', share: 0.45 },
    { title: 'Points', share: 0.15 },
  ],
  rowsOf: (dimensions) =>
    Object.entries(dimensions).flatMap(([name, dimension]) => {
      if (!isFields(dimension)) return [];
      const { score, weight, weighted_score, factors } = dimension;
      const group = `${labelOf(name)}: score ${points(score)}, weight ${points(weight)}, weighted ${points(weighted_score)}`;
      return itemsIn(factors).map((factor) => ({
        group,
        cells: [
          text(factor.name),
          factorValue({ name: text(factor.name), value: text(factor.value) }),
          points(factor.score_contribution),
        ],
      }));
    }),
};

export const auditTable: TableOf = {
  columns: [
    { title: 'Record', share: 0.08 },
    { title: 'When', share: 0.13 },
    { title: 'What', share: 0.27 },
    { title: 'By', share: 0.25 },
    { title: 'About', share: 0.27 },
  ],
  rowsOf: ({
    sequence,
    created_at,
    event_type,
    actor,
    ip_address,
    target_type,
    target_token,
    details,
    hash,
  }) => [
    {
      cells: [
        text(sequence),
        text(created_at),
        text(event_type),
        isFields(actor) ? `${String(actor.name)}\n${present([actor.id, ip_address]).join(', ')}` : '',
        `${text(target_type)}\n${text(target_token)}`,
      ],
      below: present([isFields(details) ? lineOf(details) : '', `Hash ${String(hash)}`]).join('\n'),
    },
  ],
};

export const peopleTable: TableOf = {
  columns: [
    { title: 'Name', share: 0.5 },
    { title: 'Token', share: 0.5 },
  ],
  rowsOf: ({ name, token }) => [{ cells: [text(name), text(token)] }],
};
