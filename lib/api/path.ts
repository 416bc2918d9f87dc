import { addRoute, createRouter, findRoute, type MatchedRoute } from 'rou3';

/** The most specific pattern wins. Parameters are returned undecoded. */
export function pathFinder<Entry>(
  entries: Iterable<readonly [pattern: string, entry: Entry]>,
): (path: string) => MatchedRoute<Entry> | undefined {
  const router = createRouter<Entry>();
  for (const [pattern, entry] of entries) addRoute(router, '', pattern, entry);
  // rou3 ignores a trailing slash; in this API the path is then a different one.
  return (path) => (path.endsWith('/') ? undefined : findRoute(router, '', path));
}

interface Part {
  text: string;
  isParameter: boolean;
}

const partsByTemplate = new Map<string, Part[]>();

function partsOf(template: string): Part[] {
  const known = partsByTemplate.get(template);
  if (known) return known;
  const parts = template.split('/').map((text) => {
    const [, name] = /^\{(\w+)\}$/.exec(text) ?? [];
    return { text: name ?? text, isParameter: name !== undefined };
  });
  partsByTemplate.set(template, parts);
  return parts;
}

/** Null for a malformed percent escape. */
function decoded(value: string): string | null {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Decodes the parameters. Null when the path does not match, or has a malformed percent escape. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const parts = partsOf(template);
  const values = path.split('/');
  if (values.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, { text, isParameter }] of parts.entries()) {
    const value = decoded(values[index] ?? '');
    if (isParameter ? !value : values[index] !== text) return null;
    if (isParameter && value) params[text] = value;
  }
  return params;
}
