import type { AuditProof, ReportHead, ReportListName } from '../schema.ts';
import type { Book } from './book.ts';
import { inBrief, tallyOf } from './brief.ts';
import { type Fields, isFields, present, rowsOf, withNames } from './fields.ts';
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

export interface ReportInput {
  head: ReportHead;
  proof: AuditProof;
  itemsOf(list: ReportListName): Iterable<Fields>;
  countOf(list: ReportListName): number;
}

/** Names of the people whose tokens appear in the document. */
type Names = ReadonlyMap<string, string>;

const proofTitle = 'How to check this document';

const howToCheck = [
  'The audit log of a project is a chain. The hash of a record is SHA-256 over the text "record" in UTF-8, followed by the 32 bytes of the previous hash. Changing one record changes every later hash.',
  'In the JSON of this pack (format=json) each audit record has its text, its hash and the previous hash. Anyone can recalculate the hashes and check that adjacent records are linked, without the database:\nnpm run audit -- verify PACK.json',
  'A signed export of the log proves that a record is in the chain:\nnpm run audit -- verify PACK.json --log EXPORT',
];

const headingOf = (parts: readonly unknown[]): string => present(parts).map(shownTime).join(' · ');

function namesIn({ head, itemsOf }: ReportInput): Names {
  const names = new Map([[head.generated_by.id, head.generated_by.name]]);
  for (const entity of itemsOf('entities')) names.set(String(entity.token), nameOfEntity(entity));
  for (const { token, name } of itemsOf('people')) names.set(String(token), String(name));
  return names;
}

function* tableRows(items: Iterable<Fields>, { rowsOf: rows }: TableOf) {
  for (const item of items) yield* rows(item);
}

const writeTable = (book: Book, items: Iterable<Fields>, table: TableOf) =>
  book.table(table.columns, tableRows(items, table));

const writeFields = (book: Book, item: Fields) => book.fields(rowsOf(item));

function writeItem(book: Book, heading: readonly unknown[], item: Fields, names: Names): void {
  book.item(headingOf(heading), rowsOf(withNames(item, names) as Fields)); // names change no field's name
}

/** Whether the list has items. */
function begin(book: Book, title: string, count: number, [intro, none]: [string, string]): boolean {
  book.section(count === 0 ? title : `${title} (${count})`);
  book.paragraph(count === 0 ? none : intro);
  return count > 0;
}

function writeCover(book: Book, { head }: ReportInput, names: Names): void {
  const { case: record, generated_by, generated_at, request_id, project, environment } = head;
  book.title(`Evidence pack ${record.name}`);
  book.paragraph(
    'The basis of the decision: people and companies, checks, alerts, assessments, comments and audit records of the case at one point in time.',
  );
  writeFields(book, {
    customer: names.get(record.primary_entity_token ?? ''),
    external_reference: record.external_reference,
    case: present([record.name, record.type]).join(' · '),
    status: record.status,
    decision: record.decision,
    effective_risk: record.risk_tier,
    made_at: generated_at,
    made_by: `${generated_by.id} · ${generated_by.name}`,
    request: request_id,
    project: `${project} (${environment})`,
  });
  book.reserveContents();
}

/** "High (set manually, calculated score 17)": an override keeps the score. */
const riskOf = ({ risk_tier, risk_score, risk_tier_overridden }: ReportHead['case']): string | null =>
  risk_tier && `${risk_tier} (${risk_tier_overridden ? 'set manually, calculated score ' : ''}${risk_score})`;

/** What a reader looks for first. */
function writeSummary(book: Book, { head, itemsOf }: ReportInput): void {
  const { status, decision, decision_summary, closed_at } = head.case;
  book.section('Summary');
  writeFields(book, {
    status,
    decision,
    reason: decision_summary,
    closed_at,
    risk: riskOf(head.case),
    checks_by_status: tallyOf(itemsOf('checks'), 'status', 'without a status'),
    checks_by_result: tallyOf(itemsOf('checks'), 'result', 'without a result'),
    alerts_by_category: tallyOf(itemsOf('alerts'), 'category', 'without a category'),
    alerts_by_status: tallyOf(itemsOf('alerts'), 'status', 'without a status'),
    resolutions: tallyOf(itemsOf('alerts'), 'resolution_action', 'not yet resolved'),
  });
}

function writeParties(book: Book, { itemsOf, countOf }: ReportInput, names: Names): void {
  const texts: [string, string] = [
    'People and companies with their roles in this case, followed by their details and direct owners.',
    'The case has no people or companies.',
  ];
  if (!begin(book, 'People and companies', countOf('entities'), texts)) return;
  writeTable(book, itemsOf('entities'), partiesTable);
  for (const entity of itemsOf('entities'))
    writeItem(book, [entity.role, nameOfEntity(entity)], inBrief('entities', entity), names);
}

function writeFlows(book: Book, { itemsOf, countOf }: ReportInput, names: Names): void {
  const texts: [string, string] = [
    'The flows that ran the checks, with the lists that they screened and their versions at the time.',
    'No flow ran a check for this case.',
  ];
  if (!begin(book, 'Flows and lists', countOf('flows'), texts)) return;
  for (const flow of itemsOf('flows'))
    writeItem(book, [`${String(flow.flow_type)} flow`, flow.overall_verdict], inBrief('flows', flow), names);
}

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

