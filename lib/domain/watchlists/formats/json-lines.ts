import type { z } from 'zod';
import { plainIssues } from '@/lib/platform/errors/plain-issues';
import { linesOf } from './lines';
import { malformedIn } from './malformed-list';

export interface JsonLine<Value> {
  line: number;
  value: Value;
}

/** Throws MalformedList for a line that does not match the schema. */
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
    const { success, data, error } = schema.safeParse(json, { error: plainIssues });
    if (!success) {
      const [issue] = error.issues;
      throw malformed(line, `not an entity (${issue?.path.join('.') || 'line'}: ${issue?.message})`);
    }
    if (unstorableEscape.test(text) && hasUnstorableText(data)) {
      throw malformed(line, 'a text contains NUL or an unpaired surrogate');
    }
    yield { line, value: data };
  }
}

/**
 * JSON can escape NUL and lone surrogates, which PostgreSQL cannot store. A match may also be a surrogate
 * pair.
 */
const unstorableEscape = /\\u(?:0000|d[89a-f])/i;

/** Also checks keys. The schema limits the depth. */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).flat().some(hasUnstorableText);
}
