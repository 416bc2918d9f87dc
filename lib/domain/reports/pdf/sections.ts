import type { ReportListName } from '../schema.ts';
import type { Book } from './book.ts';
import { inBrief } from './brief.ts';
import { type Fields, isFields, present, rowsOf, withNames } from './fields.ts';
import { decisionSaid, topicSaid } from './said.ts';
import {
  alertsTable,
  auditTable,
  checkNameOf,
  checksTable,
  dimensionsTable,
  nameOfEntity,
  partiesTable,
  peopleTable,
  type TableOf,
} from './tables.ts';
import { shownTime } from './words.ts';

/** Names by token of the people and companies in the document. */
export type Names = ReadonlyMap<string, string>;

/** A section about the items of one list. */
export interface ListSection {
  title: string;
  list: ReportListName;
  intro: string;
  /** Instead of the intro, if the list is empty. */
  none: string;
  /** `items` starts again from the first with each call. */
  write(book: Book, items: () => Iterable<Fields>, names: Names): void;
}

const headingOf = (parts: readonly unknown[]): string => present(parts).map(shownTime).join(' · ');

function* tableRows(items: Iterable<Fields>, { rowsOf: rows }: TableOf) {
  for (const item of items) yield* rows(item);
}

const writeTable = (book: Book, items: Iterable<Fields>, table: TableOf) =>
  book.table(table.columns, tableRows(items, table));

function writeItem(book: Book, heading: readonly unknown[], item: Fields, names: Names): void {
  book.item(headingOf(heading), rowsOf(withNames(item, names) as Fields)); // names change no field's name
}

const parties: ListSection = {
  title: 'People and companies',
  list: 'entities',
  intro: 'People and companies with their roles in this case, followed by their details and direct owners.',
  none: 'The case has no people or companies.',
  write(book, items, names) {
    writeTable(book, items(), partiesTable);
    for (const entity of items())
      writeItem(book, [entity.role, nameOfEntity(entity)], inBrief('entities', entity), names);
  },
};

const flows: ListSection = {
  title: 'Flows and lists',
  list: 'flows',
  intro: 'The flows that ran the checks, with the lists that they screened and their versions at the time.',
  none: 'No flow ran a check for this case.',
  write(book, items, names) {
    for (const flow of items())
      writeItem(
        book,
        [`${String(flow.flow_type)} flow`, flow.overall_verdict],
        inBrief('flows', flow),
        names,
      );
  },
};

/** Party by party, in the order of their checks. */
function byParty(checks: Iterable<Fields>, partyOf: (check: Fields) => string): Fields[] {
  const ofParty = new Map<string, Fields[]>();
  for (const { result_data: _found, ...check } of checks) {
    const party = partyOf(check);
    const known = ofParty.get(party);
    if (known) known.push(check);
    else ofParty.set(party, [check]);
  }
  return [...ofParty.values()].flat();
}

const isPassed = ({ status, result }: Fields) => status === 'Complete' && result === 'Pass';

const checks: ListSection = {
  title: 'Checks',
  list: 'checks',
  intro:
    'All checks of each party with their results, followed by the findings of checks that did not pass. Matches are shown as alerts; the complete provider answers are in the JSON.',
  none: 'The case has no checks.',
  write(book, items, names) {
    const partyOf = ({ entity_token }: Fields) => names.get(String(entity_token)) ?? 'No party of the case';
    writeTable(book, byParty(items(), partyOf), checksTable(partyOf));
    let isFirst = true;
    for (const check of items()) {
      if (isPassed(check)) continue;
      if (isFirst) book.heading('Checks that did not pass');
      isFirst = false;
      const heading = [checkNameOf(check.type_code), check.status, check.result, partyOf(check)];
      writeItem(book, heading, inBrief('checks', check), names);
    }
  },
};

const alerts: ListSection = {
  title: 'Alerts',
  list: 'alerts',
  intro:
    'All alerts with their resolutions, followed by the complete evidence at the time each alert was opened.',
  none: 'The case has no alerts.',
  write(book, items, names) {
    writeTable(book, items(), alertsTable);
    for (const alert of items()) {
      const { priority, status, subject } = alert;
      const about = isFields(subject) ? subject.name : null;
      writeItem(book, [topicSaid(alert), priority, status, about], inBrief('alerts', alert), names);
    }
  },
};

const assessments: ListSection = {
  title: 'Risk assessments',
  list: 'risk_assessments',
  intro:
    'The calculated tier and score, with any override and approval. The facts are the input of the model.',
  none: 'The case has no risk assessment.',
  write(book, items, names) {
    for (const assessment of items()) {
      const { tier, overall_score, status, dimensions } = assessment;
      const heading = [`${String(tier)}, score ${String(overall_score)}`, status, assessment.created_at];
      writeItem(book, heading, inBrief('risk_assessments', assessment), names);
      if (isFields(dimensions)) writeTable(book, [dimensions], dimensionsTable);
    }
  },
};

const comments: ListSection = {
  title: 'Comments',
  list: 'comments',
  intro: 'Decisions are comments of the type Decision.',
  none: 'The case has no comments.',
  write(book, items, names) {
    for (const comment of items()) {
      const { type, decision, created_at, author } = comment;
      const by = isFields(author) ? author.name : null;
      writeItem(book, [type, decisionSaid(decision), created_at, by], inBrief('comments', comment), names);
    }
  },
};

function* namedIn(items: Iterable<Fields>, names: Names): Generator<Fields> {
  for (const item of items)
    yield { ...item, details: withNames(item.details, names), target_token: item.target_token };
}

const auditRecords: ListSection = {
  title: 'Audit extract',
  list: 'audit_records',
  intro:
    'Every audit record that names this case, and every change of a person or company in it, in the order of the chain. Other records of the project come between them, so the numbers have gaps. The JSON also has the text and the previous hash of each record.',
  none: 'The case has no audit records.',
  write: (book, items, names) => writeTable(book, namedIn(items(), names), auditTable),
};

const people: ListSection = {
  title: 'Names of people',
  list: 'people',
  intro: 'People whose tokens appear in this document.',
  none: 'No tokens of people appear in this document.',
  write: (book, items) => writeTable(book, items(), peopleTable),
};

/** In the order of the document. */
export const listSections: readonly ListSection[] = [
  parties,
  flows,
  checks,
  alerts,
  assessments,
  comments,
  auditRecords,
  people,
];
