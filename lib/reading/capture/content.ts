import type { AcceptedMediaType, ContentKind } from '../capture-check.ts';

// What a file is, by its bytes. Its name and what the sender says of it do not count.

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to);

const signatures: [kind: ContentKind, starts: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/tiff', /^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/],
  ['image/bmp', /^BM/],
  ['image/avif', /^[^]{4}ftypavi[fs]/],
  ['image/heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['application/zip', /^PK(?:\x03\x04|\x05\x06|\x07\x08)/],
  ['application/gzip', /^\x1f\x8b/],
  ['application/postscript', /^(?:%!PS|\xc5\xd0\xd3\xc6)/],
  ['application/x-executable', /^(?:MZ|\x7fELF|#!|\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe|\0asm)/],
  ['application/pdf', /^\s{0,16}%PDF-/],
];

/** After a byte order mark, comments and an XML declaration. */
const markup = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</;

const markupLimit = 4_096;

function markupKind(bytes: Uint8Array): ContentKind {
  // Two-byte encodings have a zero beside each letter.
  const start = ascii(bytes, 0, markupLimit).replaceAll('\0', '');
  if (!markup.test(start)) return null;
  return /<(?:[\w-]+:)?svg[\s>]|<!DOCTYPE svg/i.test(start) ? 'image/svg+xml' : 'text/html';
}

export function contentOf(bytes: Uint8Array): ContentKind {
  const start = ascii(bytes, 0, 64);
  return signatures.find(([, starts]) => starts.test(start))?.[0] ?? markupKind(bytes);
}

const accepted: readonly AcceptedMediaType[] = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'];
export const isAccepted = (kind: ContentKind): kind is AcceptedMediaType =>
  accepted.some((each) => each === kind);

/** Readers of PDF accept its header within the first kilobyte. */
const pdfHeaderWithin = 1_024;
const headWithin = 64 * 1_024;
/** Where the directory of a ZIP must be. */
const zipEndWithin = 65_557;
const script = /<(?:script|html|svg|iframe|\?php|!doctype)/i;

/** Of a PNG, after its last chunk; of others the end, where nothing compressed stands. */
function tailOf(bytes: Uint8Array, kind: AcceptedMediaType): string {
  if (kind !== 'image/png') return ascii(bytes, Math.max(0, bytes.length - 4_096), bytes.length);
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf('IEND');
  return end < 0 ? '' : ascii(bytes, end + 8, bytes.length);
}

/**
 * Whether the file is also something else: a web page, a program or an archive in the metadata or behind the end of an image.
 * Cameras append films and further images, which stays allowed, since the normal form leaves all of it out.
 */
export function hasSecondContent(bytes: Uint8Array, kind: AcceptedMediaType): boolean {
  if (ascii(bytes, Math.max(0, bytes.length - zipEndWithin), bytes.length).includes('PK\x05\x06'))
    return true;
  if (kind === 'application/pdf') return script.test(ascii(bytes, 0, pdfHeaderWithin));
  return (
    ascii(bytes, 0, pdfHeaderWithin).includes('%PDF-') ||
    script.test(ascii(bytes, 0, headWithin)) ||
    script.test(tailOf(bytes, kind))
  );
}
