import fc from 'fast-check';
import type { Documented } from './document';
import { type KnownValues, prefixIn } from './known-values';
import { valuesOf } from './valid-values';

export interface Sent {
  method: string;
  template: string;
  params: Record<string, string>;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Invalid percent-encoding, sent unchanged: in place of the last parameter of the path, and after the query. */
  rawParam?: string;
  rawQuery?: string;
}

/** The change that a mutation makes to a request. */
export type Change = (sent: Sent) => Sent;

/** Cursors are left out, because callers do not make them up. */
const isMade = ({ name }: { name: string }) => name !== 'cursor';

function fieldsIn(place: string, { parameters }: Documented, known: KnownValues) {
  const fields = parameters.filter((it) => it.in === place && isMade(it));
  const entries = fields.map(({ name, description, schema }) => {
    // In a path the name means an existing resource; in a query the same name may accept a list of values.
    const named = place === 'path' ? known.get(name) : undefined;
    const held = named ?? known.get(prefixIn(description) ?? '');
    const values = held ? fc.constantFrom(...held) : valuesOf({ ...schema, description }, known);
    return [name, values.map(String)] as const;
  });
  const requiredKeys = fields.filter(({ required }) => required).map(({ name }) => name);
  return fc.record(Object.fromEntries(entries), { requiredKeys });
}

/** Limits the wait for flows that only a person can end, and that a repeated reference waits for again. */
const patience = ({ parameters }: Documented): Record<string, string> =>
  parameters.some(({ name }) => name === 'X-SYNC-TIMEOUT') ? { 'X-SYNC-TIMEOUT': '2000' } : {};

const isNameable = (value: string) => value !== '' && !/^\.{1,2}$/.test(value);

const formOf = (value: unknown) =>
  new URLSearchParams(Object.entries(value ?? {}).map(([name, text]) => [name, String(text)])).toString();

const writers: Record<string, (value: unknown) => string> = {
  'application/json': (value) => JSON.stringify(value),
  'text/csv': String,
};

/** Valid requests, according to the document. */
export function validRequests(operation: Documented, known: KnownValues): fc.Arbitrary<Sent> {
  const { method, path: template, body } = operation;
  const written = writers[body?.mediaType ?? ''] ?? formOf;
  const bodies = body && fc.oneof(fc.constant(body.example), valuesOf(body.schema, known));
  const given = bodies?.map((value) => written(value)) ?? fc.constant(undefined);
  return fc.record({
    method: fc.constant(method),
    template: fc.constant(template),
    params: fieldsIn('path', operation, known).filter((params) => Object.values(params).every(isNameable)),
    query: fieldsIn('query', operation, known).map((query) => Object.entries(query)),
    headers: fieldsIn('header', operation, known).map((given) => ({
      ...given,
      ...patience(operation),
      ...(body && { 'Content-Type': body.mediaType }),
    })),
    body: body?.required ? given : fc.oneof(fc.constant(undefined), { weight: 3, arbitrary: given }),
  });
}

const lastParam = /\{\w+\}(?=[^{}]*$)/;

export const addressOf = ({ template, params, query, rawParam, rawQuery }: Sent): string => {
  const path = (rawParam === undefined ? template : template.replace(lastParam, () => rawParam)).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encodeURIComponent(params[name] ?? ''),
  );
  const search = [String(new URLSearchParams(query)), rawQuery ?? ''].filter((text) => text !== '').join('&');
  return search ? `${path}?${search}` : path;
};
