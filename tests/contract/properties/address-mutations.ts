import fc from 'fast-check';
import { hostileText } from './hostile-values';
import type { KnownValues } from './known-values';
import type { Change } from './requests';

const isNameable = (text: string) => text !== '' && text.isWellFormed() && !/^\.{1,2}$/.test(text);

const withQuery =
  (name: string, text: string): Change =>
  (sent) => ({ ...sent, query: [...sent.query, [name, text]] });

const withParams =
  (text: string): Change =>
  (sent) => ({
    ...sent,
    params: Object.fromEntries(Object.keys(sent.params).map((name) => [name, text])),
  });

/** A cursor that decodes but has no signature, or the signature of another row. */
const cursor = fc
  .oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.tuple(fc.oneof(fc.string(), fc.double(), fc.constant(null)), fc.string(), fc.string()),
  )
  .map((json) => Buffer.from(JSON.stringify(json)).toString('base64url'));

const named = fc.constantFrom('cursor', 'limit', 'sort', 'q', 'from', 'to', 'status', 'type', '__proto__');

const badPercents = fc.constantFrom(
  '%',
  '%zz',
  '%00',
  '%ff',
  '%c0%af',
  '%ed%a0%80',
  '%2e%2e%2f',
  'a%2fb',
  '%u0041',
);

/** Changes to the path and the query. */
export function inAddress(known: KnownValues): fc.Arbitrary<Change> {
  const tokens = [...known].filter(([name]) => name.endsWith('_')).flatMap(([, values]) => [...values]);
  return fc.oneof(
    fc.tuple(hostileText, hostileText).map(([name, text]) => withQuery(name, text)),
    fc.tuple(named, hostileText).map(([name, text]) => withQuery(name, text)),
    cursor.map((text) => withQuery('cursor', text)),
    fc.tuple(fc.nat(20), hostileText).map(([n, text]): Change => (sent) => ({
      ...sent,
      query: sent.query.map(([name, old], at) => [name, at === n % sent.query.length ? text : old]),
    })),
    // A repeated parameter.
    fc.tuple(named, hostileText).map(([name, text]): Change => (sent) => ({
      ...sent,
      query: [...sent.query, ...sent.query, [name, text], [name, text]],
    })),
    hostileText.filter(isNameable).map(withParams),
    // A token of another kind, and one with a changed letter.
    fc.constantFrom(...tokens).map(withParams),
    fc.constantFrom(...tokens).map((token) => withParams(`${token.slice(0, -1)}~`)),
    badPercents.map((text): Change => (sent) => ({ ...sent, rawQuery: `${text}=${text}` })),
    badPercents.map((text): Change => (sent) => ({ ...sent, rawParam: text })),
  );
}
