import type { ScreeningModel } from '../model';

/** Set by hand. */
export const model: ScreeningModel = {
  version: '2026-11-21',
  weights: {
    legal_form: 0.12,
    particle: 0.25,
    title: 0.08,
    initial: 0.35,
    number: 0.9,
    patronymic: 0.6,
    least_name: 0.35,
    generic: 0.6,
    common_name: 0.6,
  },
  likeness: {
    least: 0.6,
    initial: 0.7,
    first_letter_factor: 1.35,
    sound_share: 0.55,
    typo_cost: 1,
    vowel_slip: 0.5,
    vowels: 0.8,
    cut: 0.35,
    cut_last: 0.65,
    nickname: 0.85,
    acronym: 0.85,
    least_joined: 0.85,
    joined_factor: 0.98,
  },
  name: {
    conflict_cost: { person: 1.65, organisation: 1.25 },
    extra_query_cost: { person: 0.5, organisation: 0.6 },
    extra_candidate_cost: { person: 0.25, organisation: 0.25 },
    missing_patronymic: 0.3,
    contradictions: { number: 0.3, country: 0.3, patronymic: 0.3, initial: 0.2 },
    weak_alias_cap: 74,
  },
  evidence: {
    date: {
      same_day: 8,
      same_span: 4,
      day_and_month_swapped: 0,
      gaps: [
        { days: 366, verdict: 'near', points: -2 },
        { days: 3 * 366, verdict: 'near', points: -6 },
        { days: 10 * 366, verdict: 'conflict', points: -15 },
      ],
      apart: -25,
    },
    nationality: { agree: 2, conflict: -5 },
    country: { agree: 2, conflict: -3 },
    type_conflict: {
      person: { company: -40, vessel: -40, aircraft: -40 },
      company: { person: -40, vessel: -15, aircraft: -15 },
      vessel: { person: -40, company: -15, aircraft: -25 },
      aircraft: { person: -40, company: -15, vessel: -25 },
    },
  },
};
