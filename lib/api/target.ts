/** More than any address of ours needs, and less than Node takes for all headers together. */
const maxTargetLength = 8192;

/** Without what a browser or proxy escapes or rewrites on the way, so that nobody reads the path in another way. */
const pathCharacters = /^\/(?:[\w.~!$&'()*+,;=:@|[\]/-]|%[0-9A-Fa-f]{2})*$/;
const visibleAscii = /^[\x21\x22\x24-\x7e]*$/;

/** What must be spelled as it is: letters, digits and `- . _ ~`, also the slashes, the percent-encoded NUL and other controls. */
const escapesThatHide = /%(?:[01][0-9a-f]|7f|2d|2e|2f|5c|5f|7e|3[0-9]|[46][1-9a-f]|[57][0-9a])/i;

const dotSegment = /\/\.{1,2}(?:\/|$)/;

function isUtf8(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Whether a request's target has the one spelling in which everything behind the front reads it the same: a path from
 * the root (no absolute form, no `*`), without dot segments, empty segments, backslashes and needless escapes.
 */
export function isNormalTarget(target: string): boolean {
  if (target.length > maxTargetLength) return false;
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const isPath = pathCharacters.test(path) && !path.includes('//') && !dotSegment.test(path);
  if (path.includes('%') && (escapesThatHide.test(path) || !isUtf8(path))) return false;
  return isPath && (mark < 0 || visibleAscii.test(target.slice(mark)));
}
