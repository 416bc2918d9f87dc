import type { ServerRequest } from 'srvx';
import { env } from '@/lib/platform/settings/env';
import { Forbidden } from '@/lib/platform/errors/errors';
import { schemeOf } from './peer';

const isProduction = () => env.PROBITY_ENVIRONMENT === 'production';

/** Sent with every production response, of the API and the pages (API §2.5). */
export const transportHeaders = (): Record<string, string> =>
  isProduction() ? { 'Strict-Transport-Security': 'max-age=63072000' } : {};

/** In production a trusted proxy reports how the caller connected; plain HTTP is refused (API §2.5). */
export const isPlainHttp = (request: ServerRequest): boolean =>
  isProduction() && schemeOf(request) === 'http';

export const plainHttpRefusal = (request: ServerRequest): Forbidden | null =>
  isPlainHttp(request) ? new Forbidden('Use HTTPS.') : null;

/** Throws `Forbidden` (403). */
export function refusePlainHttp(request: ServerRequest): void {
  const refusal = plainHttpRefusal(request);
  if (refusal) throw refusal;
}
