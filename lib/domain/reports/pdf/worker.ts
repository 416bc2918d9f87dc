import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { PdfInput } from '../render-pdf.ts';
import type { ReportListName } from '../schema.ts';
import { Book } from './book.ts';
import type { Fields } from './fields.ts';
import { writeReport } from './report.ts';

const { head, proof, packed, project } = workerData as PdfInput; // as passed by renderPdf

/** Some items of a list at a time. */
function* itemsOf(list: ReportListName): Generator<Fields> {
  for (const { items } of packed.filter((each) => each.list === list)) {
    yield* JSON.parse(`[${gunzipSync(items).toString('utf8')}]`) as Fields[]; // as written by Pack.add
  }
}

const countOf = (list: ReportListName) =>
  packed.filter((each) => each.list === list).reduce((sum, { count }) => sum + count, 0);

/** pdfkit writes many small chunks: they are transferred together, without another copy. */
const blockBytes = 256 * 1024;
let chunks: Buffer[] = [];
let size = 0;

function giveOver(): void {
  const block = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    block.set(chunk, at);
    at += chunk.byteLength;
  }
  parentPort?.postMessage(block, [block.buffer]);
  chunks = [];
  size = 0;
}

function write(chunk: Buffer): void {
  chunks.push(chunk);
  size += chunk.byteLength;
  if (size >= blockBytes) giveOver();
}

const furniture = { reference: head.case.name, time: head.generated_at, requestId: head.request_id };
const book = new Book(`Evidence pack of ${head.case.name}`, furniture, write);
book.whenEnded(() => {
  giveOver();
  parentPort?.postMessage({ done: true });
});
writeReport(book, { head, proof, project, itemsOf, countOf });
