import type { AcceptedMediaType, ContentKind } from '../capture-check.ts';

// Detects the type of a file by its bytes, regardless of its name and of the type that the sender declares.

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

const ascii = (bytes: Uint8Array, from: number, to: number) => bufferOf(bytes).toString('latin1', from, to);

/** Patterns for the first bytes in hexadecimal digits. */
const signatures: [kind: ContentKind, starts: RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
  ['image/tiff', /^(?:4949(?:2a|2b)00|4d4d00(?:2a|2b))/],
  ['image/bmp', /^424d/],
  // ftyp, then avif or avis.
  ['image/avif', /^.{8}66747970617669(?:66|73)/],
  // ftyp, then heic, heix, hevm and the like, or mif1 or msf1.
  ['image/heic', /^.{8}66747970(?:6865(?:69|76)(?:63|78|6d|73)|6d(?:69|73)6631)/],
  ['application/zip', /^504b(?:0304|0506|0708)/],
  ['application/gzip', /^1f8b/],
  ['application/postscript', /^(?:25215053|c5d0d3c6)/],
  // MZ, ELF, #!, Java and Mach-O, WebAssembly.
  ['application/x-executable', /^(?:4d5a|7f454c46|2321|cafebabe|cffaedfe|0061736d)/],
  ['application/pdf', /^(?:00|09|0a|0c|0d|20){0,16}255044462d/],
];

/** An optional byte order mark, then the first `<`. */
const markup = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</;

const markupLimit = 4_096;

function markupKind(bytes: Uint8Array): ContentKind {
  // Two-byte encodings have a zero byte with each letter.
  const start = ascii(bytes, 0, markupLimit).replaceAll('\0', '');
  if (!markup.test(start)) return null;
  return /<(?:[\w-]+:)?svg[\s>]|<!DOCTYPE svg/i.test(start) ? 'image/svg+xml' : 'text/html';
}

export function contentOf(bytes: Uint8Array): ContentKind {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('hex');
  return signatures.find(([, starts]) => starts.test(start))?.[0] ?? markupKind(bytes);
}

const accepted: readonly AcceptedMediaType[] = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'];
export const isAccepted = (kind: ContentKind): kind is AcceptedMediaType =>
  accepted.some((each) => each === kind);

/** Readers of PDF accept its header within the first kilobyte. */
const pdfHeaderWithin = 1_024;
const headWithin = 64 * 1_024;
/** The end-of-directory record of a ZIP must be within this many bytes of the end. */
const zipEndWithin = 65_557;
const script = /<(?:script|html|svg[\s/>]|iframe|\?php|!doctype)/i;

const tailFrom = 4_096;

/** What ends a file of the type. */
const endMark: Record<AcceptedMediaType, Buffer | null> = {
  'image/jpeg': Buffer.from('ffd9', 'hex'),
  'image/png': Buffer.from('IEND'),
  'image/heic': null,
  'application/pdf': Buffer.from('%%EOF'),
};

/** What follows the end of the file's type, and at least the last few kilobytes: an end mark can be appended too. */
function tailOf(bytes: Uint8Array, kind: AcceptedMediaType): string {
  const mark = endMark[kind];
  const end = mark ? bufferOf(bytes).lastIndexOf(mark) : -1;
  const from = Math.max(0, bytes.length - tailFrom);
  return ascii(bytes, end < 0 ? from : Math.min(end, from), bytes.length);
}

/**
 * Whether the file is also something else: a web page, a program or an archive in its metadata or after its end, or a PDF
 * anywhere in an image. Videos and further images that cameras append are allowed, because the normal form drops them.
 */
export function hasSecondContent(bytes: Uint8Array, kind: AcceptedMediaType): boolean {
  const isPdf = kind === 'application/pdf';
  return (
    ascii(bytes, Math.max(0, bytes.length - zipEndWithin), bytes.length).includes('PK\x05\x06') ||
    script.test(ascii(bytes, 0, isPdf ? pdfHeaderWithin : headWithin)) ||
    script.test(tailOf(bytes, kind)) ||
    (!isPdf && bufferOf(bytes).includes('%PDF-'))
  );
}
