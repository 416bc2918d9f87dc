import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from './answer';
import { errorsOf, type Operation } from './operation';

const list: Operation = {
  id: 'hats.list',
  method: 'GET',
  path: '/v1/hats',
  tag: 'Cases',
  scope: 'cases:read',
  summary: 'List hats',
  answer: resource(z.object({})),
};
const params = z.object({ hat_token: z.string() });
const ofAll = [
  'FORBIDDEN',
  'INTERNAL_ERROR',
  'RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'UNAUTHORIZED',
  'VALIDATION_ERROR',
];
const ofMutations = [
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'UNSUPPORTED_MEDIA_TYPE',
];

describe('operation · errors', () => {
  it.each<[string, Partial<Operation>, string[]]>([
    ['a read', {}, []],
    ['a read with parameters', { params }, ['NOT_FOUND']],
    ['a mutation', { method: 'POST' }, ofMutations],
    ['a mutation with parameters', { method: 'DELETE', params }, [...ofMutations, 'NOT_FOUND']],
    ['an operation that declares an error', { errors: ['INVALID_STATE'] }, ['INVALID_STATE']],
  ])('follow from the declaration of %s', (_name, declared, further) => {
    expect(errorsOf({ ...list, ...declared }).sort()).toEqual([...ofAll, ...further].sort());
  });
});
