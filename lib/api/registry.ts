import type { Operation } from '@/lib/domain/operation';
import type { OperationRoute } from './timed-route';
import type { RouteFile } from './router';

const isOperationRoute = (route: unknown): route is OperationRoute =>
  typeof route === 'function' && 'operation' in route;

/** Includes routes that are not part of the published API. */
export const allOperationsOf = (files: readonly RouteFile[]): Operation[] =>
  files.flatMap(({ module }) =>
    Object.values(module)
      .filter(isOperationRoute)
      .map(({ operation }) => operation),
  );

/** Only called by the page of a hosted journey (docs/adr/0092). */
const isOfJourneyPage = ({ scope }: Operation): boolean => scope === 'a start token';

/** The published API. */
export const operationsOf = (files: readonly RouteFile[]): Operation[] =>
  allOperationsOf(files).filter((operation) => !isOfJourneyPage(operation));
