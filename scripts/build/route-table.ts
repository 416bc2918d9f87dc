import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const table = 'generated/routes.ts';

/** next-auth's routes need Next, so Next serves them. */
const servedByNext = ['app/api/auth/'];

const routeFiles = () =>
  globSync(['app/**/route.ts', 'app/.well-known/**/route.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !servedByNext.some((prefix) => file.startsWith(prefix)))
    .sort();

/** `(console)/v1/alerts/route.ts` → `/v1/alerts`: a folder in parentheses is not part of the path. */
const pathOf = (file: string) =>
  dirname(file)
    .replace(/^app/, '')
    .replaceAll(/\/\([^)]*\)/g, '');

const schemaTable = 'generated/schemas.ts';

/** Names of the schemas in the OpenAPI document: their exports' names. */
const schemaFiles = () =>
  globSync(['lib/domain/words.ts', 'lib/domain/**/{schema,*-schema}.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

export function generateSchemaTable(): void {
  const files = schemaFiles();
  const imports = files.map((file, n) => `import * as schemas${n} from '@/${file.replace(/\.ts$/, '')}';`);
  const modules = files.map((_file, n) => `schemas${n}`).join(', ');
  mkdirSync(dirname(schemaTable), { recursive: true });
  writeFileSync(schemaTable, [...imports, '', `export const schemaModules = [${modules}];`, ''].join('\n'));
}

export function generateRouteTable(): void {
  const files = routeFiles();
  const imports = files.map((file, n) => `import * as route${n} from '@/${file.replace(/\.ts$/, '')}';`);
  const rows = files.map((file, n) => `  { path: '${pathOf(file)}', module: route${n} },`);
  mkdirSync(dirname(table), { recursive: true });
  const text = [...imports, '', 'export const routes = [', ...rows, '];', ''].join('\n');
  // Tests may be reading it.
  if (!existsSync(table) || readFileSync(table, 'utf8') !== text) writeFileSync(table, text);
}
