import { describe, expect, it } from 'vitest';
import { signedHeaders } from './signature';

const body = Buffer.from('{"test": 2432232314}');
const at = new Date(1_614_265_330_000);
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('webhooks · signature', () => {
  it('matches the example of Standard Webhooks', () => {
    const headers = signedHeaders({ eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body, secrets: [secret], at });
    expect(headers).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('of the service is the hex digest of the body, keyed with the whole secret', () => {
    const signed = { eventId: 'evt_1', body: Buffer.from('{"a":1}'), at };
    // printf '{"a":1}' | openssl dgst -sha256 -hmac whsec_c2VjcmV0
    expect(signedHeaders({ ...signed, secrets: ['whsec_c2VjcmV0'] })['x-service-signature']).toBe(
      'sha256=28fdc14c87a73d987934817247894b8ad07ef650fe85604f8aa9c9dec32c936d',
    );
  });

  it('uses the old secret only in the Standard Webhooks header', () => {
    const signed = { eventId: 'evt_1', body, at };
    const [now, before] = [secret, 'whsec_b2xkIHNlY3JldA=='].map((each) =>
      signedHeaders({ ...signed, secrets: [each] }),
    );
    const both = signedHeaders({ ...signed, secrets: [secret, 'whsec_b2xkIHNlY3JldA=='] });
    expect(both['x-service-signature']).toBe(now?.['x-service-signature']);
    expect(both['webhook-signature']).toBe(`${now?.['webhook-signature']} ${before?.['webhook-signature']}`);
  });
});
