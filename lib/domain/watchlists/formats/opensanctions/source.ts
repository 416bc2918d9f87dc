import { particulars } from '../particulars';

type Reference = readonly [publisher: 'eu' | 'ofac' | 'ofsi' | 'uk', id: string];

type Reader = (id: string) => Reference;

/**
 * OpenSanctions' prefixes of the ids of a source: `ofac-36`, `eu-fsf-eu-8282-49`, `gb-hmt-14688`,
 * `gb-fcdo-rus0737`.
 */
const readers: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/^ofac-(\d+)$/, (id) => ['ofac', id]],
  [/^eu-fsf-eu-(\d+-\d+)$/, (id) => ['eu', `EU.${id.replace('-', '.')}`]],
  [/^gb-hmt-(\d+)$/, (id) => ['ofsi', id]],
  [/^gb-fcdo-([a-z]+\d+)$/, (id) => ['uk', id.toUpperCase()]],
];

/** Ids that belong to an entry of a publisher whose lists we read. */
const referencesIn = (ids: readonly string[]): Reference[] =>
  ids.flatMap((id) =>
    readers.flatMap(([pattern, read]) => {
      const found = pattern.exec(id)?.[1];
      return found ? [read(found)] : [];
    }),
  );

/** `referents` are the ids that OpenSanctions' sources give the entity. */
export const openSanctionsParticulars = (
  id: string,
  referents: readonly string[],
  given: Parameters<typeof particulars>[0],
) =>
  particulars({
    ...given,
    source_url: `https://www.opensanctions.org/entities/${encodeURIComponent(id)}/`,
    listed_as: [['opensanctions', id], ...referencesIn([id, ...referents])],
  });
