import { createHash, randomBytes } from 'node:crypto';

/** What Base UI writes into the HTML of a server for inputs that nobody is to see. In a browser, styles are set otherwise. */
export const hiddenInputStyles = [
  'clip-path:inset(50%);overflow:hidden;white-space:nowrap;border:0;padding:0;width:1px;height:1px;margin:0;position:fixed;top:0;left:0',
  'clip-path:inset(50%);overflow:hidden;white-space:nowrap;border:0;padding:0;width:1px;height:1px;margin:-1px;position:absolute',
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const allowedStyles = hiddenInputStyles.map(hashOf).join(' ');

export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The content security policy of a page: nothing inline but what has the nonce of this answer. Next takes the nonce from
 * it, as a header of the request, for the scripts that it writes.
 */
export const pagePolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}' 'unsafe-hashes' ${allowedStyles}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
