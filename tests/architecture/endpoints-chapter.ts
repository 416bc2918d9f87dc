import { textOf } from './tree';

/** `{case_token}` and the chapter's `{t}` both become `{}`. */
const withoutNames = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}');

export const keyOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${withoutNames(path)}`;

export interface Documented {
  key: string;
  scope: string;
  /** The text about body and query. */
  input: string;
}

/** A row `| GET, POST /v1/cases/{t}/comments | scope | …` is one operation per method. */
function readRow(row: string): Documented[] {
  const [, name = '', scope = '', input = ''] = row.split('|');
  const path = /(\/(?:v1|api\/gateway|oauth)\/[^\s`*]+)/.exec(name)?.[1];
  if (!path) return [];
  return [...name.matchAll(/\b(GET|POST|PATCH|PUT|DELETE)\b/g)].map(([, method = '']) => ({
    key: keyOf({ method, path }),
    scope: scope.replaceAll('`', '').trim(),
    input,
  }));
}

/** The rows of chapter 5. */
export const documented = textOf('docs/api/05-endpoints.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap(readRow);
