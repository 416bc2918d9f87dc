type Numbers = Readonly<Record<string, number>>;
type Rated = readonly { points: number }[];
interface BySize {
  person: number;
  not_stated: number;
  bands: Rated;
}

/** The parts of a risk model that its sums depend on. */
export interface RatedModel {
  weights: Numbers;
  customer: {
    entity_type: Numbers;
    pep: number;
    sanctions: number;
    watchlist: number;
    adverse_media: number;
  };
  geographic: { country_risk: number; fatf: Numbers; jurisdiction: number };
  product_service: {
    complexity: Numbers;
    ownership_layers: Rated;
    ubo_count: Rated;
    private_individual: number;
    sector_not_stated: number;
    other_sector: number;
    sectors: Rated;
  };
  transaction: {
    volume: BySize;
    frequency: BySize;
    young_company: Rated;
    revenue_per_employee: { points: number };
    minimum_data: number;
  };
}

/** They add up to 1. */
export const sumOfWeights = ({ weights }: Pick<RatedModel, 'weights'>): number =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);

/** Points of one dimension. */
export const pointsLimit = 100;

const mostOf = (points: readonly number[]) => Math.max(0, ...points);
const mostRated = (rated: Rated) => mostOf(rated.map(({ points }) => points));
const mostOfSize = ({ person, not_stated, bands }: BySize) => mostOf([person, not_stated, mostRated(bands)]);

/** The maximum points of each dimension. */
export const mostPoints = {
  customer: ({ customer: points }) =>
    mostOf(Object.values(points.entity_type)) +
    points.pep +
    mostOf([points.sanctions, points.watchlist]) +
    points.adverse_media,
  geographic: ({ geographic: points }) =>
    100 * (points.country_risk + points.jurisdiction) + mostOf(Object.values(points.fatf)),
  product_service: ({ product_service: points }) =>
    mostOf(Object.values(points.complexity)) +
    mostRated(points.ownership_layers) +
    mostRated(points.ubo_count) +
    mostOf([
      points.private_individual,
      points.sector_not_stated,
      points.other_sector,
      mostRated(points.sectors),
    ]),
  transaction: ({ transaction: points }) =>
    mostOfSize(points.volume) +
    mostOfSize(points.frequency) +
    mostRated(points.young_company) +
    points.revenue_per_employee.points +
    points.minimum_data,
} satisfies Record<string, (model: RatedModel) => number>;
