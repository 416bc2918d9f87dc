import type { Operation } from '@/lib/domain/operation';
import type { OperationRoute } from './route';
import type { RouteFile } from './router';

const isOperationRoute = (route: unknown): route is OperationRoute =>
  typeof route === 'function' && 'operation' in route;

/** Every public operation, as the routes that serve them carry it: the only list of operations there is. */
export const operationsOf = (files: readonly RouteFile[]): Operation[] =>
  files.flatMap(({ module }) =>
    Object.values(module)
      .filter(isOperationRoute)
      .map(({ operation }) => operation),
  );
