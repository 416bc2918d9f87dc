import { createReadStream } from 'node:fs';

/**
 * Reads a UTF-8 file line by line. Not node:readline, which also splits at U+2028, which JSON may contain.
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
