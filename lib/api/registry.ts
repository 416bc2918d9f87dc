import type { Operation } from '@/lib/domain/operation';
import type { OperationRoute } from './route';
import type { RouteFile } from './router';

const isOperationRoute = (route: unknown): route is OperationRoute =>
  typeof route === 'function' && 'operation' in route;

export const operationsOf = (files: readonly RouteFile[]): Operation[] =>
  files.flatMap(({ module }) =>
    Object.values(module)
      .filter(isOperationRoute)
      .map(({ operation }) => operation),
  );
