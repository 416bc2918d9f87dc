import type { ScreeningCategory } from '@/lib/domain/words';
import type { ListedType } from '@/lib/domain/screening/schema';

/**
 * FollowTheMoney's schemata that can be screened against. Others describe these (Address, Sanction,
 * Passport), relate them (Ownership, Family), or have no names to compare (CryptoWallet, Security). A
 * LegalEntity may be a person, but most are organisations.
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
 * Categories of OpenSanctions' topics. An unlisted topic inherits from the part before its last dot. A topic
 * without any category (`fin.bank`, `role.lawyer`) is no reason to screen.
 */
const topicCategories: Readonly<Record<string, ScreeningCategory>> = {
  // Includes sanction.linked and sanction.control: the 50% rule blocks what a listed party owns or controls.
  sanction: 'sanctions',
  // An authority's freeze is as binding as a sanction.
  'asset.frozen': 'sanctions',
  // Counter-sanctions by sanctioned states, often against officials and journalists: worth knowing, but not
  // binding on the users of this list.
  'sanction.counter': 'watchlist',

  'role.pep': 'pep',
  'role.rca': 'pep',
  // State bodies and state-owned companies: a politically exposed counterparty.
  gov: 'pep',

  // Reports of courts and the press. `wanted` is an authority's notice instead.
  crime: 'adverse_media',
  'forced.labor': 'adverse_media',
  wanted: 'watchlist',

  // Official lists that restrict or warn, without a freeze.
  debarment: 'watchlist',
  'corp.disqual': 'watchlist',
  export: 'watchlist',
  invest: 'watchlist',
  mare: 'watchlist',
  reg: 'watchlist',
  // Of interest to the publisher, without an office.
  poi: 'watchlist',
  'role.oligarch': 'watchlist',
};

/** Each category once; empty when no topic is a reason to screen. */
export function categoriesOf(topics: readonly string[]): ScreeningCategory[] {
  return [...new Set(topics.map(categoryOf).filter((category) => category !== null))];
}

function categoryOf(topic: string): ScreeningCategory | null {
  const known = Object.hasOwn(topicCategories, topic) ? topicCategories[topic] : undefined;
  if (known) return known;
  const dot = topic.lastIndexOf('.');
  return dot > 0 ? categoryOf(topic.slice(0, dot)) : null;
}
