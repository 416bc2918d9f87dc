import { afterEach, describe, expect, it, vi } from 'vitest';
import { getAlert, listAlerts } from '@/lib/domain/alerts/operations';
import { noContent } from '@/lib/domain/answer';
import { operation } from '@/lib/domain/operation';
import { ApiProblem, call } from './client';

const removeAlert = operation({ ...getAlert, id: 'alerts.remove', method: 'DELETE', answer: noContent });
const params = { alert_token: 'alt_1/2' };

function answerWith(status: number, body: object | null) {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    body ? Response.json(body, { status }) : new Response(null, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('client', () => {
  it('returns the data of a resource', async () => {
    const fetched = answerWith(200, { data: { token: 'alt_1' }, meta: {} });
    expect(await call(getAlert, { params })).toEqual({ token: 'alt_1' });
    expect(fetched.mock.calls[0]?.[0]).toBe('/v1/alerts/alt_1%2F2');
  });

  it('returns data and meta of a list', async () => {
    const fetched = answerWith(200, { data: [], meta: { total: 0 } });
    const query = { status: 'Open', priority: undefined, limit: 5 } as const;
    expect(await call(listAlerts, { query })).toEqual({ data: [], meta: { total: 0 } });
    expect(fetched.mock.calls[0]?.[0]).toBe('/v1/alerts?status=Open&limit=5');
  });

  it('returns nothing for 204', async () => {
    answerWith(204, null);
    expect(await call(removeAlert, { params })).toBeUndefined();
  });

  it('throws an error answer as ApiProblem', async () => {
    const error = { code: 'INVALID_STATE', message: 'Not now.', request_id: 'req_1' };
    answerWith(409, { error });
    const problem = await call(getAlert, { params }).catch((thrown: unknown) => thrown);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ status: 409, code: 'INVALID_STATE', message: 'Not now.' });
  });
});
