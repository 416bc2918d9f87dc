import { describe, expect, it } from 'vitest';
import { issueAccessToken } from '@/lib/domain/access/operations';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { tokenRoute } from './token-route';

/** The response to a client if issuing its token fails like this. */
async function answerTo(failure: Error) {
  const route = tokenRoute(issueAccessToken, () => Promise.reject(failure));
  const request = new Request('http://localhost:3000/oauth/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const response = await route(request);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('oauth · the token endpoint, when the service fails', () => {
  it('answers 500 with server_error, without details of the fault', async () => {
    const { status, body } = await answerTo(new Error('connect ECONNREFUSED 10.0.0.7'));
    expect([status, body.error]).toEqual([500, 'server_error']);
    expect(body.error_description).not.toContain('10.0.0.7');
  });

  it('answers 503 with temporarily_unavailable and Retry-After', async () => {
    const { status, headers, body } = await answerTo(new ServiceUnavailable());
    expect([status, body.error]).toEqual([503, 'temporarily_unavailable']);
    expect(headers.get('retry-after')).toBe('5');
  });
});
