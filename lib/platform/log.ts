import pino from 'pino';

/** Structured lines on standard output. What could hold a secret or a person is never given to it. */
export const log = pino({
  level: process.env.PROBITY_LOG_LEVEL ?? 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['headers', 'body', 'authorization', 'cookie', '*.password', '*.api_key'],
});
