import pino from 'pino';

/**
 * Structured lines on stdout. Callers log no secrets and no personal data; redaction is a second safeguard.
 */
export const log = pino({
  level: process.env.PROBITY_LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['headers', 'body', 'authorization', 'cookie', '*.password', '*.api_key'],
});
