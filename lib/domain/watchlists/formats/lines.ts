import { textOf } from './text';

export interface TextLine {
  /** 1 for the first. */
  line: number;
  text: string;
}

/** The lines of a file that are not blank, streamed. Errors as `textOf`. */
export async function* linesOf(path: string): AsyncGenerator<TextLine> {
  let line = 0;
  let begun: string[] = [];
  for await (const chunk of textOf(path)) {
    const [first = '', ...more] = chunk.split('\n');
    begun.push(first);
    for (const next of more) {
      yield* notBlank({ line: ++line, text: begun.join('') });
      begun = [next];
    }
  }
  yield* notBlank({ line: ++line, text: begun.join('') });
}

function notBlank(line: TextLine): TextLine[] {
  return line.text.trim() === '' ? [] : [line];
}
