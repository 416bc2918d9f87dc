import { operationsOf } from '@/lib/api/registry';
import type { RouteFile } from '@/lib/api/router';
import { openApiDocument } from './document';
import { referenceFiles } from './reference';
import type { SchemaModule } from './schema-names';
import { type StaticFile, staticRoute } from './static-route';

/** `GET /openapi.json` and the pages of its reference at `/docs` (API §1.10). Neither needs a key. */
export function documentRoutes(routes: readonly RouteFile[], modules: readonly SchemaModule[]): RouteFile[] {
  const makeDocument = (): StaticFile => ({
    contentType: 'application/json',
    headers: { 'Access-Control-Allow-Origin': '*' },
    body: JSON.stringify(openApiDocument(operationsOf(routes), modules)),
  });
  return [
    { path: '/openapi.json', module: { GET: staticRoute(makeDocument) } },
    ...referenceFiles.map(({ path, make }) => ({ path, module: { GET: staticRoute(make) } })),
  ];
}
