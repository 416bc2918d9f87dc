import type { ScreeningCategory } from '@/lib/domain/words';
import type { ListedType } from '@/lib/domain/screening/schema';

/**
 * FollowTheMoney's kinds of entity that can be screened against. The others describe these (Address, Sanction,
 * Passport), tie them together (Ownership, Family), or have no name that anybody bears (CryptoWallet, Security).
 * A LegalEntity may be a person too; the publisher does not know, and by far the most are organisations.
 */
export const listedTypes: Readonly<Record<string, ListedType>> = {
  Person: 'person',
  Company: 'company',
  Organization: 'company',
  PublicBody: 'company',
  LegalEntity: 'company',
  Vessel: 'vessel',
  Airplane: 'aircraft',
};

/**
 * OpenSanctions' topics by category. A topic without a line of its own belongs to what stands before its last dot;
 * one that has no line at all (`fin.bank`, `role.lawyer`) says what somebody is, not why to beware.
 */
const topicCategories: Readonly<Record<string, ScreeningCategory>> = {
  // With sanction.linked and sanction.control: what a listed party owns or runs is blocked as it is (50 % rule).
  sanction: 'sanctions',
  // An authority's freeze binds as a sanction does.
  'asset.frozen': 'sanctions',
  // Reprisals by the states that are sanctioned themselves, often against officials and journalists: to be known
  // of, but nothing that this list's users must obey.
  'sanction.counter': 'watchlist',

  'role.pep': 'pep',
  'role.rca': 'pep',
  // State bodies and state-owned companies: a politically exposed counterparty.
  gov: 'pep',

  // What courts and the press report of somebody. `wanted` is no report but an authority's notice.
  crime: 'adverse_media',
  'forced.labor': 'adverse_media',
  wanted: 'watchlist',

  // Official lists that restrict or warn and freeze nothing.
  debarment: 'watchlist',
  'corp.disqual': 'watchlist',
  export: 'watchlist',
  invest: 'watchlist',
  mare: 'watchlist',
  reg: 'watchlist',
  // Named by the publisher as being of interest, without an office.
  poi: 'watchlist',
  'role.oligarch': 'watchlist',
};

/** Without repeats; empty when no topic is a reason to screen. */
export function categoriesOf(topics: readonly string[]): ScreeningCategory[] {
  return [...new Set(topics.map(categoryOf).filter((category) => category !== null))];
}

function categoryOf(topic: string): ScreeningCategory | null {
  const known = Object.hasOwn(topicCategories, topic) ? topicCategories[topic] : undefined;
  if (known) return known;
  const dot = topic.lastIndexOf('.');
  return dot > 0 ? categoryOf(topic.slice(0, dot)) : null;
}
