import { randomBytes } from 'node:crypto';
import { policyHash } from '../policy-hash';

/**
 * Inline styles of hidden inputs that Base UI renders on the server. In the browser, styles are set
 * differently.
 */
export const hiddenInputStyles = [
  'clip-path:inset(50%);overflow:hidden;white-space:nowrap;border:0;padding:0;width:1px;height:1px;margin:0;position:fixed;top:0;left:0',
  'clip-path:inset(50%);overflow:hidden;white-space:nowrap;border:0;padding:0;width:1px;height:1px;margin:-1px;position:absolute',
];

const allowedStyles = hiddenInputStyles.map(policyHash).join(' ');

export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * The content security policy of a page: inline code needs the nonce of this response. Next reads the nonce
 * from it, as a request header, for its own scripts.
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
