import { MethodNotAllowed, NotFound } from '@/lib/platform/errors/errors';
import { refusing } from './open-route';
import { pathFinder } from './path';
import type { Route } from './serve';

export type RouteModule = Partial<Record<string, Route>>;

export interface RouteFile {
  /** The path as spelled by its folders: `/v1/alerts/[alert_token]`. */
  path: string;
  module: RouteModule;
}

/** Finds the route for a request; null if the path does not belong to the API. */
export type Router = (method: string, path: string) => Route | null;

const apiRoots = [
  '/v1',
  '/api/gateway',
  '/api/health',
  '/api/journey',
  '/api/logos',
  '/oauth',
  '/openapi.json',
  '/docs',
  '/.well-known',
];

const isWithin = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** In the order of the Allow header. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const unknownPath = refusing(() => new NotFound('path'));

export type RefuseMethod = (allowed: readonly string[]) => Route;

const refuseMethod: RefuseMethod = (allowed) => refusing(() => new MethodNotAllowed(allowed));

function servedPath({ path, module, refuse = refuseMethod }: RouteFile & { refuse?: RefuseMethod }) {
  const handlers: RouteModule = { HEAD: module.GET, ...module };
  const allowed = methods.filter((method) => handlers[method]);
  const served = { handlers, refuseMethod: refuse(allowed) };
  return [path.replaceAll(/\[(\w+)\]/g, ':$1'), served] as const;
}

/**
 * Serves the same files as Next would, without its overhead per request (docs/adr/0003).
 * @param refusals of methods, by path, where they are not answered as elsewhere
 */
export function router(files: readonly RouteFile[], refusals: Record<string, RefuseMethod> = {}): Router {
  const find = pathFinder(files.map((file) => servedPath({ ...file, refuse: refusals[file.path] })));
  return (method, path) => {
    // In any letter case, so that an integrator who writes `/V1` gets an error of the API and not a page.
    const lowerCased = path.toLowerCase();
    if (!apiRoots.some((root) => isWithin(lowerCased, root))) return null;
    const served = find(path)?.data;
    return served ? (served.handlers[method] ?? served.refuseMethod) : unknownPath;
  };
}
