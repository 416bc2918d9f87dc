import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import { messageOf, ProblemNotice } from './problem-notice';

const notReached = 'The server could not be reached. Check your connection.';

it('console · problem · says what the server says', () => {
  expect(messageOf(new ProbityError(409, 'INVALID_STATE', 'It is closed.', 'req_1', [], null))).toBe(
    'It is closed.',
  );
});

it('console · problem · calls a request that got no answer a lost connection, in every browser’s words', async () => {
  const closedPort = await fetch('http://127.0.0.1:1').catch((problem: unknown) => problem);
  expect(messageOf(closedPort)).toBe(notReached);
  for (const words of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'network error',
    'The network connection was lost.',
  ])
    expect(messageOf(new TypeError(words)), words).toBe(notReached);
  expect(messageOf(new Error('Failed to load chunk /_next/a.js'))).toBe(notReached);
});

it('console · problem · calls no error of the code a lost connection', () => {
  const wrong = 'Something went wrong on this page. Reload it and try again.';
  for (const problem of [
    new Error('The answer has no body.'),
    new TypeError("Cannot read properties of undefined (reading 'token')"),
    null,
  ])
    expect(messageOf(problem)).toBe(wrong);
});

describe('console · problem · the details', () => {
  const shown = (status: number, code: ProbityError['code'], field: string, message: string) => {
    const detail = { field, message, code: 'invalid' as const };
    const problem = new ProbityError(status, code, 'Refused.', null, [detail], null);
    return renderToStaticMarkup(<ProblemNotice title="Not done" problem={problem} />).replaceAll(
      /<[^>]+>/g,
      '|',
    );
  };

  it('of bad input name the field', () => {
    expect(shown(400, 'VALIDATION_ERROR', 'due_days', 'must be at most 90')).toContain(
      '|Due days: |must be at most 90|',
    );
  });

  it('of a conflict are what stands in the way', () => {
    const refused = shown(409, 'INVALID_STATE', 'open_alerts_count', '2 alerts are not resolved');
    expect(refused).toContain('|2 alerts are not resolved|');
    expect(refused).not.toContain('Open alerts count');
    expect(shown(409, 'INVALID_STATE', 'checks', 'the case has open checks')).toContain(
      '|the case has open checks|',
    );
  });
});
