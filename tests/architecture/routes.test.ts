import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@/generated/routes';
import { allOperationsOf } from '@/lib/api/registry';
import type { Operation } from '@/lib/domain/operation';
import { root, sourceFiles } from './tree';

const operationFiles = sourceFiles.filter((path) =>
  /^lib\/domain\/[^/]+\/(?:own-)?operations\.ts$/.test(path),
);

async function declaredIn(file: string): Promise<Operation[]> {
  // Every export of an operations.ts is an operation; the first test fails for any other.
  return Object.values((await import(join(root, file))) as Record<string, Operation>);
}

const templateOf = (path: string) => path.replaceAll(/\[(\w+)\]/g, '{$1}');

/** A route without an operation is not authenticated. */
const withoutOperation = [
  'GET /.well-known/oauth-authorization-server',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/logos/[logo]',
];

const served = allOperationsOf(routes);
const keyOf = ({ id, method, path }: Operation) => `${method} ${path} ${id}`;

describe('operations and routes', () => {
  let declared: Operation[];

  beforeAll(async () => {
    declared = (await Promise.all(operationFiles.map(declaredIn))).flat();
  });

  it('match one to one', () => {
    expect(served.map(keyOf).sort()).toEqual(declared.map(keyOf).sort());
  });

  it('agree on path and method', () => {
    const elsewhere = routes.flatMap(({ path, module }) =>
      Object.entries(module).filter(([method]) => {
        const [operation] = allOperationsOf([
          { path, module: { [method]: module[method as keyof typeof module] } },
        ]);
        return operation && (operation.method !== method || operation.path !== templateOf(path));
      }),
    );
    expect(elsewhere).toEqual([]);
  });

  it('are present in every method of every route file, metadata and health checks excepted', () => {
    const open = routes.flatMap(({ path, module }) =>
      Object.entries(module)
        .filter(([, route]) => !('operation' in route))
        .map(([method]) => `${method} ${path}`),
    );
    expect(open).toEqual(withoutOperation);
  });

  it('have unique ids made of a resource and a verb', () => {
    const ids = declared.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z_]+\.[a-z_]+$/.test(id))).toEqual([]);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  it('declare a schema for each parameter of the path', () => {
    const namedIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const operation of declared) {
      expect(Object.keys(operation.params?.shape ?? {}), operation.id).toEqual(namedIn(operation.path));
    }
  });

  it('declare an example of the body that the schema accepts', () => {
    for (const { id, body, example } of declared) {
      expect(example === undefined, id).toBe(body === undefined);
      expect(body?.safeParse(example).success ?? true, id).toBe(true);
    }
  });
});
