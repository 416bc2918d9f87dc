import type { Band, Dimension, FatfStatus, RiskModel } from '@/lib/domain/policies/risk-model';
import { capitalised } from '@/lib/domain/wording';
import { countryRisk } from './country-risk';
import { fatfNames } from './names';
import type { RiskFacts } from './schema';

/** The contribution of one fact to its dimension's score (API §4.4). */
export interface RiskFactor {
  name: string;
  value: string;
  score_contribution: number;
}

const factor = (name: string, value: string, score_contribution: number): RiskFactor => ({
  name,
  value,
  score_contribution,
});

export const factorsOf: Record<Dimension, (facts: RiskFacts, model: RiskModel) => RiskFactor[]> = {
  customer: (facts, { customer: points }) => {
    const entityType = isOpaque(facts, points.opaque_company_types) ? 'Opaque company' : facts.entity_type;
    return [
      factor('Entity type', entityType, points.entity_type[entityType]),
      factor('PEP status', ...hit(facts.pep, points.pep, points.unknown_share)),
      sanctionsFactor(facts, points),
      factor('Adverse media', ...hit(facts.adverse_media, points.adverse_media, points.unknown_share)),
    ];
  },

  geographic: (facts, { geographic: points }) => {
    const riskiest = riskiestOf(countriesInvolved(facts), points.countries);
    const seat = riskiestOf(placesOfEstablishment(facts).slice(0, 1), points.countries);
    const fatf = worstFatf(countriesInvolved(facts), points.countries);
    return [
      factor('Country risk', riskiest.value, riskiest.risk * points.country_risk),
      factor('FATF status', fatfNames[fatf], points.fatf[fatf]),
      factor('Jurisdiction', seat.value, seat.risk * points.jurisdiction),
    ];
  },

  product_service: (facts, { product_service: points }) => [
    complexityFactor(facts, points),
    factor('Regulatory exposure', ...exposure(facts, points)),
  ],

  transaction: (facts, { transaction: points }) => [
    factor('Volume', ...size(facts, facts.annual_revenue, points.volume)),
    factor('Frequency', ...size(facts, facts.employee_count, points.frequency)),
    unusualPatternsFactor(facts, points),
  ],
};

/** Country of residence or registration; nationalities do not count. */
export function placesOfEstablishment(facts: RiskFacts): string[] {
  return [facts.registered_jurisdiction, facts.country]
    .filter((code) => code !== null)
    .map((code) => code.slice(0, 2));
}

export function worstFatf(codes: readonly string[], table: RiskModel['geographic']['countries']): FatfStatus {
  const found = new Set(codes.map((code) => countryRisk(code, table).fatf));
  if (found.has('call_for_action')) return 'call_for_action';
  return found.has('increased_monitoring') ? 'increased_monitoring' : 'none';
}

function countriesInvolved(facts: RiskFacts): string[] {
  return [...placesOfEstablishment(facts), ...facts.nationalities];
}

/** Without any country, the table's risk for unknown countries: missing data must not lower the score. */
function riskiestOf(codes: readonly string[], table: RiskModel['geographic']['countries']) {
  const rated = codes.map((code) => ({ value: code, risk: countryRisk(code, table).risk }));
  const [first, ...others] = rated.length > 0 ? rated : [{ value: 'Not known', risk: table.unknown }];
  return others.reduce((highest, next) => (next.risk > highest.risk ? next : highest), first!); // never empty
}

function hit(finding: RiskFacts['pep'], points: number, unknownShare: number): [string, number] {
  if (finding === 'unknown') return ['Not screened', points * unknownShare];
  return finding === 'match' ? ['Match', points] : ['No match', 0];
}

function sanctionsFactor(facts: RiskFacts, points: RiskModel['customer']): RiskFactor {
  if (facts.sanctions === 'match') return factor('Sanctions', 'Match', points.sanctions);
  if (facts.watchlist === 'match') return factor('Sanctions', 'Watchlist match', points.watchlist);
  return factor('Sanctions', ...hit(facts.sanctions, points.sanctions, points.unknown_share));
}

function isOpaque(facts: RiskFacts, types: readonly string[]): boolean {
  return facts.entity_type === 'Company' && startsAWord(facts.company_type, types);
}

function startsAWord(text: string | null, beginnings: readonly string[]): boolean {
  const words = ` ${(text ?? '').toLowerCase()}`;
  return beginnings.some((beginning) => words.includes(` ${beginning}`));
}

function complexityFactor(facts: RiskFacts, points: RiskModel['product_service']): RiskFactor {
  const base = points.complexity[facts.entity_type];
  if (facts.entity_type === 'Person') return factor('Product complexity', 'Private individual', base);
  const layers = bandOf(facts.ownership_layers, points.ownership_layers);
  const owners = bandOf(facts.ubo_count, points.ubo_count);
  const value = capitalised(`${layers.label}, ${owners.label}`);
  return factor('Product complexity', value, base + layers.points + owners.points);
}

function exposure(facts: RiskFacts, points: RiskModel['product_service']): [string, number] {
  if (facts.entity_type === 'Person') return ['Private individual', points.private_individual];
  const found = points.sectors.filter(
    ({ sic, words }) =>
      facts.sic_codes.some((code) => sic.some((beginning) => code.startsWith(beginning))) ||
      startsAWord(facts.industry, words),
  );
  if (found.length > 0)
    return [found.map(({ label }) => label).join(', '), Math.max(...found.map((s) => s.points))];
  const isStated = facts.sic_codes.length > 0 || facts.industry !== null;
  return isStated ? ['Other business', points.other_sector] : ['Not stated', points.sector_not_stated];
}

function size(
  facts: RiskFacts,
  amount: number | null,
  points: { person: number; not_stated: number; bands: readonly Band[] },
): [string, number] {
  if (facts.entity_type === 'Person') return ['Private individual', points.person];
  if (amount === null) return ['Not stated', points.not_stated];
  const band = bandOf(amount, points.bands);
  return [capitalised(band.label), band.points];
}

function unusualPatternsFactor(facts: RiskFacts, points: RiskModel['transaction']): RiskFactor {
  const seen: Band[] = [];
  if (facts.company_age_years !== null) seen.push(bandOf(facts.company_age_years, points.young_company));
  const perEmployee = (facts.annual_revenue ?? 0) / Math.max(1, facts.employee_count ?? Infinity);
  if (perEmployee > points.revenue_per_employee.over) {
    seen.push({
      from: 0,
      label: 'high revenue for each employee',
      points: points.revenue_per_employee.points,
    });
  }
  if (facts.data_tier === 'minimum')
    seen.push({ from: 0, label: 'minimum data', points: points.minimum_data });

  const scored = seen.filter((pattern) => pattern.points > 0);
  const value = scored.length > 0 ? capitalised(scored.map(({ label }) => label).join(', ')) : 'None seen';
  return factor(
    'Unusual patterns',
    value,
    scored.reduce((sum, pattern) => sum + pattern.points, 0),
  );
}

function bandOf(amount: number, bands: readonly Band[]): Band {
  return bands.findLast((band) => amount >= band.from)!; // every table starts at 0
}
