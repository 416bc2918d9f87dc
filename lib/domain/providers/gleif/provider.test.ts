import { afterEach, describe, expect, it } from 'vitest';
import {
  answerJson,
  type Handler,
  loopbackService,
  type LoopbackService,
} from '../fixtures/loopback-service';
import { madeUpCompany, madeUpRequest } from '../fixtures/subjects';
import type { Subject } from '../provider';
import { gleifService, leiRecord } from './fixtures/service';
import { gleif } from './provider';

const idle = new AbortController().signal;

let service: LoopbackService | undefined;
afterEach(() => service?.[Symbol.asyncDispose]());

async function ask(handler: Handler, changes: Partial<Subject> = {}) {
  service = await loopbackService(handler);
  const provider = gleif({ baseUrl: service.baseUrl, firstRetryMs: 5, attemptTimeoutMs: 200 });
  const subject = madeUpCompany({
    country: 'US',
    registration_number: '5000',
    name: 'Orange Works Inc',
    ...changes,
  });
  return provider.run(madeUpRequest(subject, ['COM_REGISTRY']), idle);
}

describe('GLEIF · COM_REGISTRY', () => {
  it('returns the company of a record', async () => {
    const { outcomes, company } = await ask(gleifService([leiRecord('Orange Works Inc.', 'US-DE')]));
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

  it('selects by name and country when several companies on several pages share the number', async () => {
    const { company } = await ask(
      gleifService([
        leiRecord('Orange Works Inc.', 'DE'),
        leiRecord('Another Inc.', 'US-NY'),
        leiRecord('Blue Works Inc.', 'US-DE'),
        leiRecord('ORANGE WORKS INCORPORATED', 'US-DE'),
      ]),
    );
    expect(company?.legal_name).toBe('ORANGE WORKS INCORPORATED');
    expect(service?.requests).toHaveLength(2);
  });

  it('refers with a Name Mismatch when no record has the name', async () => {
    const { outcomes } = await ask(gleifService([leiRecord('Another Inc.', 'US-NY')]));
    expect(outcomes).toMatchObject([{ result: 'Refer', findings: [{ category: 'Name Mismatch' }] }]);
  });

  it.each([
    ['no record', []],
    ['only a record of another country', [leiRecord('Orange Works Inc', 'DE')]],
  ])('refers when there is %s', async (_case, records) => {
    expect((await ask(gleifService(records))).outcomes).toMatchObject([
      { result: 'Refer', result_data: { found: false } },
    ]);
  });

  it('fails an inactive company', async () => {
    const { outcomes } = await ask(
      gleifService([leiRecord('Orange Works Inc', 'US-DE', { status: 'INACTIVE' })]),
    );
    expect(outcomes).toMatchObject([{ result: 'Fail' }]);
  });

  it('throws ProviderFailed when the answer has an unexpected shape', async () => {
    const answer = ask((_url, _request, response) => answerJson(response, { data: 'none' }));
    await expect(answer).rejects.toMatchObject({ reason: 'invalid_answer' });
  });

  it('throws ProviderFailed when too many pages share the number', async () => {
    const many = Array.from({ length: 6 }, () => leiRecord('Another Inc', 'US-NY'));
    await expect(ask(gleifService(many, 1))).rejects.toMatchObject({ reason: 'invalid_answer' });
  });
});
