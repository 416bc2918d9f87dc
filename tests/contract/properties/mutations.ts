import fc from 'fast-check';
import type { Sent } from './requests';

const printable = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

const hostile = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮',
  -1,
  0.1,
  1e308,
  2 ** 53,
  [],
  {},
  [[]],
  true,
  'x'.repeat(6000),
  "'; drop table alerts; --",
  '%_\\',
  '9999-99-99',
  '0000-01-01',
  'infinity',
  { __proto__: 1, constructor: 1 },
);
const value = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));
const word = fc.oneof(printable, hostile.map(String), fc.string({ unit: 'grapheme', maxLength: 20 }));

type Change = (sent: Sent) => Sent;

const parsed = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? '{}');
  } catch {
    return {};
  }
};

const isObject = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null;

/** The JSON with one of its fields, found by a walk, changed. */
function changeField(
  json: unknown,
  steps: readonly number[],
  change: (parent: Record<string, unknown>, key: string) => void,
) {
  const copy = structuredClone(json);
  let parent = copy;
  for (const [n, step] of steps.entries()) {
    if (!isObject(parent)) break;
    const keys = Object.keys(parent);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) break;
    const next = parent[key];
    if (n === steps.length - 1 || !isObject(next)) {
      change(parent, key);
      break;
    }
    parent = next;
  }
  return copy;
}

const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });

const inBody: fc.Arbitrary<Change>[] = [
  value.map((json) => (sent) => ({ ...sent, body: JSON.stringify(json) })),
  word.map((text) => (sent) => ({ ...sent, body: text })),
  fc.tuple(steps, value).map(([walk, json]) => (sent) => ({
    ...sent,
    body: JSON.stringify(changeField(parsed(sent.body), walk, (parent, key) => (parent[key] = json))),
  })),
  steps.map((walk) => (sent) => ({
    ...sent,
    body: JSON.stringify(changeField(parsed(sent.body), walk, (parent, key) => delete parent[key])),
  })),
  fc.tuple(word, value).map(([name, json]) => (sent) => ({
    ...sent,
    body: JSON.stringify({ ...Object(parsed(sent.body)), [name]: json }),
  })),
  fc.nat(200).map((length) => (sent) => ({ ...sent, body: sent.body?.slice(0, length) })),
  printable.map((type) => (sent) => ({ ...sent, headers: { ...sent.headers, 'Content-Type': type } })),
];

const inAddress: fc.Arbitrary<Change>[] = [
  fc.tuple(word, word).map(([name, text]) => (sent) => ({ ...sent, query: [...sent.query, [name, text]] })),
  fc
    .tuple(fc.constantFrom('cursor', 'limit', 'sort', 'q', 'from', 'status'), word)
    .map(([name, text]) => (sent) => ({
      ...sent,
      query: [...sent.query, [name, text]],
    })),
  fc.tuple(fc.nat(20), word).map(([n, text]) => (sent) => ({
    ...sent,
    query: sent.query.map(([name, old], at) => [name, at === n % sent.query.length ? text : old]),
  })),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((text) => text.isWellFormed() && !/^\.{1,2}$/.test(text))
    .map((text) => (sent) => ({
      ...sent,
      params: Object.fromEntries(Object.keys(sent.params).map((name) => [name, text])),
    })),
];

const inHeaders: fc.Arbitrary<Change>[] = [
  fc
    .tuple(
      fc.constantFrom(
        'Idempotency-Key',
        'X-SYNC-TIMEOUT',
        'X-Request-Id',
        'X-API-KEY',
        'Authorization',
        'Cookie',
        'Accept',
      ),
      printable,
    )
    .map(([name, text]) => (sent) => ({ ...sent, headers: { ...sent.headers, [name]: text } })),
];

const change = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(...inBody) },
  { weight: 3, arbitrary: fc.oneof(...inAddress) },
  { weight: 1, arbitrary: fc.oneof(...inHeaders) },
);

const needsBody = ({ method }: Sent) => method !== 'GET';

/** Requests with one to three faults, or none that matters. */
export const mutated = (valid: fc.Arbitrary<Sent>): fc.Arbitrary<Sent> =>
  fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([sent, changes]) => {
    const changed = changes.reduce((before, apply) => apply(before), sent);
    return needsBody(sent) ? changed : { ...changed, body: undefined };
  });
