import { ValidationFailed } from '@/lib/platform/errors';

/** Of any list and any object in a body (API §10.4). The longest list that an operation takes is this long. */
const maxMembers = 1000;
const maxDepth = 50;

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const refusal = (path: readonly string[], message: string) =>
  new ValidationFailed([{ field: path.join('.'), message, code: 'too_big' }]);

/**
 * Throws `ValidationFailed` (400) for a body of more members or levels than any operation takes: to judge a hundred
 * thousand of them one by one would keep everybody else waiting.
 */
export function refuseOversized(json: unknown, path: readonly string[] = []): void {
  if (!isContainer(json)) return;
  if (path.length > maxDepth) throw refusal(path, `must not have more than ${maxDepth} levels`);
  const count = Array.isArray(json) ? json.length : Object.keys(json).length;
  if (count > maxMembers) throw refusal(path, `must not have more than ${maxMembers} members`);
  for (const [name, member] of Object.entries(json)) {
    if (isContainer(member)) refuseOversized(member, [...path, name]);
  }
}
