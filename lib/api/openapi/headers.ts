/** API §1.4, §10.2. */
export const headers = {
  'X-Request-Id': {
    description: 'The id of the request: the one sent with it, or a new one.',
    schema: { type: 'string' },
  },
  'X-API-Version': { description: 'The version of the API.', schema: { type: 'string' } },
  'X-RateLimit-Limit': {
    description: 'Requests per minute of the caller’s plan.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': { description: 'Requests left before the limit.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': {
    description: 'Epoch seconds at which the full limit is available again.',
    schema: { type: 'integer' },
  },
  'Retry-After': { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
  'Idempotency-Replayed': {
    description:
      '`true` on a response, also an error, that was stored for an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  'WWW-Authenticate': {
    description: 'How to authenticate: `Bearer`, or `Basic` for a client of `POST /oauth/token`.',
    schema: { type: 'string' },
  },
  Allow: { description: 'The methods of the path, separated by commas.', schema: { type: 'string' } },
};

export type HeaderName = keyof typeof headers;

const ofEveryAnswer: readonly HeaderName[] = [
  'X-Request-Id',
  'X-API-Version',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** References to the headers of every response, and to `more`. */
export const componentHeaders = (more: readonly HeaderName[]): Record<string, object> =>
  Object.fromEntries(
    [...ofEveryAnswer, ...more].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
