import type { ScreeningModel } from '../model';

/** Learned by `npm run screen:learn` from model 2026-11-21. */
export const model: ScreeningModel = {
  version: '2026-11-21-learned',
  weights: {
    legal_form: 0.125,
    particle: 0.109,
    title: 0.083,
    initial: 0.27,
    number: 0.788,
    patronymic: 0.798,
    least_name: 0.35,
    generic: 0.796,
    common_name: 0.522,
  },
  likeness: {
    least: 0.6,
    initial: 0.75,
    first_letter_factor: 1.2,
    sound_share: 0.4,
    typo_cost: 0.95,
    typo_room: 0.8,
    typo_power: 1.23,
    vowel_slip: 0.5,
    misread: 0.9,
    vowels: 0.794,
    cut: 0.254,
    cut_last: 0.716,
    nickname: 0.79,
    acronym: 0.85,
    least_joined: 0.85,
    joined_factor: 0.977,
  },
  name: {
    conflict_cost: {
      person: 2.07,
      organisation: 1.165,
    },
    extra_query_cost: {
      person: 0.47,
      organisation: 0.648,
    },
    extra_candidate_cost: {
      person: 0.23,
      organisation: 0.295,
    },
    extra_given_name: 0.9,
    lone_word_cost: {
      person: 0.1,
      organisation: 0.128,
    },
    missing_patronymic: 0.372,
    contradictions: {
      number: 0.2,
      opposite: 0.42,
      patronymic: 0.3,
      initial: 0.092,
    },
    weak_alias_cap: 74,
  },
  evidence: {
    date: {
      same_day: 8,
      same_month: 6,
      same_span: 4,
      day_and_month_swapped: 3,
      slip_of_digits: 3,
      gaps: [
        { days: 3, verdict: 'near', points: 3 },
        {
          days: 366,
          verdict: 'near',
          points: -2,
        },
        {
          days: 1098,
          verdict: 'near',
          points: -6,
        },
        {
          days: 3660,
          verdict: 'conflict',
          points: -15,
        },
      ],
      apart: -25,
    },
    nationality: {
      agree: 2,
      conflict: -5,
    },
    country: {
      agree: 2,
      conflict: -3,
    },
    gender: {
      agree: 1,
      conflict: -8,
    },
    identifier: { agree: 20, conflict: -8, unique: 85 },
    type_conflict: {
      person: {
        company: -40,
        vessel: -40,
        aircraft: -40,
      },
      company: {
        person: -40,
        vessel: -15,
        aircraft: -15,
      },
      vessel: {
        person: -40,
        company: -15,
        aircraft: -25,
      },
      aircraft: {
        person: -40,
        company: -15,
        vessel: -25,
      },
    },
  },
};
