import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noContent, resource } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { operationsOf } from './registry';
import { route } from './route';

const of = { path: '/v1/hats', tag: 'Cases', scope: 'cases:read' } as const;
const getHat = operation({
  ...of,
  id: 'hats.get',
  method: 'GET',
  summary: 'Get a hat',
  answer: resource(z.object({})),
});
const removeHat = operation({
  ...of,
  id: 'hats.remove',
  method: 'DELETE',
  summary: 'Remove a hat',
  answer: noContent,
});

describe('registry', () => {
  it('lists the operations of all methods and files, in order', () => {
    const [GET, DELETE] = [route(getHat, async () => ({})), route(removeHat, async () => undefined)];
    const files = [
      { path: '/v1/hats', module: { GET, DELETE } },
      { path: '/v1/caps', module: { GET } },
    ];
    expect(operationsOf(files)).toEqual([getHat, removeHat, getHat]);
  });

  it('skips routes without an operation', () => {
    expect(operationsOf([{ path: '/api/health/live', module: { GET: async () => new Response() } }])).toEqual(
      [],
    );
  });
});
