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

/** `app/(console)/v1/alerts/route.ts` → `/v1/alerts`: a folder in parentheses is not part of the path. */
const pathOf = (file: string) =>
  dirname(file)
    .replace(/^app/, '')
    .replaceAll(/\/\([^)]*\)/g, '');

export function generateRouteTable(): void {
  const files = routeFiles();
  const imports = files.map((file, n) => `import * as route${n} from '@/${file.replace(/\.ts$/, '')}';`);
  const rows = files.map((file, n) => `  { path: '${pathOf(file)}', module: route${n} },`);
  mkdirSync(dirname(table), { recursive: true });
  const text = [...imports, '', 'export const routes = [', ...rows, '];', ''].join('\n');
  // Tests may be reading it.
  if (!existsSync(table) || readFileSync(table, 'utf8') !== text) writeFileSync(table, text);
}
