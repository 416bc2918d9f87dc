import type { AuditProof, ReportHead, ReportListName } from '../schema.ts';
import type { Book } from './book.ts';
import { inBrief } from './brief.ts';
import { type Fields, present, rowsOf, withNames } from './fields.ts';
import { withoutOwnLines } from './one-line.ts';
import { decisionSaid } from './said.ts';
import { listSections, type ListSection, type Names } from './sections.ts';
import { summaryOf } from './summary.ts';
import { nameOfEntity } from './tables.ts';

export interface ReportInput {
  head: ReportHead;
  proof: AuditProof;
  itemsOf(list: ReportListName): Iterable<Fields>;
  countOf(list: ReportListName): number;
}

const proofTitle = 'How to check this document';

const howToCheck = [
  'The audit log of a project is a chain. The hash of a record is SHA-256 over the text "record" in UTF-8, followed by the 32 bytes of the previous hash. Changing one record changes every later hash.',
  'In the JSON of this pack (format=json) each audit record has its text, its hash and the previous hash. Anyone can recalculate the hashes and check that adjacent records are linked, without the database:\nnpm run audit -- verify PACK.json',
  'A signed export of the log proves that a record is in the chain:\nnpm run audit -- verify PACK.json --log EXPORT',
];

function namesIn({ head, itemsOf }: ReportInput): Names {
  const names = new Map([[head.generated_by.id, head.generated_by.name]]);
  for (const entity of itemsOf('entities')) names.set(String(entity.token), nameOfEntity(entity));
  for (const { token, name } of itemsOf('people')) names.set(String(token), String(name));
  return names;
}

const writeFields = (book: Book, item: Fields) => book.fields(rowsOf(item));

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
    decision: decisionSaid(record.decision),
    risk_tier: record.risk_tier,
    made_at: generated_at,
    made_by: generated_by.name,
    request: request_id,
    project: `${project} (${environment})`,
  });
  book.reserveContents();
}

/** Its heading says how many items it has. */
function writeListSection(book: Book, { itemsOf, countOf }: ReportInput, section: ListSection, names: Names) {
  const { title, list, intro, none } = section;
  const count = countOf(list);
  book.section(count === 0 ? title : `${title} (${count})`);
  book.paragraph(count === 0 ? none : intro);
  if (count > 0) section.write(book, () => itemsOf(list), names);
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

/** Values as stored may have line breaks, such as those of a registry. */
const inLines = ({ itemsOf, ...input }: ReportInput): ReportInput => ({
  ...input,
  head: withoutOwnLines(input.head),
  *itemsOf(list) {
    for (const item of itemsOf(list)) yield withoutOwnLines(item);
  },
});

/** Writes the pack as a PDF document. */
export function writeReport(book: Book, stored: ReportInput): void {
  const input = inLines(stored);
  const names = namesIn(input);
  writeCover(book, input, names);
  book.section('Summary');
  writeFields(book, withNames(summaryOf(input), names) as Fields); // names change no field's name
  book.section('Case');
  writeFields(book, withNames(inBrief('case', input.head.case), names) as Fields);
  for (const section of listSections) writeListSection(book, input, section, names);
  writeProof(book, input);
  book.end();
}
