import type { CheckTypeCode } from './words.ts';

/** Names for display. Separate from the schemas, so that a page can show a check without loading zod. */
export const checkName: Record<CheckTypeCode, string> = {
  COM_REGISTRY: 'Company registry',
  IDV_DATABASE: 'Identity database',
  IDV_EMAIL: 'Email address',
  IDV_PHONE: 'Phone number',
  IDV_ADDRESS: 'Address',
  IDV_DOCUMENT: 'Identity document',
  IDV_BIOMETRIC: 'Face',
  SCR_SANCTIONS: 'Sanctions screening',
  SCR_PEP: 'PEP screening',
  SCR_ADVERSE_MEDIA: 'Adverse media screening',
  SCR_WATCHLIST: 'Watchlist screening',
};

const names: ReadonlyMap<string, string> = new Map(Object.entries(checkName));
const list = new Intl.ListFormat('en');

/** "Identity database, Sanctions screening, and PEP screening" */
export const namesOfChecks = (codes: Iterable<string>): string =>
  list.format([...new Set(codes)].map((code) => names.get(code) ?? code));
