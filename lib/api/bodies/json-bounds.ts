import { ValidationFailed } from '@/lib/platform/errors/errors';

/**
 * Maximum members of a list or object in a body (API §10.4). The longest list of any operation has this
 * length.
 */
const maxMembers = 1000;
const maxDepth = 50;
/**
 * Maximum values in a body. The largest valid request, a thousand list entries with all their aliases, has
 * 35,000.
 */
const maxValues = 50_000;

const refusal = (path: readonly string[], message: string) =>
  new ValidationFailed([{ field: path.join('.'), message, code: 'too_big' }]);

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Throws `ValidationFailed` (400) for a body with so many values or levels that parsing alone would delay
 * other requests. Accepts any bytes; invalid JSON is left to the parser.
 */
export function refuseCostlyJson(bytes: Uint8Array): void {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) isInText = !isInText;
    else if (isInText) at += byte === backslash ? 1 : 0;
    else if (byte === comma) values += 1;
    else if (byte === closeList || byte === closeObject) depth -= 1;
    else if (byte === openList || byte === openObject) {
      values += 1;
      depth += 1;
      if (depth > maxDepth) throw refusal([], `must not have more than ${maxDepth} levels`);
    }
  }
  if (values > maxValues) throw refusal([], `must not have more than ${maxValues} values`);
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const lostName = (path: readonly string[]) =>
  new ValidationFailed([
    { field: path.join('.'), message: 'must not be the name of a field', code: 'not_allowed' },
  ]);

/** JSON that is parsed and written again has another number for these: `null`, or an integer nearby. */
const isChangedByJson = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER;

const changedNumber = (path: readonly string[]) =>
  refusal(path, `must be a number from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`);

/**
 * Throws `ValidationFailed` (400) for a list or object with more members than any operation accepts, because
 * validating a hundred thousand of them would delay other requests; for a field named `__proto__`, which is lost when
 * an object is copied; and for a number that would be stored as another one.
 */
export function refuseBadMembers(json: unknown, path: readonly string[] = []): void {
  if (!isContainer(json)) return;
  const count = Array.isArray(json) ? json.length : Object.keys(json).length;
  if (count > maxMembers) throw refusal(path, `must not have more than ${maxMembers} members`);
  for (const [name, member] of Object.entries(json)) {
    // At the top it is an unknown field of every operation.
    if (name === '__proto__' && path.length > 0) throw lostName([...path, name]);
    if (isChangedByJson(member)) throw changedNumber([...path, name]);
    if (isContainer(member)) refuseBadMembers(member, [...path, name]);
  }
}
