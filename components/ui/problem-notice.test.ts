import { expect, it } from 'vitest';
import { ProbityError } from '@/clients/typescript/src/problem';
import { messageOf } from './problem-notice';

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
