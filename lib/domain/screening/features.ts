import type { ExplanationFeature } from './schema';

/** What the matcher weighs of a name. Excludes zod: the console groups by these. Other providers have further features. */
export const nameFeatures = [
  'name',
  'unmatched words',
  'word order',
  'common names',
  'characters',
  'weak alias',
] as const;
export type NameFeature = (typeof nameFeatures)[number];

export type FactFeature =
  | 'entity_type'
  | 'date_of_birth'
  | 'nationality'
  | 'country'
  | 'gender'
  | 'identifier';

export type Feature = NameFeature | FactFeature;

export const isOfName = ({ feature }: Pick<ExplanationFeature, 'feature'>): boolean =>
  nameFeatures.some((name) => name === feature);

export const isFeature =
  (name: Feature) =>
  ({ feature }: Pick<ExplanationFeature, 'feature'>): boolean =>
    feature === name;

export const findFeature = (
  explanation: readonly ExplanationFeature[],
  name: Feature,
): ExplanationFeature | undefined => explanation.find(isFeature(name));
