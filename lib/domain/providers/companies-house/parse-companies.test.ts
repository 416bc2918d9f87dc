import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MalformedCompanies, parseCompanies } from './parse-companies';
import type { RegistryCompany } from '../provider';

/** As the register writes it, leading spaces included. */
// prettier-ignore
const header =
  'CompanyName, CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2,RegAddress.PostTown,RegAddress.County,RegAddress.Country,RegAddress.PostCode,CompanyCategory,CompanyStatus,CountryOfOrigin,DissolutionDate,IncorporationDate,SICCode.SicText_1,SICCode.SicText_2,SICCode.SicText_3,SICCode.SicText_4,URI';
// prettier-ignore
const fields = [
  'HARBOUR "H" LIGHTS LTD', '00123456', '', '', '4 QUAY STREET', 'OLD TOWN', 'BRISTOL', '', 'ENGLAND', 'BS1 4DJ',
  'Private Limited Company', 'Active', 'United Kingdom', '', '03/02/2011',
  '62012 - Business and domestic software development', '99999 - Dormant Company', '', '', 'http://example.test/1',
];

const row = (changes: Record<number, string> = {}) =>
  fields.map((field, column) => `"${(changes[column] ?? field).replaceAll('"', '""')}"`).join(',');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'companies-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function all(companies: AsyncIterable<RegistryCompany>): Promise<RegistryCompany[]> {
  const found: RegistryCompany[] = [];
  for await (const company of companies) found.push(company);
  return found;
}

async function parsed(text: string): Promise<RegistryCompany[]> {
  const path = join(folder, 'BasicCompanyData.csv');
  await writeFile(path, text);
  return all(parseCompanies(path));
}

describe('company registry · BasicCompanyData', () => {
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

  it.each<[string, Record<number, string>, Partial<RegistryCompany>]>([
    ['a dissolved company', { 13: '01/01/2020' }, { company_status: 'Dissolved' }],
    ['an overseas company', { 12: 'GERMANY' }, { jurisdiction: 'DE' }],
    ['an origin that is no country', { 12: 'VIRGINIA' }, { jurisdiction: 'GB' }],
    ['no SIC code', { 15: 'None Supplied', 16: '' }, { sic_codes: [] }],
    ['no incorporation date', { 14: '' }, { incorporation_date: null }],
  ])('reads %s', async (_case, changes, expected) => {
    expect(await parsed(`${header}\n${row(changes)}\n`)).toMatchObject([expected]);
  });

  it.each([
    ['an empty file', '', 1],
    ['a header alone', `${header}\n`, 1],
    ['another file', 'a,b\n1,2\n', 1],
    ['a row that is too short', `${header}\n${row()}\n"A","1"\n`, 3],
    ['a quote that never closes', `${header}\n${row()}\n"A`, 3],
    ['a company without a name', `${header}\n${row()}\n${row({ 0: ' ' })}\n`, 3],
    ['a company without a number', `${header}\n${row({ 1: '' })}\n`, 2],
    ['a date that does not exist', `${header}\n${row()}\n${row()}\n${row({ 14: '31/02/2011' })}\n`, 4],
    ['a date of another form', `${header}\n${row({ 14: '2011-02-03' })}\n`, 2],
    ['a NUL character', `${header}\n${row({ 4: 'A\u0000' })}\n`, 2],
  ])('refuses %s, naming the line', async (_case, text, line) => {
    const error: unknown = await parsed(text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MalformedCompanies);
    expect(error).toMatchObject({ file: 'BasicCompanyData.csv', line });
  });

  it('hands out companies while it reads', async () => {
    const path = join(folder, 'large.csv');
    await writeFile(path, `${header}\n${Array.from({ length: 5_000 }, () => row()).join('\n')}\n`);
    const companies = parseCompanies(path);
    expect((await companies.next()).value).toMatchObject({ registration_number: '00123456' });
    await companies.return(undefined);
  });

  it('throws what the file system says about a missing file', async () => {
    await expect(all(parseCompanies(join(folder, 'absent.csv')))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
