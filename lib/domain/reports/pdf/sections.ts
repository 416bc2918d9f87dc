import type { ReportListName } from '../schema.ts';
import { alertInBrief } from './alert-in-brief.ts';
import { auditTable, targetsIn } from './audit-table.ts';
import type { Book } from './book.ts';
import { inBrief, policiesInWords } from './brief.ts';
import { checkGrids } from './check-grid.ts';
import { dimensionsTable } from './dimensions-table.ts';
import { type Fields, isFields, present, rowsOf } from './fields.ts';
import { comparisonColumns, comparisonRows, matchInBrief } from './match-in-brief.ts';
import { mostUrgentFirst } from './most-urgent-first.ts';
import { named, nameOfEntity, type Names, withNames } from './names.ts';
import { ownershipTrees } from './ownership.ts';
import { countriesSaid, decisionSaid, topicSaid } from './said.ts';
import {
  alertsTable,
  checkNameOf,
  checksTable,
  outcomeOf,
  partiesTable,
  roleOf,
  type TableOf,
} from './tables.ts';
import { labelOf, shownTime, wholeScore } from './words.ts';

/** What a section reads of the pack. Each call starts again from the first item. */
export type ItemsOf = (list: ReportListName) => Iterable<Fields>;

/** A section about the items of one list. */
export interface ListSection {
  title: string;
  list: ReportListName;
  intro: string;
  /** Instead of the intro, if the list is empty. */
  none: string;
  write(book: Book, itemsOf: ItemsOf, names: Names): void;
}

const headingOf = (parts: readonly unknown[]): string => present(parts).map(shownTime).join(' · ');

function* tableRows(items: Iterable<Fields>, { rowsOf: rows }: TableOf) {
  for (const item of items) yield* rows(item);
}

const writeTable = (book: Book, items: Iterable<Fields>, table: TableOf) =>
  book.table(table.columns, tableRows(items, table));

export const rowsWithNames = (item: Fields, names: Names) => rowsOf(withNames(item, names) as Fields); // names change no field's name

function writeItem(
  book: Book,
  { parts, note }: { parts: readonly unknown[]; note: unknown },
  item: Fields,
  names: Names,
): void {
  book.item(headingOf(parts), rowsWithNames(item, names), present([note]).join(''));
}

const parties: ListSection = {
  title: 'People and companies',
  list: 'entities',
  intro: 'The parties with their roles in this case, who owns whom, and the details of each party.',
  none: 'The case has no people or companies.',
  write(book, itemsOf, names) {
    writeTable(book, itemsOf('entities'), partiesTable);
    book.tree('Ownership', ownershipTrees(itemsOf('entities'), names));
    for (const entity of itemsOf('entities')) {
      const head = { parts: [roleOf(entity.role), nameOfEntity(entity)], note: entity.token };
      writeItem(book, head, inBrief('entities', entity, names), names);
    }
  },
};

const flows: ListSection = {
  title: 'Lists searched',
  list: 'flows',
  intro: 'The lists that the checks searched, in their versions at the time.',
  none: 'No flow ran a check for this case.',
  write(book, itemsOf, names) {
    for (const flow of itemsOf('flows')) {
      const parts = [`${labelOf(String(flow.flow_type))} flow`, flow.overall_verdict];
      writeItem(book, { parts, note: flow.flow_token }, inBrief('flows', flow, names), names);
    }
  },
};

const partyWith = (names: Names) => (check: Fields) =>
  check.entity_token ? named(check.entity_token, names) : 'No party of the case';

/** Party by party, in the order of their checks. */
function byParty(checks: Iterable<Fields>): Fields[] {
  const ofParty = new Map<unknown, Fields[]>();
  for (const { result_data: _found, ...check } of checks) {
    const known = ofParty.get(check.entity_token);
    if (known) known.push(check);
    else ofParty.set(check.entity_token, [check]);
  }
  return [...ofParty.values()].flat();
}

const isPassed = ({ status, result }: Fields) => status === 'Complete' && result === 'Pass';

