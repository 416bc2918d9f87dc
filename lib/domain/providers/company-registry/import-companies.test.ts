import { describe, expect, it } from 'vitest';
import { header, registerFile, type RegisterRow, row } from '../companies-house/fixtures/register-file';
import { MalformedCompanies, parseCompanies } from '../companies-house/parse-companies';
import { importCompanies } from './import-companies';
import { findRegistryCompany } from './store';

const importRows = async (...rows: string[]) => {
  const file = await registerFile(`${[header, ...rows].join('\n')}\n`);
  return importCompanies('GB', 'a register', parseCompanies(file));
};

describe('company registry · importCompanies', () => {
  it('fills the table that the registry check reads', async () => {
    const larkspur: RegisterRow = {
      CompanyName: 'LARKSPUR JOINERY LTD',
      CompanyNumber: '11223344',
      'SICCode.SicText_1': '16230 - Manufacture of other builders carpentry and joinery',
      'SICCode.SicText_2': '',
    };
    expect(await importRows(row(larkspur))).toBe(1);
    expect(await findRegistryCompany('GB', '11223344')).toMatchObject({
      legal_name: 'LARKSPUR JOINERY LTD',
      company_status: 'Active',
      sic_codes: ['16230'],
    });
  });

  it('replaces a company that is already there', async () => {
    await importRows(row({ CompanyName: 'OLD NAME LTD', CompanyNumber: '20000001' }));
    await importRows(row({ CompanyName: 'NEW NAME LTD', CompanyNumber: '20000001' }));
    expect((await findRegistryCompany('GB', '20000001'))?.legal_name).toBe('NEW NAME LTD');
  });

  it('imports nothing when a row is malformed', async () => {
    const good = row({ CompanyName: 'GOOD LTD', CompanyNumber: '30000001' });
    await expect(importRows(good, '"too","short"')).rejects.toThrow(MalformedCompanies);
    expect(await findRegistryCompany('GB', '30000001')).toBeNull();
  });
});
