import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MalformedCompanies, parseCompanies } from '../companies-house/parse-companies';
import { importCompanies } from './import-companies';
import { findRegistryCompany } from './store';

const header = [
  'CompanyName',
  'CompanyNumber',
  'RegAddress.CareOf',
  'RegAddress.POBox',
  'RegAddress.AddressLine1',
  'RegAddress.AddressLine2',
  'RegAddress.PostTown',
  'RegAddress.County',
  'RegAddress.Country',
  'RegAddress.PostCode',
  'CompanyCategory',
  'CompanyStatus',
  'CountryOfOrigin',
  'DissolutionDate',
  'IncorporationDate',
  'SICCode.SicText_1',
  'SICCode.SicText_2',
  'SICCode.SicText_3',
  'SICCode.SicText_4',
];

function row(name: string, number: string): string {
  const given: Record<string, string> = {
    CompanyName: name,
    CompanyNumber: number,
    'RegAddress.AddressLine1': '1 Mill Lane',
    CompanyCategory: 'Private Limited Company',
    CompanyStatus: 'Active',
    CountryOfOrigin: 'United Kingdom',
    IncorporationDate: '04/07/2011',
    'SICCode.SicText_1': '16230 - Manufacture of other builders carpentry and joinery',
  };
  return header.map((column) => `"${given[column] ?? ''}"`).join(',');
}

async function registerFile(rows: string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'register-')), 'companies.csv');
  await writeFile(file, `${[header.join(','), ...rows].join('\n')}\n`);
  return file;
}

describe('providers · importCompanies', () => {
  it('fills the table that the registry check looks up', async () => {
    const file = await registerFile([row('LARKSPUR JOINERY LTD', '11223344')]);
    expect(await importCompanies('GB', 'a register', parseCompanies(file))).toBe(1);
    expect(await findRegistryCompany('GB', '11223344')).toMatchObject({
      legal_name: 'LARKSPUR JOINERY LTD',
      company_status: 'Active',
      sic_codes: ['16230'],
    });
  });

  it('replaces a company that it knows', async () => {
    await importCompanies(
      'GB',
      'a register',
      parseCompanies(await registerFile([row('OLD NAME LTD', '20000001')])),
    );
    await importCompanies(
      'GB',
      'a register',
      parseCompanies(await registerFile([row('NEW NAME LTD', '20000001')])),
    );
    expect((await findRegistryCompany('GB', '20000001'))?.legal_name).toBe('NEW NAME LTD');
  });

  it('keeps nothing of a file with a broken row', async () => {
    const file = await registerFile([row('GOOD LTD', '30000001'), '"too","short"']);
    await expect(importCompanies('GB', 'a register', parseCompanies(file))).rejects.toThrow(
      MalformedCompanies,
    );
    expect(await findRegistryCompany('GB', '30000001')).toBeNull();
  });
});
