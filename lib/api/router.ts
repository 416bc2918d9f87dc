import { MethodNotAllowed, NotFound } from '@/lib/platform/errors';
import { refusing } from './open-route';
import type { Route } from './route';

/** What a route file exports: a handler for each method that it serves. */
export type RouteModule = Partial<Record<string, Route>>;

export interface RouteFile {
  /** The path as its folders spell it: `/v1/alerts/[alert_token]`. */
  path: string;
  module: RouteModule;
}

const served = ['/v1/', '/api/gateway/', '/api/health/', '/oauth/', '/openapi.json', '/.well-known/oauth-'];

interface CompiledRoute {
  pattern: RegExp;
  module: RouteModule;
  methods: string[];
  /** Literal segments are more exact than parameters, so `/verify` wins over `/[token]`. */
  parameters: number;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function compile({ path, module }: RouteFile): CompiledRoute {
  const source = path.replaceAll(/[.]/g, '\\.').replaceAll(/\[\w+\]/g, '[^/]+');
  const exported = methods.filter((method) => module[method] ?? (method === 'HEAD' && module.GET));
  return {
    pattern: new RegExp(`^${source}$`),
    module,
    methods: exported,
    parameters: path.split('[').length - 1,
  };
}

/** Finds the route for a request, or null where the path is none of the API's. */
export type Router = (method: string, path: string) => Route | null;

const unknownPath = refusing(() => new NotFound('path'));

/** Serves the same files as the framework does, without its cost on each request (docs/adr). */
export function router(files: readonly RouteFile[]): Router {
  const routes = files.map(compile).sort((a, b) => a.parameters - b.parameters);
  const refusingOthers = new Map(
    routes.map((route) => [route, refusing(() => new MethodNotAllowed(route.methods))] as const),
  );
  return (method, path) => {
    if (!served.some((prefix) => path.startsWith(prefix))) return null;
    const route = routes.find((candidate) => candidate.pattern.test(path));
    if (!route) return unknownPath;
    const handler = route.module[method] ?? (method === 'HEAD' ? route.module.GET : undefined);
    return handler ?? refusingOthers.get(route) ?? unknownPath;
  };
}
