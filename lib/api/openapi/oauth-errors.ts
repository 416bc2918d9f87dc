import { type OauthErrorCode, oauthErrorCodes } from '@/lib/platform/errors/errors';
import { describeFields } from './describe-fields';
import { componentHeaders, type HeaderName } from './headers';

interface OauthRefusals {
  codes: readonly OauthErrorCode[];
  when: string;
  /**
   * `lib/api/front/malformed` also returns this status. It cannot read the path, so it uses the form of all other
   * operations.
   */
  isUnread?: true;
}

/** Errors of `lib/api/routes/token-route` (RFC 6749 §5.2). */
const refusals: Record<number, OauthRefusals> = {
  400: {
    codes: ['invalid_request', 'invalid_scope', 'unsupported_grant_type'],
    when: 'A parameter is missing or not valid, the client does not have the scope, or the grant type is not supported.',
    isUnread: true,
  },
  401: { codes: ['invalid_client'], when: 'The client is unknown or revoked, or its secret is wrong.' },
  403: { codes: ['invalid_request'], when: 'The request did not come over HTTPS.' },
  408: {
    codes: ['invalid_request'],
    when: 'The request did not arrive in time; retry it.',
    isUnread: true,
  },
  413: { codes: ['invalid_request'], when: 'The body is over 32 KiB.' },
  415: { codes: ['invalid_request'], when: 'The body is not application/x-www-form-urlencoded.' },
  429: {
    codes: ['temporarily_unavailable'],
    when: 'Too many requests; retry after Retry-After seconds.',
    isUnread: true,
  },
  500: { codes: ['server_error'], when: 'An internal error.' },
  503: { codes: ['temporarily_unavailable'], when: 'Not available; retry after Retry-After seconds.' },
};

/** RFC 6749 §5.2. */
export const oauthErrorSchemas = {
  OauthErrorCode: { type: 'string', enum: oauthErrorCodes },
  OauthError: {
    type: 'object',
    description: 'An error of the token endpoint.',
    required: ['error', 'error_description'],
    properties: {
      error: { $ref: '#/components/schemas/OauthErrorCode' },
      error_description: {
        type: 'string',
        description: 'Description for people. It may change; base your handling on the code.',
      },
    },
  },
};

const schemaOf = ({ codes }: OauthRefusals) => ({
  allOf: [
    { $ref: '#/components/schemas/OauthError' },
    { type: 'object', properties: { error: { type: 'string', enum: codes } } },
  ],
});

const headersOfCode: Partial<Record<OauthErrorCode, HeaderName>> = {
  invalid_client: 'WWW-Authenticate',
  temporarily_unavailable: 'Retry-After',
};

const unread = 'If the request cannot be read as HTTP, the error has the form of other operations.';

const responseOf = (refused: OauthRefusals) => {
  const { codes, when, isUnread } = refused;
  const own = schemaOf(refused);
  return {
    description: `${codes.map((code) => `\`${code}\``).join(', ')}: ${when}${isUnread ? ` ${unread}` : ''}`,
    headers: componentHeaders(codes.flatMap((code) => headersOfCode[code] ?? [])),
    content: {
      'application/json': {
        schema: describeFields(
          isUnread ? { anyOf: [own, { $ref: '#/components/schemas/Error' }] } : own,
          'OauthError',
        ),
        examples: Object.fromEntries(
          codes.map((error) => [error, { value: { error, error_description: when } }]),
        ),
      },
    },
  };
};

/** The error responses of the token endpoint, by status. */
export const oauthErrorResponses = (): Record<string, object> =>
  Object.fromEntries(Object.entries(refusals).map(([status, refused]) => [status, responseOf(refused)]));
