import type { z } from 'zod';
import { malformedIn } from './malformed-list';
import { linesOf } from './lines';

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
    if (escapesUnstorable.test(text) && holdsUnstorable(data)) {
      throw malformed(line, 'a text holds NUL, or half of a character');
    }
    yield { line, value: data };
  }
}

/** What no database column holds can be written in JSON as an escape; this one may also be two halves of a character. */
const escapesUnstorable = /\\u(?:0000|d[89a-f])/i;

/** Looks at keys too. As deep as the form of a line, which was checked. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).flat().some(holdsUnstorable);
}
