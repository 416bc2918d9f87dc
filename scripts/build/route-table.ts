import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const table = 'generated/routes.ts';

/** Sign-in is next-auth's, and so Next's to serve. */
const ofNext = ['app/api/auth/'];

const routeFiles = () =>
  globSync('app/**/route.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ofNext.some((prefix) => file.startsWith(prefix)))
    .sort();

/** `app/(console)/v1/alerts/route.ts` → `/v1/alerts`: folders in parentheses group files and name nothing. */
const pathOf = (file: string) =>
  dirname(file)
    .replace(/^app/, '')
    .replaceAll(/\/\([^)]*\)/g, '');

/** Lists every API route file, so that our own front serves what the folders of `app` spell. */
export function generateRouteTable(): void {
  const files = routeFiles();
  const imports = files.map((file, n) => `import * as route${n} from '@/${file.replace(/\.ts$/, '')}';`);
  const rows = files.map((file, n) => `  { path: '${pathOf(file)}', module: route${n} },`);
  mkdirSync(dirname(table), { recursive: true });
  writeFileSync(table, [...imports, '', 'export const routes = [', ...rows, '];', ''].join('\n'));
}
