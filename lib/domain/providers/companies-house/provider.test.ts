import { afterEach, describe, expect, it } from 'vitest';
import {
  answerJson,
  type Handler,
  loopbackService,
  type LoopbackService,
} from '../fixtures/loopback-service';
import { madeUpCompany, madeUpRequest } from '../fixtures/subjects';
import { apiKey, companiesHouseService, profile } from './fixtures/service';
import { companiesHouse } from './provider';

const idle = new AbortController().signal;
let service: LoopbackService | undefined;
afterEach(() => service?.[Symbol.asyncDispose]());

async function ask(
  handler: Handler,
  { key = apiKey, ...changes }: { key?: string; country?: string; registration_number?: string } = {},
) {
  service = await loopbackService(handler);
  const provider = companiesHouse({
    baseUrl: service.baseUrl,
    apiKey: key,
    firstRetryMs: 5,
    attemptTimeoutMs: 200,
  });
  return provider.run(madeUpRequest(madeUpCompany(changes), ['COM_REGISTRY']), idle);
}

describe('Companies House · COM_REGISTRY', () => {
  it('returns the profile with all current directors and controllers when they span several pages', async () => {
    const { outcomes, company } = await ask(companiesHouseService, { registration_number: '123456' });
    expect(outcomes).toMatchObject([{ result: 'Pass' }]);
    expect(company).toMatchObject({
      legal_name: 'HARBOUR LIGHTS LIMITED',
      registration_number: '00123456',
      jurisdiction: 'GB',
      company_status: 'Active',
      incorporation_date: '2011-02-03',
      registered_address: '4 Quay Street, Bristol, BS1 4DJ',
      sic_codes: ['62012'],
    });
    expect(company?.officers.filter(({ role }) => role === 'Director')).toHaveLength(122);
    expect(service?.requests.filter((path) => path.includes('/officers'))).toHaveLength(2);
    expect(company?.officers.slice(0, 2)).toEqual([
      {
        type: 'Person',
        role: 'Director',
        first_name: 'Maria José',
        last_name: 'SILVA',
        nationality: 'GB',
        ownership_percentage: null,
        date_of_birth: null,
        birth_month: '1970-04',
      },
      {
        type: 'Company',
        role: 'Director',
        first_name: null,
        last_name: 'NOMINEES LIMITED',
        nationality: null,
        ownership_percentage: null,
        date_of_birth: null,
        birth_month: null,
      },
    ]);
  });

  it('returns the lower bound of the highest ownership band', async () => {
    const { company } = await ask(companiesHouseService);
    const owners = company?.officers.filter(({ role }) => role === 'UBO');
    expect(owners).toMatchObject([
      {
        type: 'Person',
        first_name: 'Pedro',
        last_name: 'Silva',
        nationality: 'PT',
        ownership_percentage: 50,
      },
      { type: 'Company', first_name: null, last_name: 'Silva Holdings Ltd', ownership_percentage: 25 },
    ]);
  });

  it('refers a number that the register does not have', async () => {
    const { outcomes } = await ask(companiesHouseService, { registration_number: '09999999' });
    expect(outcomes).toMatchObject([{ result: 'Refer', result_data: { found: false } }]);
  });

  it('returns no officers for a company that has none', async () => {
    const { company } = await ask((url, _request, response) =>
      url.pathname === '/company/00123456' ? answerJson(response, profile) : answerJson(response, {}, 404),
    );
    expect(company?.officers).toEqual([]);
  });

  it('escapes a number that looks like a path', async () => {
    await ask(companiesHouseService, { registration_number: '../search?q=a' });
    expect(service?.requests).toEqual(['/company/..%2FSEARCH%3FQ%3DA']);
  });
});

describe('Companies House · failures', () => {
  it('retries after a 429', async () => {
    const { outcomes } = await ask((url, request, response) => {
      if (service?.requests.length === 1) response.writeHead(429, { 'retry-after': '0' }).end();
      else companiesHouseService(url, request, response);
    });
    expect(outcomes).toMatchObject([{ result: 'Pass' }]);
  });

  it.each<[string, Handler, object]>([
    [
      'fails with a 500',
      (_url, _request, response) => answerJson(response, {}, 500),
      { reason: 'unavailable', retryable: true },
    ],
    ['does not answer in time', () => undefined, { reason: 'timeout', retryable: true }],
    [
      'answers with malformed JSON',
      (_url, _request, response) => response.end('<html>'),
      { reason: 'invalid_answer', retryable: false },
    ],
    [
      'answers with an unexpected shape',
      (_url, _request, response) => answerJson(response, { items: 1 }),
      { reason: 'invalid_answer' },
    ],
  ])('throws ProviderFailed when the service %s', async (_case, handler, failure) => {
    await expect(ask(handler)).rejects.toMatchObject({
      name: 'ProviderFailed',
      provider: 'Companies House',
      ...failure,
    });
  });

  it('throws ProviderFailed when only the list of officers fails', async () => {
    const answer = ask((url, request, response) => {
      if (url.pathname.endsWith('/officers')) answerJson(response, {}, 503);
      else companiesHouseService(url, request, response);
    });
    await expect(answer).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('throws a refusal that does not contain the key when the key is wrong', async () => {
    const error: unknown = await ask(companiesHouseService, { key: 'wrong-key' }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ reason: 'refused', retryable: false });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('wrong-key');
  });
});
