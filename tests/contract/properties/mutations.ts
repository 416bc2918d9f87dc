import fc from 'fast-check';
import { inAddress } from './address-mutations';
import { inBody } from './body-mutations';
import { hostileHeader } from './hostile-values';
import type { KnownValues } from './known-values';
import type { Change, Sent } from './requests';

const withHeader =
  ([name, text]: readonly [string, string]): Change =>
  (sent) => ({
    ...sent,
    headers: { ...sent.headers, [name]: text },
  });

const headerNames = fc.constantFrom(
  'Idempotency-Key',
  'X-SYNC-TIMEOUT',
  'X-Request-Id',
  'X-API-KEY',
  'Authorization',
  'Cookie',
  'Accept',
  'Accept-Encoding',
  'Content-Encoding',
  'If-None-Match',
  'Origin',
  'Range',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
);

/** One key for many requests: after the first, the others are refused or get the first answer. */
const usedKey = fc
  .constantFrom('used-key-1', 'used-key-2')
  .map((key) => withHeader(['Idempotency-Key', key]));

const inHeaders: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(headerNames, hostileHeader).map(withHeader) },
  { weight: 1, arbitrary: usedKey },
);

const hasBody = ({ method }: Sent) => method !== 'GET';

/** Requests with one to three faults, or none that matters. */
export function mutated(valid: fc.Arbitrary<Sent>, known: KnownValues): fc.Arbitrary<Sent> {
  const change = fc.oneof(
    { weight: 4, arbitrary: inBody },
    { weight: 3, arbitrary: inAddress(known) },
    { weight: 2, arbitrary: inHeaders },
  );
  return fc.tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 })).map(([sent, changes]) => {
    const changed = changes.reduce((before, apply) => apply(before), sent);
    return hasBody(sent) ? changed : { ...changed, body: undefined };
  });
}
