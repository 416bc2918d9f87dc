import type { AuditProof, ReportHead, ReportListName } from '../schema.ts';
import type { Book } from './book.ts';
import { inBrief } from './brief.ts';
import type { Fields } from './fields.ts';
import { capitalised } from '../../wording.ts';
import { namesIn, type Names, toldApart } from './names.ts';
import { withoutOwnLines } from './one-line.ts';
import { listSections, type ListSection, rowsWithNames } from './sections.ts';
import { summaryOf } from './summary.ts';
import { tokensTable } from './tables.ts';

export interface ReportInput {
  head: ReportHead;
  proof: AuditProof;
  /** The project's name. */
  project: string;
  itemsOf(list: ReportListName): Iterable<Fields>;
  countOf(list: ReportListName): number;
}

const proofTitle = 'How to check this document';

const howToCheck = [
  'The audit log of a project is a chain. The hash of a record is SHA-256 over the text "record" in UTF-8, followed by the 32 bytes of the previous hash. Changing one record changes every later hash.',
  'In the JSON of this pack (format=json) each audit record has its text, its hash and the previous hash. Anyone can recalculate the hashes and check that adjacent records are linked, without the database:\nnpm run audit -- verify PACK.json',
  'A signed export of the log proves that a record is in the chain:\nnpm run audit -- verify PACK.json --log EXPORT',
];

const howItIsKnown =
  'The audit log of the project records that this document was made, when and by whom, under the request below. Each audit record in the appendix has its hash, so that a change would show.';

const writeFields = (book: Book, item: Fields, names: Names) => book.fields(rowsWithNames(item, names));

const customerOf = ({ primary_entity_token, name }: ReportHead['case'], names: Names): string =>
  names.get(primary_entity_token ?? '') ?? name;

function writeCover(book: Book, input: ReportInput, names: Names): void {
  const { head, project } = input;
  const { case: record, generated_by, generated_at, request_id, environment } = head;
  book.title(`Evidence pack ${record.name}`);
  book.subtitle(customerOf(record, names));
  book.heading('In brief');
  writeFields(book, summaryOf(input, names), names);
  book.heading('This document');
  book.paragraph(`${howItIsKnown} “${proofTitle}” at the end says how to check it.`);
  writeFields(
    book,
    {
      made: generated_at,
      made_by: generated_by.name,
      project,
      environment: capitalised(environment),
      request: request_id,
    },
    names,
  );
  book.reserveContents();
}

/** Its heading says how many items it has. */
function writeListSection(book: Book, { itemsOf, countOf }: ReportInput, section: ListSection, names: Names) {
  const { title, list, intro, none } = section;
  const count = countOf(list);
  book.section(count === 0 ? title : `${title} (${count})`);
  book.paragraph(count === 0 ? none : intro);
  if (count > 0) section.write(book, itemsOf, names);
}

/** For whoever has to find a person or a party in the API or in the log. */
function writeTokens(book: Book, { head }: ReportInput, names: Names): void {
  book.section('Appendix: names and tokens');
  book.paragraph(
    'The tokens by which the API and the audit log know the people, parties and keys named here.',
  );
  const { token, name } = head.case;
  const rows = [[token, name], ...names]
    .filter(([each]) => each !== 'system')
    .flatMap(([each, called]) => tokensTable.rowsOf({ token: each, name: called }));
  book.table(tokensTable.columns, rows);
}

function writeProof(book: Book, { head, proof }: ReportInput, names: Names): void {
  book.section(proofTitle);
  for (const text of howToCheck) book.paragraph(text);
  const { hash, sequence } = proof.head ?? {};
  writeFields(
    book,
    {
      project_hash: head.project,
      newest_record: sequence,
      hash_of_the_newest_record: hash,
      signed_checkpoint: proof.checkpoint ?? 'none is known',
    },
    names,
  );
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
  const known = namesIn(input);
  const names = toldApart(known);
  writeCover(book, input, names);
  book.section('Case');
  writeFields(book, inBrief('case', input.head.case, names), names);
  for (const section of listSections) writeListSection(book, input, section, names);
  writeTokens(book, input, known);
  writeProof(book, input, names);
  book.end();
}
