import type { Settings } from '../settings-path';

/** What assigns a stated industry to a line of business: "SIC 46 47", "words tulip". */
export const foundBy = ({ sic, words }: Settings): string[] =>
  Object.entries({ SIC: sic, words }).flatMap(([name, found]) =>
    Array.isArray(found) && found.length > 0 ? [`${name} ${found.join(' ')}`] : [],
  );
