import { createReadStream } from 'node:fs';
import { malformedIn } from './malformed-list';

/** Throws MalformedList for bytes that are not UTF-8 and for NUL, which PostgreSQL cannot store. */
export async function* textOf(path: string): AsyncGenerator<string> {
  const malformed = malformedIn(path);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw malformed(null, 'the file is not UTF-8 text', cause);
    }
  };

  for await (const bytes of createReadStream(path) as AsyncIterable<Uint8Array>) {
    const text = decode(bytes);
    if (text.includes('\u0000')) throw malformed(null, 'the file contains NUL characters');
    yield text;
  }
  yield decode();
}
