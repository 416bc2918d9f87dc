import type { z } from 'zod';
import { plainIssues } from '@/lib/platform/errors/plain-issues';
import { RefusedInput } from './refused-input';

/** @throws RefusedInput with every malformed line. Empty lines are skipped. */
export function readJsonLines<Value>(text: string, schema: z.ZodType<Value>): Value[] {
  const values: Value[] = [];
  const problems: string[] = [];
  // Not node:readline, which also splits at U+2028 and U+2029: JSON strings may contain them.
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') return;
    const parsed = schema.safeParse(parseJson(line), { error: plainIssues });
    if (parsed.success) values.push(parsed.data);
    else problems.push(`line ${index + 1}: ${describe(parsed.error)}`);
  });
  if (problems.length > 0) throw new RefusedInput(problems);
  return values;
}

/** @returns undefined when the line is not JSON, which every schema refuses */
function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function describe({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => (path.length === 0 ? 'not a JSON object' : `${path.join('.')}: ${message}`))
    .join('; ');
}
