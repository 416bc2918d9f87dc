import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegistryCompany } from '../provider';
import { header, registerFile, type RegisterRow, row } from './fixtures/register-file';
import { MalformedCompanies, parseCompanies } from './parse-companies';

async function all(companies: AsyncIterable<RegistryCompany>): Promise<RegistryCompany[]> {
  const found: RegistryCompany[] = [];
  for await (const company of companies) found.push(company);
  return found;
}

const parsed = async (text: string) => all(parseCompanies(await registerFile(text)));

describe('Companies House · BasicCompanyData', () => {
  it('reads a company', async () => {
    expect(await parsed(`\uFEFF${header}\r\n${row()}\r\n`)).toEqual([
      {
        legal_name: 'HARBOUR "H" LIGHTS LTD',
        registration_number: '00123456',
        jurisdiction: 'GB',
        company_status: 'Active',
        company_type: 'Private Limited Company',
        incorporation_date: '2011-02-03',
        registered_address: '4 QUAY STREET, OLD TOWN, BRISTOL, ENGLAND, BS1 4DJ',
        sic_codes: ['62012', '99999'],
        officers: [],
      },
    ]);
  });

  it.each<[string, RegisterRow, Partial<RegistryCompany>]>([
    ['a dissolved company', { DissolutionDate: '01/01/2020' }, { company_status: 'Dissolved' }],
    ['an overseas company', { CountryOfOrigin: 'GERMANY' }, { jurisdiction: 'DE' }],
    ['an origin that is not a country', { CountryOfOrigin: 'VIRGINIA' }, { jurisdiction: 'GB' }],
    ['no SIC code', { 'SICCode.SicText_1': 'None Supplied', 'SICCode.SicText_2': '' }, { sic_codes: [] }],
    ['no incorporation date', { IncorporationDate: '' }, { incorporation_date: null }],
  ])('reads %s', async (_case, changes, expected) => {
    expect(await parsed(`${header}\n${row(changes)}\n`)).toMatchObject([expected]);
  });

  it.each([
    ['an empty file', '', 1],
    ['only a header', `${header}\n`, 1],
    ['another file', 'a,b\n1,2\n', 1],
    ['a row that is too short', `${header}\n${row()}\n"A","1"\n`, 3],
    ['a quote that never closes', `${header}\n${row()}\n"A`, 3],
    ['a company without a name', `${header}\n${row()}\n${row({ CompanyName: ' ' })}\n`, 3],
    ['a company without a number', `${header}\n${row({ CompanyNumber: '' })}\n`, 2],
    [
      'a date that does not exist',
      `${header}\n${row()}\n${row()}\n${row({ IncorporationDate: '31/02/2011' })}\n`,
      4,
    ],
    ['a date in another format', `${header}\n${row({ IncorporationDate: '2011-02-03' })}\n`, 2],
    ['a NUL character', `${header}\n${row({ 'RegAddress.AddressLine1': 'A\u0000' })}\n`, 2],
  ])('refuses %s and names the line', async (_case, text, line) => {
    const error: unknown = await parsed(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MalformedCompanies);
    expect(error).toMatchObject({ file: 'BasicCompanyData.csv', line });
  });

  it('yields companies while it reads', async () => {
    const text = `${header}\n${Array.from({ length: 5_000 }, () => row()).join('\n')}\n`;
    const companies = parseCompanies(await registerFile(text));
    expect((await companies.next()).value).toMatchObject({ registration_number: '00123456' });
    await companies.return(undefined);
  });

  it('throws the error of the file system when the file is missing', async () => {
    await expect(all(parseCompanies(join(tmpdir(), 'absent', 'companies.csv')))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
