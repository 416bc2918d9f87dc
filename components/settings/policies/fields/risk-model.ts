import { mostPoints, pointsLimit, type RatedModel, sumOfWeights } from '@/lib/domain/policies/points';
import type { RiskDimensions } from '@/lib/domain/risk/schema';
import { dimensionName, pathName } from '@/lib/domain/risk/names';
import { formatCount } from '@/components/ui/format';
import { isObject } from '@/components/ui/json';
import { unitOf } from '../setting-text';
import type { Path, Settings } from '../settings-path';
import {
  type FieldGroup,
  group,
  lines,
  number,
  type PlainField,
  percent,
  points,
  type RowsField,
} from './field';
import { foundBy } from './found-by';

type Dimension = keyof RiskDimensions;

const dimensions = Object.keys(dimensionName) as Dimension[]; // the keys of a Record of dimensions
const tiers = ['High', 'Medium', 'Low'];

/** Replaces null with NaN: an empty field is null, which would count as 0. */
function withGaps(value: unknown): unknown {
  if (value === null) return Number.NaN;
  if (Array.isArray(value)) return value.map(withGaps);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withGaps(each)]));
}

/** The sum, or NaN while a field is empty or missing. */
function summed(settings: Settings, sum: (model: RatedModel) => number): number {
  try {
    return rounded(sum(withGaps(settings) as RatedModel)); // it throws if the form does not have them all
  } catch {
    return Number.NaN;
  }
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function weightsCheck(settings: Settings): ReturnType<NonNullable<FieldGroup['check']>> {
  const sum = summed(settings, (model) => 100 * sumOfWeights(model));
  return sum === 100
    ? { text: 'Together 100%.', isWrong: false }
    : { text: `Together ${Number.isNaN(sum) ? '–' : sum}%. They must add up to 100%.`, isWrong: true };
}

const mostCheck = (dimension: Dimension) => (settings: Settings) => {
  const most = summed(settings, mostPoints[dimension]);
  if (Number.isNaN(most)) return { text: 'A value is missing.', isWrong: true };
  const text = `The most that a customer can have: ${most} of ${pointsLimit} points.`;
  return most <= pointsLimit
    ? { text, isWrong: false }
    : { text: `${text} That is too many.`, isWrong: true };
};

const ofDimension = (dimension: Dimension, fields: FieldGroup['fields']): FieldGroup => ({
  ...group(dimensionName[dimension], fields),
  path: [dimension],
  check: mostCheck(dimension),
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const named = (row: Settings) => textOf(row.label) || 'no name';
const pointsOf = ({ points: stored }: Settings) => `${String(stored ?? '–')} ${unitOf(stored, 'points')}`;

/** Rows of bands, each up to where the next one starts. */
const bands = (path: Path, label: string, unit: string): RowsField => ({
  kind: 'rows',
  path,
  label,
  noun: 'a step',
  columns: [
    number(['from'], 'From', unit),
    { kind: 'text', path: ['label'], label: 'Called' },
    points(['points'], 'Points'),
  ],
  nameOf: named,
  say: (row) => `${named(row)}, from ${formatCount(Number(row.from))}: ${pointsOf(row)}`,
  fresh: { from: null, label: '', points: 0 },
  order: (a, b) => numberOf(a.from) - numberOf(b.from),
});

const inCell = (path: Path, label: string, hint: string): PlainField => ({
  ...lines(path, label, hint),
  separator: ', ',
});

const sectors: RowsField = {
  kind: 'rows',
  path: ['product_service', 'sectors'],
  label: 'Lines of business',
  noun: 'a line of business',
  columns: [
    { kind: 'text', path: ['label'], label: 'Called' },
    points(['points'], 'Points'),
    inCell(['sic'], 'SIC codes', 'UK SIC 2007 codes or their beginnings'),
    inCell(['words'], 'Words', 'Words or word beginnings in the stated industry'),
  ],
  nameOf: named,
  say: (row) => [`${named(row)}: ${pointsOf(row)}`, ...foundBy(row)].join(', '),
  fresh: { label: '', sic: [], words: [], points: 0 },
};

const everyMonths = {
  read: (stored: unknown) => Number.parseInt(textOf(stored), 10) || null,
  write: (value: number) => `${value} Months`,
};

const tierTable: RowsField = {
  kind: 'rows',
  path: ['tiers'],
  label: 'Tiers',
  noun: 'a tier',
  columns: [
    { ...number(['from'], 'From a score of', ''), max: 100 },
    {
      kind: 'choice',
      path: ['tier'],
      label: 'Tier',
      choices: tiers.map((value) => ({ value, label: value })),
    },
    {
      kind: 'choice',
      path: ['path'],
      label: 'Due diligence',
      choices: Object.entries(pathName).map(([value, label]) => ({ value, label })),
    },
    { ...number(['review_frequency'], 'Review every', 'months'), form: everyMonths },
  ],
  // Two rows may make the same tier.
  nameOf: ({ tier, review_frequency }) =>
    `${textOf(tier)} tier, reviewed every ${textOf(review_frequency).toLowerCase()}`,
  say: ({ from, tier, path, review_frequency }) =>
    `From ${String(from)}: ${textOf(tier)}, ${pathName[path as keyof typeof pathName] ?? textOf(path)}, review every ${textOf(review_frequency).toLowerCase()}`,
  fresh: { from: null, tier: 'Low', path: 'SDD', review_frequency: '24 Months' },
  order: (a, b) => numberOf(b.from) - numberOf(a.from),
};

const floorNames: Record<string, string> = {
  sanctions: 'Sanctions match',
  pep: 'PEP match',
  watchlist: 'Watchlist match',
  established_under_call_for_action: 'Country under a FATF call for action',
  established_under_increased_monitoring: 'Country under FATF increased monitoring',
};

const bySize = (path: Path, label: string, unit: string): FieldGroup['fields'] => [
  points([...path, 'person'], `${label} of a person`),
  points([...path, 'not_stated'], `${label} that is not stated`),
  bands([...path, 'bands'], `${label} of a company`, unit),
];

const fatf = {
  none: 'not on its lists',
  increased_monitoring: 'increased monitoring',
  call_for_action: 'call for action',
};
const fatfEntries = Object.entries(fatf);

const productFields = (name: string) => (path: string, label: string) => points([name, path], label);
const ofProduct = productFields('product_service');

/** The whole risk model (API §7.3). */
export const riskModelGroups: readonly FieldGroup[] = [
  {
    ...group(
      'How much each dimension counts',
      dimensions.map((dimension) => percent(['weights', dimension], dimensionName[dimension])),
    ),
    path: ['weights'],
    check: weightsCheck,
  },
  group('Which score makes which tier', [tierTable]),
  ofDimension('customer', [
    points(['customer', 'entity_type', 'Person'], 'Entity type: person'),
    points(['customer', 'entity_type', 'Company'], 'Entity type: company'),
    points(['customer', 'entity_type', 'Opaque company'], 'Entity type: company that can hide its owners'),
    points(['customer', 'pep'], 'PEP match'),
    points(['customer', 'sanctions'], 'Sanctions match'),
    points(['customer', 'watchlist'], 'Watchlist match', 'Where there is no sanctions match.'),
    points(['customer', 'adverse_media'], 'Adverse media match'),
    percent(
      ['customer', 'unknown_share'],
      'What was not screened counts',
      'Share of the points for a match, in steps of 10%.',
    ),
    lines(
      ['customer', 'opaque_company_types'],
      'Company types that can hide their owners',
      'One per line: a word of the company type, or its first letters.',
    ),
  ]),
  ofDimension('geographic', [
    percent(['geographic', 'country_risk'], 'Country risk', 'Share of the riskiest country’s risk.'),
    percent(
      ['geographic', 'jurisdiction'],
      'Jurisdiction',
      'Share of the risk of the country of registration or residence.',
    ),
    ...fatfEntries.map(([status, name]) => points(['geographic', 'fatf', status], `FATF: ${name}`)),
    ...fatfEntries.map(([status, name]) => ({
      ...number(
        ['geographic', 'countries', 'fatf_minimum', status],
        `Least risk of a country: ${name}`,
        'of 100',
      ),
      max: 100,
    })),
    {
      ...number(['geographic', 'countries', 'unknown'], 'Risk of a country without a rating', 'of 100'),
      max: 100,
    },
    { kind: 'date', path: ['geographic', 'countries', 'as_of'], label: 'FATF lists as of' },
    { kind: 'text', path: ['geographic', 'countries', 'source'], label: 'Source of the ratings' },
    { kind: 'countries', path: ['geographic', 'countries'], label: 'Countries' },
  ]),
  ofDimension('product_service', [
    points(['product_service', 'complexity', 'Person'], 'Product complexity of a person'),
    points(['product_service', 'complexity', 'Company'], 'Product complexity of a company'),
    ofProduct('private_individual', 'Regulatory exposure: private individual'),
    ofProduct('sector_not_stated', 'Regulatory exposure: business not stated'),
    ofProduct('other_sector', 'Regulatory exposure: other business'),
    bands(['product_service', 'ownership_layers'], 'Layers of ownership', 'layers'),
    bands(['product_service', 'ubo_count'], 'Beneficial owners', 'owners'),
    sectors,
  ]),
  ofDimension('transaction', [
    ...bySize(['transaction', 'volume'], 'Volume', ''),
    ...bySize(['transaction', 'frequency'], 'Frequency', 'employees'),
    bands(['transaction', 'young_company'], 'Age of a company', 'years'),
    number(['transaction', 'revenue_per_employee', 'over'], 'Revenue for each employee is high over', ''),
    points(['transaction', 'revenue_per_employee', 'points'], 'High revenue for each employee'),
    points(['transaction', 'minimum_data'], 'Minimum data'),
  ]),
  {
    ...group(
      'Lowest score whatever the sum',
      Object.entries(floorNames).flatMap(([reason, name]): PlainField[] => [
        { ...number(['floors', reason, 'score'], name, 'of 100'), max: 100 },
        { kind: 'text', path: ['floors', reason, 'label'], label: `${name}: called` },
      ]),
    ),
    path: ['floors'],
  },
];