const checks: ListSection = {
  title: 'Checks',
  list: 'checks',
  intro:
    'The newest check of each kind for each party, followed by the checks that did not pass. An appendix lists every check.',
  none: 'The case has no checks.',
  write(book, itemsOf, names) {
    for (const { columns, rows } of checkGrids(itemsOf('checks'), names)) book.table(columns, rows);
    let isFirst = true;
    for (const check of itemsOf('checks')) {
      if (isPassed(check)) continue;
      if (isFirst) book.heading('Checks that did not pass');
      isFirst = false;
      const parts = [checkNameOf(check.type_code), outcomeOf(check), partyWith(names)(check)];
      writeItem(book, { parts, note: check.token }, inBrief('checks', check, names), names);
    }
  },
};

function writeAlert(book: Book, alert: Fields, entity: Fields | undefined, names: Names): void {
  const { subject, token, check_token } = alert;
  const said = (fields: Fields) => policiesInWords(countriesSaid(fields));
  const parts = [topicSaid(alert), isFields(subject) ? subject.name : null];
  const note = present([token, check_token]).join(' · ');
  writeItem(book, { parts, note }, said(alertInBrief(alert, names)), names);
  const compared = comparisonRows(alert, entity);
  if (compared.length === 0) return;
  book.table(comparisonColumns, compared);
  book.further(headingOf(parts), rowsWithNames(said(matchInBrief(alert)), names));
}

const alerts: ListSection = {
  title: 'Alerts',
  list: 'alerts',
  intro:
    'All alerts with their decisions, the most urgent first, followed by each alert: what was found, who decided what and why, and the data of the customer beside that of the list.',
  none: 'The case has no alerts.',
  write(book, itemsOf, names) {
    const read = () => itemsOf('alerts');
    writeTable(book, mostUrgentFirst(read), alertsTable);
    const entities = new Map<unknown, Fields>();
    for (const entity of itemsOf('entities')) entities.set(entity.token, entity);
    for (const alert of mostUrgentFirst(read))
      writeAlert(book, alert, entities.get(alert.entity_token), names);
  },
};

const assessments: ListSection = {
  title: 'Risk assessments',
  list: 'risk_assessments',
  intro:
    'The calculated tier and score, with any override and approval, the input of the model and its points.',
  none: 'The case has no risk assessment.',
  write(book, itemsOf, names) {
    for (const assessment of itemsOf('risk_assessments')) {
      const { effective_tier, overall_score, created_at, dimensions, token } = assessment;
      const parts = [effective_tier, `score ${wholeScore(overall_score)}`, created_at];
      writeItem(book, { parts, note: token }, inBrief('risk_assessments', assessment, names), names);
      if (isFields(dimensions)) writeTable(book, [dimensions], dimensionsTable);
    }
  },
};

const comments: ListSection = {
  title: 'Comments',
  list: 'comments',
  intro: 'What people wrote on the case. A decision is a comment of the type Decision.',
  none: 'The case has no comments.',
  write(book, itemsOf, names) {
    for (const comment of itemsOf('comments')) {
      const { type, decision, created_at, author, token } = comment;
      const by = isFields(author) ? author.name : null;
      const parts = [type, decisionSaid(decision), created_at, by];
      writeItem(book, { parts, note: token }, inBrief('comments', comment, names), names);
    }
  },
};

const allChecks: ListSection = {
  title: 'Appendix: every check',
  list: 'checks',
  intro: 'All checks of each party, also earlier ones. The complete answers of the sources are in the JSON.',
  none: 'The case has no checks.',
  write: (book, itemsOf, names) =>
    writeTable(book, byParty(itemsOf('checks')), checksTable(partyWith(names))),
};

function* namedIn(items: Iterable<Fields>, names: Names): Generator<Fields> {
  for (const item of items) yield { ...item, details: withNames(item.details, names) };
}

const auditRecords: ListSection = {
  title: 'Appendix: audit records',
  list: 'audit_records',
  intro:
    'Every audit record that names this case, and every change of a person or company in it, in the order of the chain. Other records of the project come between them, so the numbers have gaps. The JSON also has the text and the previous hash of each record.',
  none: 'The case has no audit records.',
  write(book, itemsOf, names) {
    const targets = targetsIn(itemsOf('alerts'), itemsOf('checks'), names);
    writeTable(book, namedIn(itemsOf('audit_records'), names), auditTable(targets));
  },
};

/** In the order of the document. */
export const listSections: readonly ListSection[] = [
  parties,
  checks,
  alerts,
  assessments,
  comments,
  flows,
  allChecks,
  auditRecords,
];
