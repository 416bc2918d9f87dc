import { pathName } from '../../risk/names.ts';
import { capitalised } from '../../wording.ts';
import { type Fields, isFields, lineOf, present, without } from './fields.ts';
import type { Names } from './names.ts';
import { topicSaid } from './said.ts';
import { checkNameOf, roleOf, type TableOf, text } from './tables.ts';

const pathNames: ReadonlyMap<unknown, string> = new Map(Object.entries(pathName));

/** Details that the API has as codes. */
const codesSaid: ReadonlyMap<string, (code: unknown) => unknown> = new Map([
  ['role', roleOf],
  ['type_code', checkNameOf],
  ['due_diligence_path', (code: unknown) => pathNames.get(code) ?? code],
]);

const saidOf = ([name, value]: [string, unknown]): [string, unknown] => [
  name,
  codesSaid.get(name)?.(value) ?? value,
];

function detailsIn(details: unknown): string {
  if (!isFields(details)) return '';
  const shown = details.retry_count === 0 ? without(details, ['retry_count']) : details;
  return lineOf(Object.fromEntries(Object.entries(shown).map(saidOf)));
}

/** `case.status_changed` as "Case status changed". */
const eventSaid = (type: unknown): string => capitalised(String(type).replaceAll(/[._]/g, ' '));

/** What the records are about: an alert by its topic and its party, a check by its name and its party. */
export function targetsIn(alerts: Iterable<Fields>, checks: Iterable<Fields>, names: Names): Names {
  const targets = new Map(names);
  const add = (token: unknown, parts: readonly unknown[]) =>
    targets.set(String(token), present(parts).join('\n'));
  for (const alert of alerts)
    add(alert.token, [`${topicSaid(alert)} alert`, isFields(alert.subject) && alert.subject.name]);
  for (const { token, type_code, entity_token } of checks)
    add(token, [checkNameOf(type_code), names.get(String(entity_token))]);
  return targets;
}

/** The name of what the record is about, if it has one, and its token. */
const targetOf = ({ target_type, target_token }: Fields, names: Names): string => {
  const name = names.get(String(target_token)) ?? capitalised(String(target_type).replaceAll('_', ' '));
  return `${name}\n${text(target_token)}`;
};

export const auditTable = (names: Names): TableOf => ({
  columns: [
    { title: 'Record', share: 0.08 },
    { title: 'When', share: 0.145 },
    { title: 'What', share: 0.245 },
    { title: 'By', share: 0.265 },
    { title: 'About', share: 0.265 },
  ],
  rowsOf: (record) => {
    const { sequence, created_at, event_type, actor, ip_address, details, hash } = record;
    return [
      {
        cells: [
          text(sequence),
          text(created_at),
          `${eventSaid(event_type)}\n${text(event_type)}`,
          isFields(actor) ? `${String(actor.name)}\n${present([actor.id, ip_address]).join(', ')}` : '',
          targetOf(record, names),
        ],
        below: present([detailsIn(details), `Hash ${String(hash)}`]).join('\n'),
      },
    ];
  },
});
