import { createHash, type Hash } from 'node:crypto';

type Headers = Record<string, string | string[] | undefined>;

/** The file's digest as stated by a server, in base64. */
interface Announced {
  algorithm: string;
  digest: string;
}

const textOf = (value: string | string[] | undefined) => [value ?? []].flat().join(', ');

/** RFC 9530: `sha-256=:BASE64=:, sha-512=:…:`. */
const structured = (value: string): Announced[] =>
  [...value.matchAll(/\b(sha-(?:256|512))=:([A-Za-z0-9+/]+=*):/gi)].map(
    ([, algorithm = '', digest = '']) => ({ algorithm: algorithm.toLowerCase().replace('-', ''), digest }),
  );

/** RFC 3230, replaced by the former: `SHA-256=BASE64=`. */
const older = (value: string): Announced[] =>
  [...value.matchAll(/\b(sha-(?:256|512))=([A-Za-z0-9+/]+=*)/gi)].map(([, algorithm = '', digest = '']) => ({
    algorithm: algorithm.toLowerCase().replace('-', ''),
    digest,
  }));

const plain =
  (algorithm: string) =>
  (value: string): Announced[] =>
    /^[A-Za-z0-9+/]+=*$/.test(value) ? [{ algorithm, digest: value }] : [];

/** By header. Storage services use their own header names. */
const readers: Record<string, (value: string) => Announced[]> = {
  'repr-digest': structured,
  'content-digest': structured,
  digest: older,
  'content-md5': plain('md5'),
  'x-amz-checksum-sha256': plain('sha256'),
};

/** Digests a file while it is read, and compares it with every checksum that came with it. */
export class Checksums {
  private readonly announced: Announced[];
  private readonly hashes = new Map<string, Hash>();

  constructor(headers: Headers) {
    this.announced = Object.entries(readers).flatMap(([name, read]) => read(textOf(headers[name])));
    for (const algorithm of ['sha256', ...this.announced.map((each) => each.algorithm)])
      this.hashes.set(algorithm, createHash(algorithm));
  }

  update(bytes: Uint8Array): void {
    for (const hash of this.hashes.values()) hash.update(bytes);
  }

  /**
   * Called after the last byte. Returns the SHA-256 in hexadecimal, and whether each stated digest matches
   * the bytes.
   */
  end(): { sha256: string; agrees: boolean } {
    const digests = new Map([...this.hashes].map(([algorithm, hash]) => [algorithm, hash.digest()]));
    const agrees = this.announced.every(
      ({ algorithm, digest }) => digests.get(algorithm)?.toString('base64') === digest,
    );
    return { sha256: digests.get('sha256')?.toString('hex') ?? '', agrees };
  }
}
