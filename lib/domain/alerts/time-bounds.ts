/** In days: `from` and `until` are inclusive, `after` and `before` exclusive. */
export interface TimeBounds {
  from?: number;
  after?: number;
  before?: number;
  until?: number;
}

type Comparison = keyof TimeBounds;

/** How long ago an alert was opened. */
export const ageBounds = {
  'Under 1 day': { before: 1 },
  '1 to 3 days': { from: 1, before: 3 },
  '3 to 7 days': { from: 3, before: 7 },
  '7 to 14 days': { from: 7, before: 14 },
  'Over 14 days': { from: 14 },
} as const satisfies Record<string, TimeBounds>;

/** How far ahead a deadline is. The ranges do not overlap. */
export const aheadBounds = {
  'Within 24 hours': { after: 0, before: 1 },
  '1 to 7 days': { from: 1, before: 7 },
  'After 7 days': { from: 7 },
} as const satisfies Record<string, TimeBounds>;

/** A deadline exactly now has passed. */
export const dueBounds = {
  Overdue: { until: 0 },
  'Overdue or within 24 hours': { before: 1 },
  ...aheadBounds,
} as const satisfies Record<string, TimeBounds>;

export const namesOf = <Name extends string>(bounds: Record<Name, TimeBounds>) =>
  Object.keys(bounds) as Name[]; // its own keys

/** Each bound with its comparison, for building SQL. */
export const comparisonsIn = (bounds: TimeBounds) => Object.entries(bounds) as [Comparison, number][]; // its own keys

const dayMs = 86_400_000;

const fits: Record<Comparison, (ms: number, bound: number) => boolean> = {
  from: (ms, bound) => ms >= bound,
  after: (ms, bound) => ms > bound,
  before: (ms, bound) => ms < bound,
  until: (ms, bound) => ms <= bound,
};

export const isWithin = (bounds: TimeBounds, ms: number): boolean =>
  comparisonsIn(bounds).every(([comparison, days]) => fits[comparison](ms, days * dayMs));
