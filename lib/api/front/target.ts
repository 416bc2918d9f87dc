/** More than any of our URLs needs, and less than Node accepts for all headers together. */
const maxTargetLength = 8192;

/**
 * Excludes characters that a browser or proxy escapes or rewrites, so that nobody reads the path differently.
 */
const pathCharacters = /^\/(?:[\w.~!$&'()*+,;=:@|[\]/-]|%[0-9A-Fa-f]{2})*$/;
const visibleAscii = /^[\x21\x22\x24-\x7e]*$/;

/**
 * Characters that must not be escaped: letters, digits and `- . _ ~`, and also slashes, NUL and other control
 * characters, which are not allowed escaped either.
 */
const escapesThatHide = /%(?:[01][0-9a-f]|7f|2d|2e|2f|5c|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/i;

const dotSegment = /\/\.{1,2}(?:\/|$)/;

function isUtf8(target: string): boolean {
  if (!target.includes('%')) return true;
  try {
    decodeURIComponent(target);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the request target is in the one form that everything behind the front reads identically: a path
 * from the root (no absolute form, no `*`), without dot segments, empty segments, backslashes, needless escapes, or
 * escapes that are not of UTF-8.
 */
export function isNormalTarget(target: string): boolean {
  if (target.length > maxTargetLength) return false;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const isPath = pathCharacters.test(path) && !path.includes('//') && !dotSegment.test(path);
  if (escapesThatHide.test(path) || !isUtf8(target)) return false;
  return isPath && (mark < 0 || visibleAscii.test(target.slice(mark)));
}
