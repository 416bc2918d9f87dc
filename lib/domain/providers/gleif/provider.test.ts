import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { gleif } from './provider';
import { answerJson, loopbackService, type LoopbackService } from '../fixtures/loopback-service';
import { madeUpCompany, madeUpRequest } from '../fixtures/subjects';
import type { Subject } from '../provider';

const idle = new AbortController().signal;

const record = (name: string, jurisdiction: string, more: object = {}) => ({
  type: 'lei-records',
  id: '5493001KJTIIGC8Y1R12',
  attributes: {
    lei: '5493001KJTIIGC8Y1R12',
    entity: {
      legalName: { name, language: 'en' },
      legalAddress: {
        addressLines: ['1209 Orange Street'],
        city: 'Wilmington',
        region: 'US-DE',
        country: 'US',
        postalCode: '19801',
      },
      registeredAt: { id: 'RA000602', other: null },
      registeredAs: '5000',
      jurisdiction,
      category: 'GENERAL',
      legalForm: { id: 'HZEH', other: null },
      status: 'ACTIVE',
      creationDate: '1999-04-13T00:00:00Z',
      ...more,
    },
    registration: { status: 'ISSUED' },
  },
});

/** Behaves as the service does: JSON:API, filtered by registration number, in pages. */
const register =
  (records: object[], perPage = 2) =>
  (url: URL, _request: IncomingMessage, response: ServerResponse) => {
    const page = Number(url.searchParams.get('page[number]') ?? 1);
    const found = url.searchParams.get('filter[entity.registeredAs]') === '5000' ? records : [];
    answerJson(response, {
      meta: {
        pagination: {
          currentPage: page,
          perPage,
          total: found.length,
          lastPage: Math.ceil(found.length / perPage) || 1,
        },
      },
      data: found.slice((page - 1) * perPage, page * perPage),
    });
  };

let service: LoopbackService | undefined;
afterEach(() => service?.[Symbol.asyncDispose]());

async function ask(answer: Parameters<typeof loopbackService>[0], changes: Partial<Subject> = {}) {
  service = await loopbackService(answer);
  const provider = gleif({ baseUrl: service.baseUrl, firstRetryMs: 5, attemptTimeoutMs: 200 });
  const subject = madeUpCompany({
    country: 'US',
    registration_number: '5000',
    name: 'Orange Works Inc',
    ...changes,
  });
  return provider.run(madeUpRequest(subject, ['COM_REGISTRY']), idle);
}

describe('gleif · company', () => {
  it('reads a record', async () => {
    const { outcomes, company } = await ask(register([record('Orange Works Inc.', 'US-DE')]));
    expect(outcomes).toMatchObject([{ result: 'Pass' }]);
    expect(company).toEqual({
      legal_name: 'Orange Works Inc.',
      registration_number: '5000',
      jurisdiction: 'US-DE',
      company_status: 'Active',
      company_type: 'ELF HZEH',
      incorporation_date: '1999-04-13',
      registered_address: '1209 Orange Street, Wilmington, US-DE, 19801, US',
      sic_codes: [],
      officers: [],
    });
  });

  it('finds the company of that name and country among those that share the number, over all pages', async () => {
    const { company } = await ask(
      register([
        record('Orange Works Inc.', 'DE'),
        record('Another Inc.', 'US-NY'),
        record('Blue Works Inc.', 'US-DE'),
        record('ORANGE WORKS INCORPORATED', 'US-DE'),
      ]),
    );
    expect(company?.legal_name).toBe('ORANGE WORKS INCORPORATED');
    expect(service?.requests).toHaveLength(2);
  });

  it('refers with a Name Mismatch when none has the name', async () => {
    const { outcomes } = await ask(register([record('Another Inc.', 'US-NY')]));
    expect(outcomes).toMatchObject([{ result: 'Refer', findings: [{ category: 'Name Mismatch' }] }]);
  });

  it.each([
    ['no record', []],
    ['records of other countries alone', [record('Orange Works Inc', 'DE')]],
  ])('refers when there is %s', async (_case, records) => {
    expect((await ask(register(records))).outcomes).toMatchObject([
      { result: 'Refer', result_data: { found: false } },
    ]);
  });

  it('fails a company that is no longer there', async () => {
    const { outcomes } = await ask(register([record('Orange Works Inc', 'US-DE', { status: 'INACTIVE' })]));
    expect(outcomes).toMatchObject([{ result: 'Fail' }]);
  });

  it('is a failure when the answer is of another shape or too long to be of use', async () => {
    const nonsense = ask((_url, _request, response) => answerJson(response, { data: 'none' }));
    await expect(nonsense).rejects.toMatchObject({ reason: 'invalid_answer' });
    await service?.[Symbol.asyncDispose]();
    const many = Array.from({ length: 6 }, () => record('Another Inc', 'US-NY'));
    await expect(ask(register(many, 1))).rejects.toMatchObject({ reason: 'invalid_answer' });
  });
});
