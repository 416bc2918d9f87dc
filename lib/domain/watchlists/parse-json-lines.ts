import type { z } from 'zod';
import { malformedIn } from './malformed-list';
import { linesOf } from './parse-lines';

export interface JsonLine<Value> {
  /** 1 for the first. */
  line: number;
  value: Value;
}

/** The lines of a file, each of them JSON of one form. Throws MalformedList for a line that is not. */
export async function* jsonLinesOf<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): AsyncGenerator<JsonLine<z.output<Schema>>> {
  const malformed = malformedIn(path);
  for await (const { line, text } of linesOf(path)) {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch (cause) {
      throw malformed(line, 'the line is not JSON', cause);
    }
    const { success, data, error } = schema.safeParse(json);
    if (!success) {
      const [issue] = error.issues;
      throw malformed(line, `this is no entity (${issue?.path.join('.') || 'line'}: ${issue?.message})`);
    }
    yield { line, value: data };
  }
}
