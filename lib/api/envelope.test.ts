import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Answer, created, flowAnswer, listOf, noContent, resource } from '@/lib/domain/answer';
import type { Operation } from '@/lib/domain/operation';
import { envelope } from './envelope';
import { readPage } from './pagination';
import { cursorScope } from './parse';

const Hat = z.object({ token: z.string() });
const hat = { token: 'hat_1' };
const url = new URL('http://localhost/v1/hats?limit=1');

function exchangeFor(answer: Answer) {
  const op: Operation = {
    id: 'hats.get',
    method: 'GET',
    path: '/v1/hats',
    tag: 'Cases',
    scope: 'cases:read',
    summary: 'Get hats',
    answer,
  };
  return { op, request: new Request(url), url, requestId: 'req_1', common: {} };
}

describe('envelope · resource', () => {
  it.each([
    [200, resource(Hat)],
    [201, created(Hat)],
  ])('answers %i with data and meta', (status, answer) => {
    const { body, ...rest } = envelope(exchangeFor(answer), hat);
    expect(rest).toEqual({ status, headers: {} });
    expect(JSON.parse(body ?? '')).toEqual({
      data: hat,
      meta: { request_id: 'req_1', page: { cursor: null, has_more: false } },
    });
  });
});

describe('envelope · list', () => {
  const answer = listOf(Hat, { sorts: ['created_at'] });
  const query = { colour: 'red' };
  const scope = cursorScope(1, url, query);
  const page = readPage({ limit: '1' }, answer, scope);
  const metaOf = (next: { value: string; token: string } | null) => {
    const { status, body } = envelope(exchangeFor(answer), { items: [hat], total: 2, next }, { page, scope });
    const { data, meta } = JSON.parse(body ?? '');
    expect([status, data]).toEqual([200, [hat]]);
    return meta;
  };

  it('has the total and no cursor on the last page', () => {
    expect(metaOf(null)).toEqual({
      request_id: 'req_1',
      page: { cursor: null, has_more: false },
      total: 2,
      total_is_minimum: false,
    });
  });

  it('has a cursor for the same project, path and filters when more rows follow', () => {
    const next = { value: '2026-03-02T12:00:00.000Z', token: 'hat_1' };
    const { cursor, has_more } = metaOf(next).page;
    expect(has_more).toBe(true);
    expect(readPage({ cursor }, answer, scope).after).toEqual(next);
    const others = [
      cursorScope(1, new URL('http://localhost/v1/caps'), query),
      cursorScope(1, url, { colour: 'blue' }),
      cursorScope(2, url, query),
    ];
    for (const other of others)
      expect(() => readPage({ cursor }, answer, other)).toThrow('The request is not valid.');
  });
});

describe('envelope · empty', () => {
  it('answers 204 without a body', () => {
    expect(envelope(exchangeFor(noContent), undefined)).toEqual({
      status: 204,
      headers: {},
      body: null,
    });
  });
});

describe('envelope · flow', () => {
  it('passes on the answer of the handler unchanged', () => {
    const reply = { status: 202, headers: { 'Idempotency-Replayed': 'true' }, body: '{"a": 1}' };
    expect(envelope(exchangeFor(flowAnswer(Hat, { 202: 'Later' })), reply)).toEqual(reply);
  });
});
