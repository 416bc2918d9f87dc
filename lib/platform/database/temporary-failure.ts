/** Seconds until a retry may succeed. */
const soon = 1;
const later = 5;

/** By SQLSTATE, its prefix, or the code of Prisma or a socket. The first match counts. */
const retryAfterByCode: readonly [beginning: string, seconds: number][] = [
  ['40001', soon], // serialization failure
  ['40P01', soon], // deadlock
  ['55P03', soon], // lock not available
  ['25P03', soon], // idle in transaction
  ['25P04', soon], // transaction took too long
  ['P2034', soon], // Prisma's code for 40001 and 40P01
  ['P2028', soon], // no connection, or no end of the transaction, in time
  ['08', later], // connection
  ['53', later], // resources: disk, memory, connections
  ['57P0', later], // shutting down, starting, cut off
  ['57014', later], // the statement took too long
  ['58030', later], // I/O error
  ['25006', later], // read only, as a standby is
  ['P1001', later],
  ['P1002', later],
  ['P1008', later],
  ['P1017', later],
  ['P2024', later],
  ['P2037', later],
  ['ECONN', later],
  ['ETIMEDOUT', later],
  ['EPIPE', later],
  ['EHOSTUNREACH', later],
  ['ENETUNREACH', later],
  ['ENOTFOUND', later],
  ['EAI_AGAIN', later],
  // Messages of Prisma's adapter, which replace the socket's code.
  ['ConnectionClosed', later],
  ['DatabaseNotReachable', later],
  ['SocketTimeout', later],
];

/** `pg` gives no code if a connection broke or was not available; Prisma gives none, or an unspecific one. */
const messages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'is not queryable',
  'Server has closed the connection',
];

/** Where an error keeps another one: causes, the attempts of a connection, and Prisma's adapter. */
const hidingPlaces = ['cause', 'errors', 'meta', 'driverAdapterError'] as const;
const codeFields = ['code', 'originalCode', 'kind'] as const;

const maxDepth = 8;

function* hidden(error: unknown, depth = 0): Generator<object> {
  if (typeof error !== 'object' || error === null || depth > maxDepth) return;
  yield error;
  const within = Array.isArray(error) ? error : hidingPlaces.map((place) => Reflect.get(error, place));
  for (const inner of within) yield* hidden(inner, depth + 1);
}

function codesOf(error: object): string[] {
  return codeFields
    .map((field): unknown => Reflect.get(error, field))
    .filter((code): code is string => typeof code === 'string');
}

export interface TemporaryFailure {
  code: string;
  retryAfterSeconds: number;
}

function byCode(code: string): TemporaryFailure | null {
  const found = retryAfterByCode.find(([beginning]) => code.startsWith(beginning));
  return found ? { code, retryAfterSeconds: found[1] } : null;
}

function byMessage(error: object): TemporaryFailure | null {
  if (!(error instanceof Error)) return null;
  const found = messages.find((message) => error.message.includes(message));
  return found ? { code: found, retryAfterSeconds: later } : null;
}

/** Null if a retry would fail in the same way. */
export function temporaryFailure(error: unknown): TemporaryFailure | null {
  for (const part of hidden(error)) {
    for (const code of codesOf(part)) {
      const failure = byCode(code);
      if (failure) return failure;
    }
    const failure = byMessage(part);
    if (failure) return failure;
  }
  return null;
}
