import { malformedIn } from './malformed-list';
import { bytesOf } from './bytes';

export type TextEncoding = 'utf-8' | 'windows-1252';

const utf16Marks = ['fffe', 'feff'];

/**
 * Without a byte order mark. Throws MalformedList for other bytes and for NUL, which PostgreSQL cannot store.
 */
export async function* textOf(path: string, encoding: TextEncoding = 'utf-8'): AsyncGenerator<string> {
  const malformed = malformedIn(path);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw malformed(null, 'the file is not UTF-8 text', cause);
    }
  };

  let isStart = true;
  for await (const bytes of bytesOf(path)) {
    if (isStart && utf16Marks.includes(bytes.toString('hex', 0, 2))) {
      throw malformed(null, 'the file is UTF-16 text, not UTF-8');
    }
    isStart = false;
    const text = decode(bytes);
    if (text.includes('\u0000')) throw malformed(null, 'the file contains NUL characters');
    yield text;
  }
  yield decode();
}

/** Every byte is a character of Windows-1252, so it is only tried for text that is not UTF-8. */
export async function encodingOf(path: string): Promise<TextEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of bytesOf(path)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}
