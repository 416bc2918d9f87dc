import type { CaptureProblem, CapturePurpose } from './schema';

export interface Inspected {
  media_type: string | null;
  width: number | null;
  height: number | null;
  problems: CaptureProblem[];
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, bytes.byteLength - at)).equals(
    Buffer.from(text, 'latin1'),
  );

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

/** What an image is, and what its sender can do better. */
export async function inspect(bytes: Uint8Array, _purpose: CapturePurpose): Promise<Inspected> {
  const [media_type] = (bytes.byteLength >= 16 && kinds.find(([, isSo]) => isSo(bytes))) || [null];
  return { media_type, width: null, height: null, problems: media_type ? [] : ['not_an_image'] };
}
