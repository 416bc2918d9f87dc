import { kindOf, type Topic, topicOf, verdictOf } from '../../alerts/kinds.ts';
import { verdictPhrase } from '../../alerts/verdict-words.ts';
import { decisionName } from '../../cases/decision-names.ts';
import { countriesInWords, countryName, isCountryCode, isOfCountries } from '../../country-names.ts';
import { capitalised } from '../../wording.ts';
import type { ReportedAlert } from '../schema.ts';
import { type Fields, isFields } from './fields.ts';

// Values of the API as the console says them, so that a pack and the screen name a decision alike.

const decisions: ReadonlyMap<unknown, string> = new Map(Object.entries(decisionName));

/** "Approved"; anything else unchanged. */
export const decisionSaid = (decision: unknown): unknown => decisions.get(decision) ?? decision;

/** "Company registry" for what the API calls a Name Mismatch. */
export const topicSaid = (item: Fields): Topic => topicOf(item as ReportedAlert); // as written by Pack.add

/** "True match, decline", "Same person, passed"; null before there is a resolution. */
export function resolutionSaid(item: Fields): string | null {
  const alert = item as ReportedAlert; // as written by Pack.add
  if (!alert.resolution_action) return null;
  return capitalised(verdictPhrase(kindOf(alert), verdictOf(alert), 'past'));
}

/** The verdict of the proposal in words. */
export function proposedSaid(item: Fields): string | null {
  const { proposal, ...alert } = item as ReportedAlert; // as written by Pack.add
  return proposal && capitalised(verdictPhrase(kindOf(alert), proposal));
}

/** What was given and found, if the sentence about it tells of countries. */
export const comparedSaid = (compared: Fields, sentence: unknown): Fields =>
  Object.fromEntries(
    Object.entries(compared).map(([name, value]) => [
      name,
      typeof value === 'string' && isCountryCode(value, String(sentence)) ? countryName(value) : value,
    ]),
  );

function saidIn(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => saidIn(name, each));
  if (isFields(value)) return name === 'metadata' ? value : countriesSaid(value);
  if (typeof value !== 'string') return value;
  if (isOfCountries(name)) return countryName(value);
  return name === 'summary' ? countriesInWords(value) : value;
}

/** All fields with countries by their names, except what a customer added. */
export const countriesSaid = (item: Fields): Fields =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, saidIn(name, value)]));