function writeChecks(book: Book, { itemsOf, countOf }: ReportInput, names: Names): void {
  const texts: [string, string] = [
    'All checks of each party with their results, followed by the findings of checks that did not pass. Matches are shown as alerts; the complete provider answers are in the JSON.',
    'The case has no checks.',
  ];
  if (!begin(book, 'Checks', countOf('checks'), texts)) return;
  const partyOf = ({ entity_token }: Fields) => names.get(String(entity_token)) ?? 'No party of the case';
  const table = checksTable(partyOf);
  writeTable(book, byParty(itemsOf('checks'), partyOf), table);
  let isFirst = true;
  for (const check of itemsOf('checks')) {
    if (isPassed(check)) continue;
    if (isFirst) book.heading('Checks that did not pass');
    isFirst = false;
    const heading = [checkNameOf(check.type_code), check.status, check.result, partyOf(check)];
    writeItem(book, heading, inBrief('checks', check), names);
  }
}

function writeAlerts(book: Book, { itemsOf, countOf }: ReportInput, names: Names): void {
  const texts: [string, string] = [
    'All alerts with their resolutions, followed by the complete evidence at the time each alert was opened.',
    'The case has no alerts.',
  ];
  if (!begin(book, 'Alerts', countOf('alerts'), texts)) return;
  writeTable(book, itemsOf('alerts'), alertsTable);
  for (const alert of itemsOf('alerts')) {
    const { category, priority, status, subject } = alert;
    const about = isFields(subject) ? subject.name : null;
    writeItem(book, [category, priority, status, about], inBrief('alerts', alert), names);
  }
}

function writeAssessments(book: Book, { itemsOf, countOf }: ReportInput, names: Names): void {
  const texts: [string, string] = [
    'The calculated tier and score, with any override and approval. The facts are the input of the model.',
    'The case has no risk assessment.',
  ];
  if (!begin(book, 'Risk assessments', countOf('risk_assessments'), texts)) return;
  for (const assessment of itemsOf('risk_assessments')) {
    const { tier, overall_score, status, dimensions } = assessment;
    const heading = [`${String(tier)}, score ${String(overall_score)}`, status, assessment.created_at];
    writeItem(book, heading, inBrief('risk_assessments', assessment), names);
    if (isFields(dimensions)) writeTable(book, [dimensions], dimensionsTable);
  }
}

function writeComments(book: Book, { itemsOf, countOf }: ReportInput, names: Names): void {
  const texts: [string, string] = [
    'Decisions are comments of the type Decision.',
    'The case has no comments.',
  ];
  if (!begin(book, 'Comments', countOf('comments'), texts)) return;
  for (const comment of itemsOf('comments')) {
    const { type, decision, created_at, author } = comment;
    const by = isFields(author) ? author.name : null;
    writeItem(book, [type, decision, created_at, by], inBrief('comments', comment), names);
  }
}

function* namedIn(items: Iterable<Fields>, names: Names): Generator<Fields> {
  for (const item of items)
    yield { ...item, details: withNames(item.details, names), target_token: item.target_token };
}

function writeAuditRecords(book: Book, { itemsOf, countOf }: ReportInput, names: Names): void {
  const texts: [string, string] = [
    'Every audit record that names this case, and every change of a person or company in it, in the order of the chain. Other records of the project come between them, so the numbers have gaps. The JSON also has the text and the previous hash of each record.',
    'The case has no audit records.',
  ];
  if (begin(book, 'Audit extract', countOf('audit_records'), texts))
    writeTable(book, namedIn(itemsOf('audit_records'), names), auditTable);
}

function writePeople(book: Book, { itemsOf, countOf }: ReportInput): void {
  const texts: [string, string] = [
    'People whose tokens appear in this document.',
    'No tokens of people appear in this document.',
  ];
  if (begin(book, 'Names of people', countOf('people'), texts))
    writeTable(book, itemsOf('people'), peopleTable);
}

function writeProof(book: Book, { head, proof }: ReportInput): void {
  book.section(proofTitle);
  for (const text of howToCheck) book.paragraph(text);
  writeFields(book, {
    head_of_the_chain: proof.head,
    signed_checkpoint: proof.checkpoint ?? 'none is known',
  });
  book.section('What this document does not contain');
  for (const text of head.left_out) book.paragraph(`– ${text}`);
}

/** Writes the pack as a PDF document. */
export function writeReport(book: Book, input: ReportInput): void {
  const names = namesIn(input);
  writeCover(book, input, names);
  writeSummary(book, input);
  book.section('Case');
  writeFields(book, withNames({ ...input.head.case }, names) as Fields); // names change no field's name
  for (const write of [writeParties, writeFlows, writeChecks, writeAlerts, writeAssessments, writeComments])
    write(book, input, names);
  writeAuditRecords(book, input, names);
  writePeople(book, input);
  writeProof(book, input);
  book.end();
}
