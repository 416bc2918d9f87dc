import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { companiesHouse } from './provider';
import { answerJson, loopbackService, type LoopbackService } from '../fixtures/loopback-service';
import { madeUpCompany, madeUpRequest } from '../fixtures/subjects';

const idle = new AbortController().signal;
const key = 'not-a-real-key';

const profile = {
  company_name: 'HARBOUR LIGHTS LIMITED',
  company_number: '00123456',
  company_status: 'active',
  type: 'ltd',
  date_of_creation: '2011-02-03',
  registered_office_address: { address_line_1: '4 Quay Street', locality: 'Bristol', postal_code: 'BS1 4DJ' },
  sic_codes: ['62012'],
  jurisdiction: 'england-wales',
};
const director = (name: string, more: object = {}) => ({
  name,
  officer_role: 'director',
  appointed_on: '2012-01-01',
  nationality: 'British',
  date_of_birth: { month: 4, year: 1970 },
  ...more,
});
const officers: object[] = [
  director('SILVA, Maria José'),
  director('GONE, Long', { resigned_on: '2015-01-01' }),
  { name: 'PAPERS, Ann', officer_role: 'secretary' },
  { name: 'NOMINEES LIMITED', officer_role: 'corporate-director' },
  ...Array.from({ length: 120 }, (_, index) => director(`MANY, Number${index}`)),
];
const pscs = [
  {
    kind: 'individual-person-with-significant-control',
    name: 'Mr Pedro Silva',
    name_elements: { title: 'Mr', forename: 'Pedro', surname: 'Silva' },
    nationality: 'Portuguese',
    date_of_birth: { month: 11, year: 1961 },
    natures_of_control: ['voting-rights-75-to-100-percent', 'ownership-of-shares-50-to-75-percent'],
  },
  {
    kind: 'corporate-entity-person-with-significant-control',
    name: 'Silva Holdings Ltd',
    natures_of_control: ['ownership-of-shares-25-to-50-percent-as-trust'],
  },
  { kind: 'individual-person-with-significant-control', name: 'Mr Past Owner', ceased_on: '2019-05-05' },
  {
    kind: 'super-secure-person-with-significant-control',
    description: 'super-secure-persons-with-significant-control',
  },
];

/** Behaves as the service does: HTTP Basic with the key as user name, pages, and 404 for what it does not hold. */
function companiesHouseService(url: URL, request: IncomingMessage, response: ServerResponse): void {
  const expected = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  if (request.headers.authorization !== expected)
    return answerJson(response, { error: 'Invalid Authorization' }, 401);
  const lists: Record<string, object[]> = {
    '/company/00123456/officers': officers,
    '/company/00123456/persons-with-significant-control': pscs,
  };
  const items = lists[url.pathname];
  if (url.pathname === '/company/00123456') return answerJson(response, profile);
  if (!items) return answerJson(response, { errors: [{ error: 'company-profile-not-found' }] }, 404);
  const start = Number(url.searchParams.get('start_index'));
  const perPage = Math.min(100, Number(url.searchParams.get('items_per_page')));
  answerJson(response, {
    items: items.slice(start, start + perPage),
    total_results: items.length,
    start_index: start,
  });
}

let service: LoopbackService | undefined;
afterEach(() => service?.[Symbol.asyncDispose]());

async function ask(
  answer: Parameters<typeof loopbackService>[0],
  { apiKey = key, ...changes }: { apiKey?: string; country?: string; registration_number?: string } = {},
) {
  service = await loopbackService(answer);
  const provider = companiesHouse({
    baseUrl: service.baseUrl,
    apiKey,
    firstRetryMs: 5,
    attemptTimeoutMs: 200,
  });
  return provider.run(madeUpRequest(madeUpCompany(changes), ['COM_REGISTRY']), idle);
}

describe('companies house · company', () => {
  it('reads profile, directors and controllers in force, over all pages', async () => {
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

  it('takes the lower bound of an ownership band', async () => {
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

  it('refers a number that the register does not hold', async () => {
    const { outcomes } = await ask(companiesHouseService, { registration_number: '09999999' });
    expect(outcomes).toMatchObject([{ result: 'Refer', result_data: { found: false } }]);
  });

  it('takes a company without officers or controllers', async () => {
    const { company } = await ask((url, _request, response) =>
      url.pathname === '/company/00123456' ? answerJson(response, profile) : answerJson(response, {}, 404),
    );
    expect(company?.officers).toEqual([]);
  });

  it('cannot be led to another path by the number', async () => {
    await ask(companiesHouseService, { registration_number: '../search?q=a' });
    expect(service?.requests).toEqual(['/company/..%2FSEARCH%3FQ%3DA']);
  });
});

describe('companies house · failure', () => {
  it('recovers from a rate limit', async () => {
    const { outcomes } = await ask((url, request, response) => {
      if (service?.requests.length === 1) response.writeHead(429, { 'retry-after': '0' }).end();
      else companiesHouseService(url, request, response);
    });
    expect(outcomes).toMatchObject([{ result: 'Pass' }]);
  });

  it.each<[string, Parameters<typeof loopbackService>[0], object]>([
    [
      '500',
      (_url, _request, response) => answerJson(response, {}, 500),
      { reason: 'unavailable', retryable: true },
    ],
    ['slow', () => undefined, { reason: 'timeout', retryable: true }],
    [
      'malformed',
      (_url, _request, response) => response.end('<html>'),
      { reason: 'invalid_answer', retryable: false },
    ],
    [
      'of another shape',
      (_url, _request, response) => answerJson(response, { items: 1 }),
      { reason: 'invalid_answer' },
    ],
  ])('is a failure when the service is %s', async (_case, answer, failure) => {
    await expect(ask(answer)).rejects.toMatchObject({
      name: 'ProviderFailed',
      provider: 'Companies House',
      ...failure,
    });
  });

  it('is a failure when only the list of officers cannot be read', async () => {
    const answer = ask((url, request, response) => {
      if (url.pathname.endsWith('/officers')) answerJson(response, {}, 503);
      else companiesHouseService(url, request, response);
    });
    await expect(answer).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('is a refusal, without the key in it, when the key is wrong', async () => {
    const error: unknown = await ask(companiesHouseService, { apiKey: 'wrong-key' }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ reason: 'refused', retryable: false });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('wrong-key');
  });
});
