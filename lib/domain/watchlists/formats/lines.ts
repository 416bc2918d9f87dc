import { textOf } from './text';

export interface TextLine {
  line: number;
  text: string;
}

/**
 * Streams the lines of a file that are not blank. Only LF ends a line: node:readline would also split at
 * U+2028 and U+2029, which JSON strings may contain. Errors as `textOf`.
 */
export async function* linesOf(path: string): AsyncGenerator<TextLine> {
  let line = 0;
  let parts: string[] = [];
  for await (const chunk of textOf(path)) {
    const [first = '', ...others] = chunk.split('\n');
    parts.push(first);
    for (const start of others) {
      yield* unlessBlank({ line: ++line, text: parts.join('') });
      parts = [start];
    }
  }
  yield* unlessBlank({ line: ++line, text: parts.join('') });
}

function unlessBlank(line: TextLine): TextLine[] {
  return line.text.trim() === '' ? [] : [line];
}
