/** A location in a stack trace, without any data. */
const place = /^ {4}at .*:\d+(?::\d+)?\)?$/;

/**
 * The error's name, code and locations, for the log. Its message may contain a row or a request, which is
 * personal data.
 */
export function describeWithoutMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const places = (error.stack ?? '')
    .replace(error.message, () => '')
    .split('\n')
    .filter((line) => place.test(line));
  return [`${error.name}${code}`, ...places].join('\n');
}
