import type { ScreeningModel } from '../model';

/**
 * Model 2026-11-23-read, which also distinguishes names of more regions, and slips of finger, eye and ear.
 */
export const model: ScreeningModel = {
  version: '2026-11-26-borne',
  weights: {
    legal_form: 0.05,
    particle: 0.244,
    title: 0.08,
    initial: 0.27,
    number: 0.72,
    patronymic: 0.81,
    least_name: 0.35,
    generic: 0.845,
    common_name: 0.438,
  },
  likeness: {
    least: 0.6,
    initial: 0.781,
    first_letter_factor: 1.15,
    sound_share: 0.4,
    typo_cost: 1,
    typo_room: 0.65,
    typo_power: 1.2,
    vowel_slip: 0.5,
    far_letter: 1.5,
    name_tables: 3,
    far_respelling: [
      { letters: 7, most: 0.7 },
      { letters: 9, most: 1.05 },
      { letters: 40, most: 1.95 },
    ],
    compounds: true,
    misread: 0.9,
    vowels: 0.806,
    cut: 0.281,
    cut_last: 0.71,
    least_cut: 0.8,
    nickname: 0.784,
    romanised: 0.95,
    other_name: 0.3,
    other_reading: 0.3,
    other_joined: 0.3,
    part_of_other_class: false,
    vowels_kept: 0.5,
    acronym: 0.85,
    least_joined: 0.85,
    joined_sound: 0.75,
    joined_factor: 0.978,
  },
  name: {
    conflict_cost: {
      person: 2.175,
      organisation: 0.91,
    },
    extra_query_cost: {
      person: 0.45,
      organisation: 0.672,
    },
    extra_candidate_cost: {
      person: 0.238,
      organisation: 0.408,
    },
    extra_given_name: 0.85,
    extra_given_name_from: 1.4,
    extra_syllable_cost: 0.8,
    max_syllables: 6,
    changed_order: 0.35,
    changed_chain: true,
    common_weight: 1.6,
    common_cost: 1.5,
    shared_reading: 1,
    other_characters: 1,
    lone_word_cost: {
      person: 0.1,
      organisation: 0.14,
    },
    missing_patronymic: 0.408,
    contradictions: {
      number: 0.2,
      opposite: 0.38,
      patronymic: 0.3,
      initial: 0.11,
      generation: 1,
    },
    missing_number: 0.7,
    missing_country: 0.35,
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
        {
          days: 3,
          verdict: 'near',
          points: 3,
        },
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
    identifier: {
      agree: 20,
      conflict: -8,
      unique: 85,
    },
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
  ofac: { rounding: 0.999999999, apostrophe: '' },
};
