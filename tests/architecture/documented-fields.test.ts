import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import type { Operation } from '@/lib/domain/operation';
import { documented, keyOf } from './endpoints-chapter';
import { fieldsOf } from './schema-parts';
import { textOf } from './tree';

/** The section `3.4` of `03-flows.md`, from its heading to the next. */
function sectionOf(file: string, number: string): string {
  const [, rest = ''] = textOf(`docs/api/${file}`).split(`\n## ${number} `);
  return rest.split('\n## ')[0] ?? '';
}

/**
 * A row lists the fields itself, refers to another row ("as `GET /v1/alerts`"), or links to a section of another
 * chapter.
 */
function inputOf(key: string): string {
  const own = documented
    .filter((row) => row.key === key)
    .map(({ input }) => input)
    .join('\n');
  const likened = [...own.matchAll(/\bas `([A-Z]+) ([^`]+)`/g)].map(([, method = '', path = '']) =>
    inputOf(keyOf({ method, path })),
  );
  const linked = [...own.matchAll(/\[(\d+\.\d+)\]\((\d\d-[^#)]+)#/g)].map(([, number = '', file = '']) =>
    sectionOf(file, number),
  );
  return [own, ...likened, ...linked].join('\n');
}

type Asked = Pick<Operation, 'method' | 'path' | 'query' | 'body'>;

function undocumentedIn(operation: Asked): string[] {
  const named = new Set([...inputOf(keyOf(operation)).matchAll(/`(\w+)(?:\[\])?`/g)].map(([, name]) => name));
  const fields = [operation.query, operation.body].flatMap((schema) => (schema ? fieldsOf(schema) : []));
  return fields.filter((field) => !named.has(field));
}

describe('docs/api', () => {
  it.each(operationsOf(routes).map((operation) => [operation.id, operation] as const))(
    'names every field that %s takes',
    (_id, operation) => {
      expect(undocumentedIn(operation)).toEqual([]);
    },
  );

  it.each<[string, Asked]>([
    [
      'a body',
      {
        method: 'POST',
        path: '/v1/alerts/{t}/assign',
        body: z.strictObject({ user_id: z.string(), planted: z.string() }),
      },
    ],
    [
      'a query',
      {
        method: 'GET',
        path: '/v1/cases/{t}/alerts',
        query: z.strictObject({ planted: z.string().optional() }),
      },
    ],
    [
      'an object in a list of a body',
      {
        method: 'POST',
        path: '/api/gateway/execute/{h}/api',
        body: z.strictObject({ directors: z.array(z.strictObject({ planted: z.string() }).optional()) }),
      },
    ],
    [
      'either of two bodies',
      {
        method: 'POST',
        path: '/v1/watchlists/{t}/entries',
        body: z.union([z.array(z.string()), z.strictObject({ planted: z.string() })]),
      },
    ],
  ])('is reported with an undocumented field in %s', (_name, operation) => {
    expect(undocumentedIn(operation)).toHaveLength(1);
  });
});
