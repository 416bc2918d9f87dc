import type { CountryRiskTable, FatfStatus } from '@/lib/domain/policies/risk-model';

export function countryRisk(code: string, table: CountryRiskTable): { risk: number; fatf: FatfStatus } {
  const fatf = table.fatf[code] ?? 'none';
  return { risk: Math.max(table.base[code] ?? table.unknown, table.fatf_minimum[fatf]), fatf };
}
