import type { CaptureProblem } from './schema';

/** What an upload is, and what its sender can do better. */
export interface Inspected {
  width: number;
  height: number;
  problems: CaptureProblem[];
  /** What is kept of it; null when it is refused. */
  image: { bytes: Uint8Array; media_type: string } | null;
  /** What only the upload itself shows. */
  origin: object | null;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).equals(Buffer.from(text, 'latin1'));

const heicBrands = ['heic', 'heix', 'mif1', 'heim', 'heis', 'msf1'];

/** By the first bytes, whatever the sender says. */
const kinds: [media_type: string, isSo: (bytes: Uint8Array) => boolean][] = [
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  [
    'image/heic',
    (bytes) => startsWith(bytes, 'ftyp', 4) && heicBrands.some((brand) => startsWith(bytes, brand, 8)),
  ],
  ['application/pdf', (bytes) => startsWith(bytes, '%PDF-')],
];

export async function inspect(bytes: Buffer, _purpose: string): Promise<Inspected> {
  const found = kinds.find(([, isSo]) => isSo(bytes));
  const size = { width: 0, height: 0, origin: null };
  if (!found) return { ...size, problems: ['not_an_image'], image: null };
  return { ...size, problems: [], image: { bytes, media_type: found[0] } };
}
