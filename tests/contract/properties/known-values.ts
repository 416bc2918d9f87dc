import { documentedOperations } from './document';
import type { TestProject } from '@/tests/fixtures/project';

/** Values of the project's own resources, by the name of their field and, for tokens, also by their prefix. */
export type KnownValues = ReadonlyMap<string, readonly string[]>;

const prefixOf = (value: string) => /^([a-z]+_)[0-9A-Za-z_-]{16,}$/.exec(value)?.[1];

function collect(part: unknown, found: Map<string, Set<string>>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (typeof value !== 'string') collect(value, found);
    else {
      for (const key of [name, prefixOf(value)]) {
        if (key) found.set(key, (found.get(key) ?? new Set()).add(value));
      }
    }
  }
}

/** Reads every list that needs no parameter, and every list within those resources. */
export async function knownValues(project: TestProject, ...more: unknown[]): Promise<KnownValues> {
  const found = new Map<string, Set<string>>([['project_hash', new Set([project.hash])]]);
  for (const part of more) collect(part, found);
  const reads = documentedOperations.filter(({ method }) => method === 'GET');
  for (const { path } of reads.sort((a, b) => a.path.length - b.path.length)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const known = names.map((name) => [...(found.get(`${name}`) ?? [])].at(-1));
    if (known.includes(undefined)) continue;
    const address = names.reduce((url, name, n) => url.replace(`{${name}}`, known[n] ?? ''), path);
    collect((await project.ask('GET', address)).json, found);
    // A list calls the token of its own items `token`.
    for (const token of found.get('token') ?? []) {
      const name = nameOfToken(token);
      if (name) found.set(name, (found.get(name) ?? new Set()).add(token));
    }
  }
  return new Map([...found].map(([name, values]) => [name, [...values].slice(0, 20)]));
}

/** `alt_` → `alert_token`, from the descriptions of the paths' parameters. */
const tokenNames = new Map(
  documentedOperations.flatMap(({ parameters }) =>
    parameters.flatMap(({ name, description }) => {
      const prefix = prefixIn(description);
      return prefix ? [[prefix, name] as const] : [];
    }),
  ),
);

const nameOfToken = (token: string) => tokenNames.get(prefixOf(token) ?? '');

/** The prefix in a description such as "Token, prefix alt_". */
export function prefixIn(description: unknown): string | undefined {
  return /\bprefix ([a-z]+_)/.exec(String(description))?.[1];
}
