import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './tree';

// Error messages quote rows and requests, so an unknown error is logged only through describeWithoutMessage.

const describer = 'lib/platform/errors/describe-error.ts';
const served = sourceFiles.filter(
  (path) =>
    /^(?:app|components|inngest|lib|processes)\//.test(path) &&
    !/\.test\.tsx?$|\/fixtures\//.test(path) &&
    path !== describer,
);

const writesToTheLog = /\b(?:log|logger)\.(?:debug|info|warn|error|fatal)\(|\berrorFields\b/;
const wholeError =
  /\b(?:error|cause|reason|err|e)\??\.(?:stack|message)\b|String\((?:error|cause|reason|err|e)\)|\$\{(?:error|cause|reason|err|e)\}|\berr(?:or)?: (?:error|err|e)\b/;

const quotesAnError = (text: string) => writesToTheLog.test(text) && wholeError.test(text);

describe('files that write to the log', () => {
  it('log no text of an unknown error', () => {
    expect(served.filter((path) => quotesAnError(textOf(path)))).toEqual([]);
  });

  it.each([
    `log.error({ stack: error instanceof Error ? error.stack : undefined }, 'failed')`,
    `log.warn({ error: String(error) }, 'failed')`,
    `const { message } = new Error(error.message);\nlog.error(message)`,
    'log.error(`failed: ${error}`)',
    'logger.error({ err: error }, "failed")',
  ])('are reported with %s', (text) => {
    expect(quotesAnError(text)).toBe(true);
  });
});
