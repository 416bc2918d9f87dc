import { describe, expect, it } from 'vitest';
import { HttpFailed } from '@/lib/platform/outbound/http-failure';
import { madeUpCompany, madeUpRequest } from '../fixtures/subjects';
import { ProviderFailed, type RegistryCompany, type Subject } from '../provider';
import { companyRegistry } from './provider';

const idle = new AbortController().signal;
const record: RegistryCompany = {
  legal_name: 'HARBOUR LIGHTS LIMITED',
  registration_number: '00123456',
  jurisdiction: 'GB',
  company_status: 'Active',
  company_type: 'Private Limited Company',
  incorporation_date: '2011-02-03',
  registered_address: '4 Quay Street, Bristol, BS1 4DJ',
  sic_codes: ['62012'],
  officers: [],
};

async function ask(company: RegistryCompany, changes: Partial<Subject> = {}) {
  const registry = companyRegistry('Probity Registry', async (country, number) =>
    country === 'GB' && number === company.registration_number ? company : null,
  );
  const answer = await registry.run(madeUpRequest(madeUpCompany(changes), ['COM_REGISTRY']), idle);
  return { outcome: answer.outcomes[0], company: answer.company };
}

describe('company registry · COM_REGISTRY', () => {
  it('passes a company that is registered as submitted', async () => {
    const { outcome, company } = await ask(record);
    expect(company).toEqual(record);
    expect(outcome).toMatchObject({ type_code: 'COM_REGISTRY', result: 'Pass', findings: [] });
    expect(outcome?.result_data).toMatchObject({ verified: true, found: true, reasons: [] });
  });

  it.each([
    ['HARBOUR LIGHTS', 'Pass'],
    ['Harbour-Lights Ltd.', 'Pass'],
    ['Hárbour Lights Limited', 'Pass'],
    ['Harbour Lights plc', 'Refer'],
    ['Harbour Lights Holdings Ltd', 'Refer'],
    ['Harbor View Ltd', 'Refer'],
  ])('when submitted as "%s": %s', async (name, result) => {
    const { outcome } = await ask(record, { name });
    expect(outcome?.result).toBe(result);
    expect(outcome?.findings.map(({ type, category }) => [type, category])).toEqual(
      result === 'Refer' ? [['Company', 'Name Mismatch']] : [],
    );
  });

  it.each([
    ['Active', 'Pass'],
    ['Registered', 'Pass'],
    ['Dissolved', 'Fail'],
    ['Struck Off', 'Fail'],
    ['Inactive', 'Fail'],
    ['Converted closed', 'Fail'],
    ['Liquidation', 'Refer'],
    ['Active - Proposal to Strike off', 'Refer'],
    ['Unknown', 'Refer'],
  ])('when the status is %s: %s', async (company_status, result) => {
    expect((await ask({ ...record, company_status })).outcome?.result).toBe(result);
  });

  it('refers a company of another jurisdiction, and accepts a subdivision of the country', async () => {
    expect((await ask({ ...record, jurisdiction: 'JE' })).outcome?.result).toBe('Refer');
    expect((await ask({ ...record, jurisdiction: 'GB-SCT' })).outcome?.result).toBe('Pass');
  });

  it.each([
    [
      'an unknown number',
      { registration_number: '99999999' },
      'belongs to no company in GB (Probity Registry)',
    ],
    ['no number', { registration_number: null }, 'No registration number was given'],
  ])('refers %s and gives the reason', async (_case, changes, reason) => {
    const { outcome, company } = await ask(record, changes);
    expect(company).toBeUndefined();
    expect(outcome).toMatchObject({ result: 'Refer', result_data: { verified: false, found: false } });
    expect(String(outcome?.result_data.reasons)).toContain(reason);
  });

  it.each<[string, Partial<RegistryCompany>, Partial<Subject>, string, object]>([
    [
      'another name',
      {},
      { name: 'Harbor View Ltd' },
      'name',
      { given: 'Harbor View Ltd', found: 'HARBOUR LIGHTS LIMITED' },
    ],
    ['another country', { jurisdiction: 'JE' }, {}, 'country', { given: 'GB', found: 'JE' }],
    ['an ended status', { company_status: 'Dissolved' }, {}, 'status', { given: null, found: 'Dissolved' }],
    [
      'an open status',
      { company_status: 'Liquidation' },
      {},
      'status',
      { given: null, found: 'Liquidation' },
    ],
    [
      'an unknown number',
      {},
      { registration_number: '99999999' },
      'not_found',
      { given: '99999999', found: 'No company' },
    ],
    ['no number', {}, { registration_number: null }, 'no_number', { given: null, found: null }],
  ])('raises an alert with its evidence for %s', async (_, company, subject, cause, evidence) => {
    const { outcome } = await ask({ ...record, ...company }, subject);
    expect(outcome?.findings).toMatchObject([
      { type: 'Company', category: 'Name Mismatch', cause, evidence },
    ]);
    expect(outcome?.result_data.reasons).toEqual(outcome?.findings.map(({ summary }) => summary));
  });

  it.each(['123456', ' 00123456 '])('finds the number written as "%s"', async (registration_number) => {
    expect((await ask(record, { registration_number })).outcome?.result).toBe('Pass');
  });

  it('throws ProviderFailed when the source fails', async () => {
    const registry = companyRegistry('Register', async () => {
      throw new HttpFailed('Register', 'timeout', 'no answer in 5 ms');
    });
    const answer = registry.run(madeUpRequest(madeUpCompany(), ['COM_REGISTRY']), idle);
    await expect(answer).rejects.toBeInstanceOf(ProviderFailed);
    await expect(answer).rejects.toMatchObject({ reason: 'timeout', retryable: true });
  });
});
