export const caseName = (number: number) => `CAS-${String(number).padStart(6, '0')}`;

/** A number as people write it: up to five digits without leading zeros. */
const said = /^cas[- ]?([1-9]\d{0,4})$/i;

/** `cas-18` is searched as CAS-000018, which does not contain it; other text is unchanged. */
export function asCaseName(text: string): string {
  const [, number] = said.exec(text.trim()) ?? [];
  return number === undefined ? text : caseName(Number(number));
}
