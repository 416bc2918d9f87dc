const compiled = new Map<string, { pattern: RegExp; names: string[] }>();

function compile(template: string) {
  const found = compiled.get(template);
  if (found) return found;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fresh = { names, pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) };
  compiled.set(template, fresh);
  return fresh;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The parameters that `path` gives a template such as `/v1/alerts/{alert_token}`; null when it does not fit. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const { pattern, names } = compile(template);
  const values = pattern.exec(path)?.slice(1).map(decode);
  if (!values || values.includes(null)) return null;
  return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
}
