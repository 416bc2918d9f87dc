import type { ScreeningModel } from '../model';

/** Set by hand. */
export const model: ScreeningModel = {
  version: '2026-11-21',
  weights: { legal_form: 0.12, particle: 0.25, title: 0.08, initial: 0.35, number: 0.9, least_name: 0.35 },
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
    acronym: 0.85,
    least_joined: 0.85,
    joined_factor: 0.98,
  },
  name: {
    unmatched_query_cost: 0.8,
    unmatched_candidate_cost: 0.25,
    contradiction_cost: { person: 0.6, organisation: 0.2 },
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
