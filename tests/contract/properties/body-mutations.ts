import fc from 'fast-check';
import { hostileText, hostileValue, printable } from './hostile-values';
import type { Change } from './requests';

const textOf = (body: string | Uint8Array | undefined) => (typeof body === 'string' ? body : '');

const parsed = (body: string | Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(textOf(body) || '{}');
  } catch {
    return {};
  }
};

const isObject = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null;

/** The JSON with one field changed, which the steps lead to. */
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

const changed =
  (change: (json: unknown) => unknown): Change =>
  (sent) => ({
    ...sent,
    body: JSON.stringify(change(parsed(sent.body))),
  });
const written =
  (change: (text: string) => string | Uint8Array<ArrayBuffer>): Change =>
  (sent) => ({
    ...sent,
    body: change(textOf(sent.body)),
  });

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Replaces a byte, so that the text is not UTF-8. */
function garbled(text: string, at: number): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > 0) bytes[at % bytes.length] = 0xff;
  return bytes;
}

const onFields: fc.Arbitrary<Change>[] = [
  fc
    .tuple(steps, hostileValue)
    .map(([walk, json]) => changed((body) => changeField(body, walk, (parent, key) => (parent[key] = json)))),
  steps.map((walk) => changed((body) => changeField(body, walk, (parent, key) => delete parent[key]))),
  fc
    .tuple(steps, fc.integer({ min: 2, max: 60 }))
    .map(([walk, times]) =>
      changed((body) =>
        changeField(body, walk, (parent, key) => (parent[key] = Array(times).fill(parent[key]))),
      ),
    ),
  fc
    .tuple(hostileText, hostileValue)
    .map(([name, json]) => changed((body) => ({ ...Object(body), [name]: json }))),
];

const onText: fc.Arbitrary<Change>[] = [
  hostileValue.map((json) => written(() => JSON.stringify(json))),
  hostileText.map((text) => written(() => text)),
  fc.nat(200).map((length) => written((text) => text.slice(0, length))),
  // A duplicate key: the first one is ignored.
  hostileValue.map((json) =>
    written((text) => text.replace(/^\{("(?:[^"\\]|\\.)*":)/, `{$1${JSON.stringify(json)},$1`)),
  ),
  fc
    .constantFrom(nested(20, '[', ']'), nested(60, '[', ']'), '['.repeat(9_000))
    .map((text) => written(() => text)),
  fc.nat(200).map((at) => written((text) => garbled(text, at))),
  fc.constant(written((text) => `\ufeff${text}`)),
  fc.constant(written((text) => `${text}${text}`)),
  fc.constant(written((text) => text.replaceAll(/\d+/g, '1e999'))),
];

/** Over the limit. Rare, because each is a mebibyte. */
const tooLarge: fc.Arbitrary<Change> = fc.constant(written(() => `"${'x'.repeat(1_100_000)}"`));

const onType: fc.Arbitrary<Change> = fc
  .oneof(
    printable,
    fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'application/jsonp',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json, application/json',
    ),
  )
  .map((type) => (sent) => ({ ...sent, headers: { ...sent.headers, 'Content-Type': type } }));

export const inBody: fc.Arbitrary<Change> = fc.oneof(
  { weight: 60, arbitrary: fc.oneof(...onFields) },
  { weight: 40, arbitrary: fc.oneof(...onText) },
  { weight: 10, arbitrary: onType },
  { weight: 1, arbitrary: tooLarge },
);
