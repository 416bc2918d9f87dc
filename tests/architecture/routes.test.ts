import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/domain/operation';
import { root, sourceFiles, textOf } from './tree';

/** These serve no operation of the API's own: sign-in is next-auth's, the others are a line each without a project. */
const otherRoutes = /^app\/(api\/(auth|health|inngest)|openapi\.json)\//;
const routeFiles = sourceFiles.filter((path) => /^app\/.*route\.ts$/.test(path) && !otherRoutes.test(path));
const operationFiles = sourceFiles.filter((path) => /^lib\/domain\/[^/]+\/operations\.ts$/.test(path));

interface Declared {
  name: string;
  operation: Operation;
}

async function declaredIn(file: string): Promise<Declared[]> {
  // Every export of an operations.ts is an operation: the first test would show another as one without a route.
  const module = (await import(join(root, file))) as Record<string, Operation>;
  return Object.entries(module).map(([name, operation]) => ({ name, operation }));
}

/** `app/v1/(group)/alerts/[alert_token]/route.ts` → `/v1/alerts/{alert_token}`. */
const pathOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/route\.ts$/, '')
    .replaceAll(/\/\([^)]*\)/g, '')
    .replaceAll(/\[(\w+)\]/g, '{$1}');

/** Each `export const POST = route(resolveAlert, …)` of a file, as `POST /v1/… resolveAlert`. */
const servedBy = (file: string) =>
  [...textOf(file).matchAll(/^export const (\w+) = route\(\s*(\w+),/gm)].map(
    ([, method, name]) => `${method} ${pathOf(file)} ${name}`,
  );

describe('operations and routes', () => {
  let declared: Declared[];

  beforeAll(async () => {
    declared = (await Promise.all(operationFiles.map(declaredIn))).flat();
  });

  it('are each other’s: every operation has one route at its path and method, and every route an operation', () => {
    const expected = declared.map(({ name, operation }) => `${operation.method} ${operation.path} ${name}`);
    expect(routeFiles.flatMap(servedBy).sort()).toEqual(expected.sort());
  });

  it('have no route file that serves nothing', () => {
    expect(routeFiles.filter((file) => servedBy(file).length === 0)).toEqual([]);
  });

  it('export nothing from a route file but its methods', () => {
    const exportsOf = (file: string) => textOf(file).match(/^export /gm)?.length ?? 0;
    expect(routeFiles.filter((file) => exportsOf(file) !== servedBy(file).length)).toEqual([]);
  });

  it('have ids that name the resource and the verb, each once', () => {
    const ids = declared.map(({ operation }) => operation.id);
    expect(ids.filter((id) => !/^[a-z_]+\.[a-z_]+$/.test(id))).toEqual([]);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  it('declare a parameter schema for each parameter of the path', () => {
    const namedIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { operation } of declared) {
      expect(Object.keys(operation.params?.shape ?? {}), operation.id).toEqual(namedIn(operation.path));
    }
  });
});
