import type { ServerRequest } from 'srvx';
import { env } from '@/lib/platform/env';
import { schemeOf } from './peer';

const isProduction = () => env.PROBITY_ENVIRONMENT === 'production';

/** On every answer in production, of the API and of the pages (API §2.5). */
export const transportHeaders = (): Record<string, string> =>
  isProduction() ? { 'Strict-Transport-Security': 'max-age=63072000' } : {};

/** In production a trusted proxy says how the caller reached it; plain HTTP is refused (API §2.5). */
export const isPlainHttp = (request: ServerRequest): boolean =>
  isProduction() && schemeOf(request) === 'http';
