import type { Operation } from '@/lib/domain/operation';
import type { OperationRoute } from './timed-route';
import type { RouteFile } from './router';

const isOperationRoute = (route: unknown): route is OperationRoute =>
  typeof route === 'function' && 'operation' in route;

/** Also those that are no part of the published interface. */
export const allOperationsOf = (files: readonly RouteFile[]): Operation[] =>
  files.flatMap(({ module }) =>
    Object.values(module)
      .filter(isOperationRoute)
      .map(({ operation }) => operation),
  );

/** Called by the page of a hosted journey alone (docs/adr/0092). */
const isOfJourneyPage = ({ scope }: Operation): boolean => scope === 'a start token';

/** The published interface. */
export const operationsOf = (files: readonly RouteFile[]): Operation[] =>
  allOperationsOf(files).filter((operation) => !isOfJourneyPage(operation));
