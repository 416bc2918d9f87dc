import { addRoute, createRouter, findRoute, type MatchedRoute } from 'rou3';

/** The most specific pattern wins. Parameters are returned as the path has them, not decoded. */
export function pathFinder<Entry>(
  entries: Iterable<readonly [pattern: string, entry: Entry]>,
): (path: string) => MatchedRoute<Entry> | undefined {
  const router = createRouter<Entry>();
  for (const [pattern, entry] of entries) addRoute(router, '', pattern, entry);
  // rou3 ignores a trailing slash; in this API it makes another path.
  return (path) => (path.endsWith('/') ? undefined : findRoute(router, '', path));
}

const finders = new Map<string, ReturnType<typeof pathFinder<true>>>();

function finderOf(template: string) {
  const finder = finders.get(template) ?? pathFinder([[template.replaceAll(/\{(\w+)\}/g, ':$1'), true]]);
  finders.set(template, finder);
  return finder;
}

/** Decodes the parameters. Null when the path does not match, or has a malformed percent escape. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const match = finderOf(template)(path);
  if (!match) return null;
  try {
    const decoded = Object.entries(match.params ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]);
    return Object.fromEntries(decoded);
  } catch {
    return null;
  }
}
