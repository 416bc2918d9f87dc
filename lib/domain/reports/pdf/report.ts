import type { AuditProof, ReportHead, ReportListName } from '../schema.ts';
import type { Book } from './book.ts';
import { inBrief, tallyOf } from './brief.ts';
import { type Fields, rowsOf } from './fields.ts';

export interface ReportInput {
  head: ReportHead;
  proof: AuditProof;
  itemsOf(list: ReportListName): Iterable<Fields>;
  countOf(list: ReportListName): number;
}

interface Section {
  list: ReportListName;
  title: string;
  intro: string;
  none: string;
  /** The fields of an item's heading. */
  heading: readonly string[];
}

const sections: Section[] = [
  {
    list: 'entities',
    title: 'People and companies',
    intro: 'Each in its role in this case, with its direct owners.',
    none: 'The case has no people or companies.',
    heading: ['full_name', 'company_name', 'role'],
  },
  {
    list: 'flows',
    title: 'Flows and lists',
    intro: 'The flows that made the checks, and the lists that they screened, in the versions in force then.',
    none: 'No flow made a check of this case.',
    heading: ['flow_type', 'overall_verdict'],
  },
  {
    list: 'checks',
    title: 'Checks',
    intro:
      'Each check with its provider and what it found. Matches to judge are alerts; the whole answers of the providers are in the JSON.',
    none: 'The case has no checks.',
    heading: ['type_code', 'status', 'result'],
  },
  {
    list: 'alerts',
    title: 'Alerts',
    intro:
      'Each alert with its whole evidence as it stood when the alert was opened, and how it was resolved.',
    none: 'The case has no alerts.',
    heading: ['category', 'priority', 'status', 'resolution_action'],
  },
  {
    list: 'risk_assessments',
    title: 'Risk assessments',
    intro:
      'The calculated tier and score stay as they were; an override and an approval stand beside them. The facts are what the model was given.',
    none: 'The case has no risk assessment.',
    heading: ['tier', 'overall_score', 'status'],
  },
  {
    list: 'comments',
    title: 'Comments',
    intro: 'Decisions are comments of the type Decision.',
    none: 'The case has no comments.',
    heading: ['type', 'decision', 'created_at'],
  },
  {
    list: 'audit_records',
    title: 'Audit extract',
    intro:
      'Every audit record that names this case, in the order of the chain. Other records of the project stand between them, so sequences have gaps. The JSON also has the text of each and the hash before it.',
    none: 'The case has no audit records.',
    heading: ['sequence', 'event_type', 'created_at'],
  },
  {
    list: 'people',
    title: 'Names of people',
    intro: 'Whom the tokens of people in this document name.',
    none: 'No person is named by a token.',
    heading: ['name'],
  },
];

const proofTitle = 'How to check this document';

const howToCheck = [
  'The audit log of a project is a chain. The hash of a record is SHA-256 over the text "record" in UTF-8, followed by the 32 bytes of the hash before it. A change of one record changes every hash after it.',
  'In the JSON of this pack (format=json) each audit record has its text, its hash and the hash before it. Anybody can compute each hash again, and see that neighbours follow each other, without the database: npm run audit -- verify PACK.json.',
  'That a record is in the chain is shown by an export of the log, which ends with a signature: npm run audit -- verify PACK.json --log EXPORT.',
];

const headingOf = (item: Fields, names: readonly string[]): string =>
  names
    .map((name) => item[name])
    .filter((value) => value !== null && value !== undefined && value !== '')
    .map(String)
    .join(' · ');

function writeFields(book: Book, item: Fields, said: readonly string[] = []): void {
  for (const { label, value } of rowsOf(item, said)) book.field(label, value);
}

function writeCover(book: Book, { head }: ReportInput): void {
  const { case: record, generated_by, generated_at, request_id, project, environment } = head;
  book.title(`Evidence pack ${record.name}`);
  book.paragraph(
    'What the case was decided by: its people and companies, checks, alerts, assessments, comments and audit records, as of one moment.',
  );
  writeFields(book, {
    case: record.name,
    status: record.status,
    decision: record.decision,
    effective_risk: record.risk_tier,
    made_at: generated_at,
    made_by: `${generated_by.name} (${generated_by.id})`,
    request: request_id,
    project: `${project} (${environment})`,
  });
  book.reserveContents(sections.length + 4);
}

/** What a reader asks first. */
function writeSummary(book: Book, { head, itemsOf }: ReportInput): void {
  const { status, decision, decision_summary, risk_tier, risk_score, closed_at } = head.case;
  book.section('Summary');
  writeFields(book, {
    status,
    decision,
    reason: decision_summary,
    closed_at,
    risk: risk_tier && `${risk_tier} (${risk_score})`,
    checks_by_result: tallyOf(itemsOf('checks'), 'result'),
    alerts_by_status: tallyOf(itemsOf('alerts'), 'status'),
    alerts_by_category: tallyOf(itemsOf('alerts'), 'category'),
    resolutions: tallyOf(itemsOf('alerts'), 'resolution_action'),
  });
}

function writeSection(book: Book, section: Section, { itemsOf, countOf }: ReportInput): void {
  const count = countOf(section.list);
  book.section(count === 0 ? section.title : `${section.title} (${count})`);
  book.paragraph(count === 0 ? section.none : section.intro);
  for (const item of itemsOf(section.list)) {
    book.item(headingOf(item, section.heading));
    writeFields(book, inBrief(section.list, item), section.heading);
  }
}

/** Writes the pack as a document. */
export function writeReport(book: Book, input: ReportInput): void {
  const { head, proof } = input;
  writeCover(book, input);
  writeSummary(book, input);
  book.section('Case');
  writeFields(book, { ...head.case });
  for (const section of sections) writeSection(book, section, input);
  book.section(proofTitle);
  for (const text of howToCheck) book.paragraph(text);
  writeFields(book, {
    head_of_the_chain: proof.head,
    signed_checkpoint: proof.checkpoint ?? 'none is known',
  });
  book.section('What this document leaves out');
  for (const text of head.left_out) book.paragraph(`– ${text}`);
  book.end();
}
