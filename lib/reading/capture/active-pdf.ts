import { inflateSync } from 'node:zlib';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { Refused } from './refused.ts';

// Scripts, programs, attachments and actions in a PDF. None of it would run here, but an identity document has none.

/** A name as PDF allows it to be written: any letter may be an escaped code. */
const spelt = (name: string) =>
  Array.from(name, (letter) => {
    const [first, second] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${first}[${second}${second?.toUpperCase()}])`;
  }).join('');

/** Shorter names occur in images by chance. */
const activeNames = new RegExp(
  `/(?:${[
    'JavaScript',
    'Launch',
    'RichMedia',
    'EmbeddedFile',
    'EmbeddedFiles',
    'FileAttachment',
    'SubmitForm',
    'ImportData',
  ]
    .map(spelt)
    .join('|')})[\\s/<>([]|/${spelt('XFA')}\\s*(?:\\[|\\d+ \\d+ R)`,
);

/** The start of a stream with compressed objects. */
const objectStream = new RegExp(`/${spelt('ObjStm')}[^]{0,1000}?stream\\r?\\n`, 'g');
const maxObjectBytes = 8 * 2 ** 20;

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: maxObjectBytes }).toString('latin1');
  } catch {
    // Packed in another way, so only the parsed document shows it.
    return '';
  }
}

const refuse = (): never => {
  throw new Refused('not_an_image', 'pdf_active_content');
};

/** Searches the file as it is written, and its compressed objects. */
export function refuseActiveNames(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  if (activeNames.test(text)) refuse();
  for (const { index, 0: start } of text.matchAll(objectStream)) {
    if (activeNames.test(unpacked(file.subarray(index + start.length)))) refuse();
  }
}

/** Annotations that only show something. Others play, attach or run something. */
const passive = new Set(
  (
    'Text FreeText Popup Line Square Circle PolyLine Polygon Caret Ink Highlight Underline Squiggly StrikeOut ' +
    'Stamp Watermark PrinterMark Redact Widget Link'
  ).split(' '),
);

/** What pdf.js says about an annotation. */
interface Annotation {
  subtype: string | null;
  actions?: object | null;
  /** A link's address, if it is one of the web or of mail. */
  url?: string;
  /** A link's place in the document. */
  dest?: unknown;
}

/** A link that leads nowhere in the document or the web starts a program or runs a script. */
function isActive({ subtype, actions, url, dest }: Annotation): boolean {
  if (!passive.has(subtype ?? '') || actions) return true;
  return subtype === 'Link' && !url && !dest;
}

async function isActivePage(page: PDFPageProxy): Promise<boolean> {
  // pdf.js returns null without actions, whatever its type says.
  const actions: object | null = await page.getJSActions();
  return Boolean(actions) || (await page.getAnnotations()).some(isActive);
}

/** Throws `Refused` for actions of the parsed document, its pages and their annotations. */
export async function refuseActive(document: PDFDocumentProxy): Promise<void> {
  const [actions, attachments] = await Promise.all([document.getJSActions(), document.getAttachments()]);
  if (actions || attachments || document.isPureXfa) refuse();
  for (let number = 1; number <= document.numPages; number += 1) {
    if (await isActivePage(await document.getPage(number))) refuse();
  }
}
