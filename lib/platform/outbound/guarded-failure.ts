/** Nothing was sent. The message contains no address. */
export class RequestRefused extends Error {
  override name = 'RequestRefused';
}

export class RequestTimedOut extends Error {
  override name = 'RequestTimedOut';

  constructor(afterMs: number) {
    super(`no answer within ${afterMs / 1_000} s`);
  }
}

const words: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was broken',
  EPIPE: 'the connection was broken',
  UND_ERR_SOCKET: 'the connection was broken',
  EHOSTUNREACH: 'the address cannot be reached',
  ENETUNREACH: 'the address cannot be reached',
  ETIMEDOUT: 'the address cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'the address cannot be reached',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the answer are too large',
  EADDRNOTAVAIL: 'the address cannot be reached',
  ENOTFOUND: 'host name not found',
  ENODATA: 'the host name has no address',
  ESERVFAIL: 'the host name could not be looked up',
  EREFUSED: 'the host name could not be looked up',
  ETIMEOUT: 'the host name could not be looked up',
};

const families: readonly [RegExp, string][] = [
  [/^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_|EPROTO$)/, 'TLS failed'],
  [/^HPE_/, 'the answer is not HTTP'],
];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Explains to the person who chose the address why a request of `GuardedClient` failed, without any address
 * or part of the response.
 */
export function wordsOfFailure(error: unknown): string {
  if (error instanceof RequestRefused || error instanceof RequestTimedOut) return error.message;
  const code = codeOf(error);
  const family = families.find(([codes]) => codes.test(code))?.[1];
  if (family) return `${family} (${code})`;
  return words[code] ?? 'the request failed';
}
