import type { ScreeningModel } from '@/lib/domain/screening/model';

export interface TunableNumber {
  path: string;
  min: number;
  max: number;
}

/** Without dates, places and caps, because the labelled pairs contain only names. */
const ranges: Record<string, readonly [min: number, max: number]> = {
  'weights.legal_form': [0.05, 0.3],
  'weights.particle': [0.1, 0.4],
  'weights.title': [0.03, 0.2],
  'weights.initial': [0.2, 0.6],
  'weights.number': [0.6, 1],
  'weights.patronymic': [0.3, 0.9],
  'weights.least_name': [0.25, 0.6],
  'weights.generic': [0.3, 1],
  'weights.common_name': [0.4, 1],
  'likeness.least': [0.5, 0.7],
  'likeness.initial': [0.6, 0.85],
  'likeness.first_letter_factor': [1, 2],
  'likeness.sound_share': [0.4, 0.8],
  'likeness.typo_cost': [0.8, 1.8],
  'likeness.typo_room': [0, 1],
  'likeness.typo_power': [1, 1.6],
  'likeness.vowel_slip': [0.3, 1],
  'likeness.vowels': [0.6, 0.9],
  'likeness.cut': [0.2, 0.5],
  'likeness.cut_last': [0.5, 0.8],
  'likeness.nickname': [0.75, 0.95],
  'likeness.least_joined': [0.75, 0.92],
  'likeness.joined_factor': [0.9, 1],
  'name.conflict_cost.person': [1, 2.5],
  'name.conflict_cost.organisation': [0.8, 2.5],
  'name.extra_query_cost.person': [0.45, 0.9],
  'name.extra_query_cost.organisation': [0.3, 0.9],
  'name.extra_candidate_cost.person': [0.15, 0.4],
  'name.extra_candidate_cost.organisation': [0.15, 0.6],
  'name.extra_given_name': [0.8, 0.95],
  'name.lone_word_cost.person': [0.1, 0.6],
  'name.lone_word_cost.organisation': [0, 0.4],
  'name.missing_patronymic': [0, 0.6],
  'name.contradictions.number': [0.2, 1],
  'name.contradictions.opposite': [0, 1],
  'name.contradictions.patronymic': [0, 1],
  'name.contradictions.initial': [0, 0.6],
};

export const tunableNumbers: readonly TunableNumber[] = Object.entries(ranges).map(([path, [min, max]]) => ({
  path,
  min,
  max,
}));

type Branch = Record<string, unknown>;

export function numberAt(model: ScreeningModel, path: string): number {
  const value = path.split('.').reduce<unknown>((branch, key) => (branch as Branch)[key], model);
  if (typeof value !== 'number') throw new Error(`${path} is not a number of the model`);
  return value;
}

export function withNumber(model: ScreeningModel, path: string, value: number): ScreeningModel {
  const changed = structuredClone(model);
  const keys = path.split('.');
  // `numberAt` has checked that the path leads through objects.
  const parent = keys.slice(0, -1).reduce<Branch>((branch, key) => branch[key] as Branch, changed as never);
  parent[keys.at(-1) ?? ''] = value;
  return changed;
}
