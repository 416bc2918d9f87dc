import type { z } from 'zod';
import { RefusedInput } from './refused-input';

/**
 * What the lines of a text say, one JSON value each; empty lines are passed over.
 *
 * Throws RefusedInput that names every bad line, so that a file is answered whole or not at all.
 */
export function readJsonLines<Value>(text: string, schema: z.ZodType<Value>): Value[] {
  const values: Value[] = [];
  const faults: string[] = [];
  // Not a line reader, which would also break a line at U+2028: JSON may hold it.
  text.split('\n').forEach((line, at) => {
    if (line.trim() === '') return;
    const read = schema.safeParse(parseJson(line));
    if (read.success) values.push(read.data);
    else faults.push(`line ${at + 1}: ${faultOf(read.error)}`);
  });
  if (faults.length > 0) throw new RefusedInput(faults);
  return values;
}

/** Undefined for what is no JSON, which no schema takes. */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function faultOf({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) =>
      path.length === 0 ? 'this is no JSON object' : `${path.join('.')}: ${message}`,
    )
    .join('; ');
}
